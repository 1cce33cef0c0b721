/** Who has come to a table and who has left it, from how its chairs were to how they are. */
import type { Chair } from '$protocol';

/** Somebody who sits down at a seat, or who has left. */
export interface Change {
  readonly name: string;
  /** Where they sit now; null who has left. */
  readonly seat: number | null;
}

/** `names` are those of the chairs now, as people read them; of a ghost that has gone nothing is told. */
export function comingsAndGoings(before: readonly Chair[], now: readonly Chair[], names: readonly string[]): readonly Change[] {
  const sits = ({ person }: Chair, chairs: readonly Chair[]) => chairs.some((chair) => chair.person === person);
  const left = before.filter((chair) => chair.who === 'person' && !sits(chair, now)).map(({ name }) => ({ name, seat: null }));
  // A ghost has no number of its own: one that was there before in this place has not come just now.
  const isNew = (chair: Chair, seat: number) => (chair.who === 'person' ? !sits(chair, before) : chair.who === 'bot' && before[seat]?.who === 'empty');
  return [...left, ...now.flatMap((chair, seat) => (isNew(chair, seat) ? [{ name: names[seat] ?? chair.name, seat }] : []))];
}
