/** The rules of 18 Ghosts in pictures. */
import { figure, mirror, portal } from '../../kit/board.ts';
import { svg } from '../../kit/draw.ts';
import type { DrawPictures, Part } from '../../texts/pictures.ts';
import type { Colour, Facing } from './castle.ts';

export const pictures: DrawPictures = (texts) => {
  const letters: Readonly<Record<Colour, string>> = texts.language === 'de' ? { red: 'R', blue: 'B', yellow: 'G' } : { red: 'R', blue: 'B', yellow: 'Y' };
  const sized = (drawn: string, width: number): Part => ({ draw: `<span style="display:block;width:${width}px">${drawn}</span>` });
  const ghost = (colour: Colour, family: 'round' | 'spitz' = 'round', more: { mood?: 'scared' | 'happy' | 'sad'; accessory?: 'chain' } = {}): Part =>
    sized(figure({ family, colour, own: family === 'round', letter: letters[colour], ...more }), 76);
  const gate = (colour: Colour, facing: Facing, wall = false): Part => sized(portal({ colour, facing, letter: letters[colour], wall, mini: true }), 84);
  const hall = sized(svg(100, 100, mirror()), 70);
  const beats: Part = { sign: '>' };
  const then: Part = { sign: '→' };
  return {
    '1.2': [gate('red', 'north', true), gate('blue', 'south', true), gate('yellow', 'east', true)],
    '1.3': [ghost('red'), ghost('blue'), ghost('yellow'), ghost('red', 'spitz'), ghost('blue', 'spitz'), ghost('yellow', 'spitz')],
    '3.4': [hall, then, hall],
    '3.5': [ghost('red'), beats, ghost('blue', 'spitz'), beats, ghost('yellow'), beats, ghost('red', 'spitz')],
    '3.6': [ghost('red'), { sign: '+' }, ghost('blue', 'spitz', { mood: 'sad', accessory: 'chain' })],
    '4.2': [gate('blue', 'south', true), then, gate('blue', 'west')],
    '4.3': [ghost('blue', 'round', { mood: 'happy' }), then, gate('blue', 'west')],
  };
};
