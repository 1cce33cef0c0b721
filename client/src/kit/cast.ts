// Who plays in the five games and against people: names → options of the ghost.
import { own, place } from './draw.ts';
import type { Accessory } from './accessories.ts';
import type { Mood } from './faces.ts';
import { ghost } from './figure.ts';
import type { GhostOptions } from './figure.ts';

/** A figure of the cast; its letter is the family's, shown where it is asked for. */
type Part = Omit<GhostOptions, 'title'>;

const figures = <Name extends string>(parts: Readonly<Record<Name, Part>>): Readonly<Record<Name, Part>> => parts;

export const CAST = figures({
  // 18 Ghosts: two families; add colour
  rund: { family: 'round' }, spitz: { family: 'spitz' },
  // Ghosts: six families
  mummies: { family: 'mummy', colour: 'yellow', letter: 'M' }, frankies: { family: 'frank', colour: 'red', letter: 'F' }, skeletons: { family: 'bones', colour: 'blue', letter: 'S' },
  ghosts: { family: 'boo', colour: 'white', letter: 'G', mood: 'laugh' }, vampires: { family: 'vamp', colour: 'black', letter: 'V', accessory: 'fangs', mood: 'calm' }, zombies: { family: 'zombie', colour: 'green', letter: 'Z' },
  fog: { family: 'fog', colour: 'white' },
  // Ghoosty!
  g1: { family: 'kid', colour: 'yellow', accessory: ['nightcap', 'teddy'], mood: 'laugh' },
  g2: { family: 'kid', colour: 'white', accessory: 'dummy', mood: 'calm' },
  g3: { family: 'dog3', colour: 'red' },
  g4: { family: 'sheet', colour: 'white', accessory: 'scarf', mood: 'calm' },
  g5: { family: 'wisp', colour: 'white', accessory: 'glasses', mood: 'think' },
  g6: { family: 'round', colour: 'white', accessory: 'flower', mood: 'laugh' },
  g7: { family: 'boo', colour: 'white', accessory: 'umbrella', mood: 'boo' },
  g8: { family: 'mouse', colour: 'blue', accessory: 'arrows', mood: 'wink' },
  g9: { family: 'bell', colour: 'white', accessory: ['bun', 'tea'], mood: 'calm' },
  g10: { family: 'turnip', colour: 'white', mood: 'grumpy' },
  g11: { family: 'bones', colour: 'blue', accessory: 'chain' },
  g12: { family: 'hunch', colour: 'red', accessory: 'lantern', mood: 'grumpy' },
  g13: { family: 'lord', colour: 'white', accessory: ['tash', 'tophat', 'bowtie'], mood: 'sly' },
  g14: { family: 'sheet', colour: 'white', accessory: ['crown', 'key'], mood: 'sly' },
  gX: { family: 'bell', colour: 'blue', accessory: ['mask', 'bow'], accent: '#E4315F' },
  gT: { family: 'cat', colour: 'yellow', accessory: 'fish', mood: 'sly' },
  // Ghost for $ale
  truelight: { family: 'bell', colour: 'violet', accessory: ['bun', 'glasses', 'pearls', 'candle'], mood: 'calm', accent: '#E7DDF5' },
  lord: { family: 'lord', accessory: ['tash', 'tophat', 'bowtie'], mood: 'calm' },
  lady: { family: 'bell', accessory: ['lashes', 'bonnet', 'pearls'], mood: 'calm' },
  // Rest in Peace: values 1–6 grow; blue wisps, green turnips (Rübengeister)
  wisps: { family: 'wisp', colour: 'blue' }, turnips: { family: 'turnip', colour: 'green' },
  // bots
  flake: { family: 'kid', colour: 'white', accessory: 'snow', mood: 'happy' },
  rumble: { family: 'round', colour: 'red', accessory: 'pan', mood: 'grumpy' },
  veil: { family: 'bell', colour: 'violet', accessory: ['veil', 'tea'], mood: 'calm' },
  dusk: { family: 'vamp', colour: 'black', accessory: ['monocle', 'fangs'], mood: 'sly' },
  midnight: { family: 'spitz', colour: 'black', accessory: 'clock', mood: 'calm' },
});
export type CastName = keyof typeof CAST | `${'wisps' | 'turnips'}${1 | 2 | 3 | 4 | 5 | 6}`;

// Rest in Peace: the higher the value, the taller and the grander.
const HEIGHT: Readonly<Record<string, readonly [scale: number, mood: Mood, wears: readonly Accessory[]]>> = {
  1: [0.62, 'happy', []],
  2: [0.7, 'wink', ['bowtie']],
  3: [0.78, 'calm', ['scarf']],
  4: [0.86, 'sly', ['glasses']],
  5: [0.94, 'grumpy', ['tophat']],
  6: [1, 'boo', ['crown']],
};

/** The options of a figure of the cast; a name nobody knows is a plain ghost. */
export function part(name: string): Part {
  const [, family, value] = /^(wisps|turnips)([1-6])$/.exec(name) ?? [];
  const grown = own(HEIGHT, value);
  if (grown) return { ...own(CAST, family), scale: grown[0], mood: grown[1], accessory: grown[2] };
  return own<Part>(CAST, name) ?? {};
}

/** A figure of the cast; letter: true shows the letter of its family. */
export function cast(name: string, o: Omit<GhostOptions, 'letter'> & { letter?: string | boolean } = {}): string {
  const { letter: familyLetter, ...rest } = part(name);
  const letter = o.letter === true ? familyLetter : o.letter || undefined;
  return ghost({ ...rest, ...o, letter });
}

/** A figure of the cast without its letter, its corner at (x, y). */
export const bare = (name: string, x: number, y: number, s: number, o: Omit<GhostOptions, 'letter'> = {}, turn = 0): string => place(x, y, s, cast(name, { ...o, bare: true }), turn);
