/** What those at a table are called: people as they want, ghosts in the language of whoever reads (texts/names.py). */
import type { Chair } from '$protocol';
import type { Texts } from './texts.ts';

/** What the chairs are called, each name once. */
export function namesOf(chairs: readonly Chair[], texts: Texts): string[] {
  const names: string[] = [];
  for (const [seat, chair] of chairs.entries()) {
    const name = nameOf(chair, seat, texts);
    let number = 1;
    while (names.includes(number === 1 ? name : `${name} ${number}`)) number += 1;
    names.push(number === 1 ? name : `${name} ${number}`);
  }
  return names;
}

function nameOf(chair: Chair, seat: number, texts: Texts): string {
  if (chair.who === 'bot') return texts.say(`level-${chair.level ?? chair.name}`);
  return chair.who === 'empty' ? texts.say('seat-number', { number: seat + 1 }) : chair.name;
}
