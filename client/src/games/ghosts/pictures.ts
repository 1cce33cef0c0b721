/** The rules of Ghosts in pictures. */
import type { DrawPictures, Part } from '../../texts/pictures.ts';
import { back, coin, face, sack, SIGNS } from './art.ts';
import type { Card, Family } from './words.ts';

export const pictures: DrawPictures = (texts) => {
  const card = (family: Family, value: number): Part => ({ draw: face({ family, value } as Card, { language: texts.language, word: texts.say('screen-family', { family }), width: 86 }) });
  const fear = (sign: string): Part => ({ sign, word: texts.say('screen-fear') });
  const plus: Part = { sign: '+' };
  const equals: Part = { sign: '=' };
  const drawn = (svg: string, width: number): Part => ({ draw: `<span style="display:block;width:${width}px">${svg}</span>` });
  return {
    '1.1': [card('yellow', 1), card('red', 2), card('blue', 3), card('white', 1), card('black', 2), card('green', 3), card('fog', 0)],
    '1.2': [{ draw: coin(1, 54) }, { draw: coin(3, 54) }],
    '2.1': [{ draw: back(86) }, { sign: '5' }],
    '3.1': [card('red', 3), equals, fear('3')],
    '3.2': [card('yellow', 2), fear('5'), plus, card('red', 2), equals, fear('7')],
    '3.3': [card('yellow', 2), fear('5'), plus, card('yellow', 1), equals, fear('5'), drawn(SIGNS.mirror, 40)],
    '3.5': [card('yellow', 2), fear('5'), plus, card('fog', 0), equals, fear('5')],
    '3.6': [card('blue', 2), fear('5'), plus, card('red', 3), { sign: '=' }, { sign: '8', word: '> 7' }],
    '4.2': [drawn(sack(true), 96), equals, { draw: coin(1, 54) }],
    '5.3': [{ draw: coin(1, 54) }, { draw: coin(1, 54) }, { draw: coin(1, 54) }, { sign: '−3' }],
  };
};
