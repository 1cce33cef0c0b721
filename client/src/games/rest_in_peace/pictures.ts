/** The rules of Rest in Peace in pictures. */
import { ball } from '../../kit/emblems.ts';
import type { DrawPictures, Part } from '../../texts/pictures.ts';
import { backOf, familyGhost, handCard, house } from './pieces.ts';

export const pictures: DrawPictures = () => {
  const ghost = (value: number, seat = 0): Part => ({ draw: handCard(seat, value, 80) });
  const lot = (kind: 'villa' | 'castle'): Part => ({ draw: house(kind, 64) });
  const psychics = Object.fromEntries(Array.from({ length: 29 }, (_, i) => [`7.${i + 1}`, [{ draw: ball(i + 1, 64) }] as readonly Part[]]));
  return {
    ...psychics,
    '1.1': [1, 2, 3, 4, 5, 6].map((value) => ghost(value)),
    '1.2': [1, 8, 9, 15, 22, 27].map((number) => ({ draw: ball(number, 56) })),
    '1.3': [lot('villa'), lot('villa'), lot('castle')],
    '3.4': [{ draw: familyGhost(0, 60) }, ghost(3), ghost(2), { sign: '5 > 4' }, ghost(4, 1), { draw: familyGhost(1, 60) }],
    '4.1': [lot('villa'), lot('villa'), lot('villa'), lot('villa'), { sign: '/' }, lot('castle'), lot('castle'), lot('castle')],
    '4.2': [{ draw: familyGhost(1, 60, 'sad') }, { sign: '+' }, { draw: ball(9, 60) }],
    '4.5': [{ draw: backOf(1, 80) }, { sign: '→ 10' }],
    '7.4': [{ draw: ball(4, 64) }, { sign: '= 2' }],
    '7.5': [{ draw: ball(5, 64) }, { sign: '= 3' }],
    '7.8': [{ draw: ball(8, 64) }, ghost(2), { sign: '2 + 1' }, ghost(4), { sign: '4 + 1' }],
    '7.9': [{ draw: ball(9, 64) }, ghost(1), { sign: '1 + 1' }, ghost(3), { sign: '3 + 1' }],
    '7.21': [{ draw: ball(21, 64) }, { sign: '= 6' }],
  };
};
