// The ghost and everybody who is one: one door to the drawing, its cast and its words.
export { ACCESSORIES, type Accessory } from './accessories.ts';
export { CAST, cast, type CastName, part } from './cast.ts';
export { type Colour, COLOURS, type GameColour, LETTERS, LETTERS_BOTH, MOTIFS } from './colours.ts';
export { esc } from './draw.ts';
export { MOODS, type Mood } from './faces.ts';
export { ghost, type GhostOptions } from './figure.ts';
export { FAMILIES, type Family } from './silhouettes.ts';
