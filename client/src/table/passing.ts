/** What may be said while a device is passed on: only what everybody who shares it has been told in the same words. */
import type { AnyEvent, News } from '$protocol';

/** What one of those who share a device was told by some news. */
export type Told = readonly AnyEvent[];

export const toldBy = ({ events }: News): Told => events ?? [];

/**
 * Of what somebody has not looked at yet: what all the others at this device were told, too, in the same order; news of
 * which nothing is left are left out. News are numbered for each seat by itself, so they are told apart by their words.
 */
export function knownToAll(missed: readonly Told[], others: readonly (readonly Told[])[]): readonly Told[] {
  const common = others.map((told) => commonWith(missed.flat(), told.flat()));
  return missed.map((events) => events.filter((event) => common.every((known) => known.has(event)))).filter((events) => events.length > 0);
}

/** From the newest back: each event is found before the one that followed it. */
function commonWith(missed: Told, told: Told): ReadonlySet<AnyEvent> {
  const words = told.map((event) => JSON.stringify(event));
  const common = new Set<AnyEvent>();
  let before = words.length;
  for (const event of missed.toReversed()) {
    const at = before === 0 ? -1 : words.lastIndexOf(JSON.stringify(event), before - 1);
    if (at < 0) continue;
    common.add(event);
    before = at;
  }
  return common;
}
