/** Nights as their dates are written, such as 2026-11-17; the same everywhere, so all of it is in UTC. */
const DAY = 86_400_000;

const at = (night: string): number => Date.parse(`${night}T00:00:00Z`);
const written = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The night so many nights later, or earlier. */
export function nightAfter(night: string, nights: number): string {
  return written(at(night) + nights * DAY);
}

/** The seven nights of the week of a night, from Monday on. */
export function weekOf(night: string): string[] {
  const sinceMonday = (new Date(at(night)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, place) => nightAfter(night, place - sinceMonday));
}
