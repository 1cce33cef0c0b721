/** The rules of Ghoosty! in pictures. */
import type { DrawPictures, Part } from '../../texts/pictures.ts';
import { backside, candles, cat, church, face, house } from './art.ts';
import type { Card } from './words.ts';

export const pictures: DrawPictures = (texts) => {
  const card = (of: Card, as?: number): Part => ({ draw: face(of, { width: 86, word: texts.say('table-word', { card: of }), as }) });
  const onto: Part = { sign: '→' };
  const wide = (svg: string, width: number): Part => ({ draw: `<span style="display:block;width:${width}px">${svg}</span>` });
  const home = (isOpen: boolean, count: number): Part => ({ draw: house(count, { scale: 1.3, isOpen, roof: '#8E6BE8', isLeft: false }) });
  return {
    '1.2': [card('1'), card('tom'), card('3'), card('12'), card('8'), card('11'), card('mimi')],
    '1.3': [home(false, 6), wide(church(14), 120)],
    '3.2': [card('7'), onto, card('5')],
    '3.4': [{ draw: backside(86) }, onto, card('9')],
    '3.8': [wide(church(0), 130)],
    '3.10': [home(true, 4), onto, card('6')],
    '4.1': [card('6'), card('6'), { sign: '+1' }],
    '4.2': [card('4'), card('4'), card('4'), card('4'), wide(candles(4, 0, 104), 104)],
    '5.1': [card('1'), onto, card('12')],
    '5.2': [{ draw: cat(84) }],
    '5.4': [card('12'), onto, card('3')],
    '5.5': [card('9'), { sign: '+' }, card('mimi'), { sign: '=' }, card('9'), card('mimi', 9)],
    '5.8': [card('8'), { sign: '⇄' }],
    '5.9': [card('11'), onto, card('10')],
  };
};
