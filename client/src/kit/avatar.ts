// Avatars: a ghost in four words. What comes from elsewhere is read leniently; what nobody knows becomes a plain ghost.
import { ACCESSORIES } from './accessories.ts';
import type { Accessory } from './accessories.ts';
import { CAST, cast } from './cast.ts';
import type { Colour } from './colours.ts';
import { own } from './draw.ts';
import { MOODS } from './faces.ts';
import type { Mood } from './faces.ts';
import { ghost } from './figure.ts';
import type { GhostOptions } from './figure.ts';
import { FAMILIES } from './silhouettes.ts';
import type { Family } from './silhouettes.ts';

/** Avatars to choose from, as they travel: family-colour, then a mood, then something to wear. */
export const AVATARS = [
  'cat-yellow',
  'boo-violet-laugh',
  'mouse-blue',
  'turnip-green-happy',
  'round-red-wink',
  'wisp-blue-sly-tophat',
  'sheet-rose-calm-glasses',
  'kid-white-happy-cap',
  'mummy-yellow',
  'bell-violet-calm-bun',
  'sheet-white-happy-scarf',
  'frank-green-happy',
  'spitz-red-sly',
  'vamp-black-calm-fangs',
  'bones-blue',
  'lord-green-calm-tophat',
  'zombie-green',
  'dog3-red',
  'boo-white-wink-crown',
  'wisp-rose-laugh-flower',
] as const;

const GROUNDS = ['#5B4AA8', '#F7D9E6', '#FFD9A8', '#FFF0C9', '#BFE3FF', '#FFE9B0', '#D9CDF5', '#7A3B2E', '#C9E8DC'] as const;
const COLOUR_GROUND: Readonly<Record<Colour, string>> = { red: '#BFE3FF', blue: '#FFD9A8', yellow: '#5B4AA8', green: '#FFF0C9', white: '#57518A', black: '#FFE9B0', violet: '#F7D9E6', rose: '#D9CDF5' };
const CAST_GROUND: Readonly<Record<string, string>> = { flake: '#57518A', rumble: '#F3C9A2', veil: '#D9CDF5', dusk: '#B7A6E8', midnight: '#FFE9B0' };

const find = <T extends string>(list: readonly T[], word: string | undefined): T | undefined => list.find((one) => one === word);

/** The ghost that an avatar's words describe. */
export function avatarOptions(avatar: string): GhostOptions {
  const [family, colour, ...more] = avatar.split('-', 4);
  const mood = more.map((word) => find<Mood>(MOODS, word)).find(Boolean);
  const accessory = more.map((word) => find<Accessory>(ACCESSORIES, word)).find(Boolean);
  return { family: find<Family>(FAMILIES, family), colour: own(COLOUR_GROUND, colour) ? (colour as Colour) : 'white', mood, accessory };
}

/** A number that is always the same for the same text. */
const tally = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1000003, 7);

/** The avatar somebody has, or the one that goes with the name of somebody who chose none. */
export const avatarFor = (avatar: string | null | undefined, name: string): string => avatar || (AVATARS[tally(name) % AVATARS.length] ?? AVATARS[0]);

export const avatarGround = (avatar: string): string => {
  const ready = own(CAST_GROUND, avatar);
  if (ready) return ready;
  const colour = own(COLOUR_GROUND, avatar.split('-')[1]);
  return colour ?? GROUNDS[tally(avatar) % GROUNDS.length] ?? GROUNDS[0];
};

/** An avatar as a whole figure; a name of the cast is drawn as that figure. */
export const avatarFigure = (avatar: string, o: Omit<GhostOptions, 'letter'> = {}): string => {
  const given = Object.fromEntries(Object.entries(o).filter(([, value]) => value !== undefined));
  return own(CAST as Record<string, unknown>, avatar) ? cast(avatar, given) : ghost({ ...avatarOptions(avatar), ...given });
};
