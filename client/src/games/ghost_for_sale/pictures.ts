/** The rules of Ghost for $ale in pictures. */
import { cast } from '../../kit/ghost.ts';
import type { DrawPictures, Part } from '../../texts/pictures.ts';
import { bid, glass, mark, questionCard, special } from './art.ts';
import type { Face, Question, Special, TokenKind } from './words.ts';

export const pictures: DrawPictures = (texts) => {
  const own = { colour: 'blue', letter: 'B' } as const;
  const token = (face: Face, kind: TokenKind = 'single', state: '' | 'real' | 'false' = ''): Part => ({ draw: mark({ ...own, face, kind, size: 60, state }) });
  const says = (question: Question): Part => ({ draw: questionCard({ says: question, word: texts.say('screen-question', { question }), width: 70 }) });
  const card = (value: number | null, back: 'small' | 'large'): Part => ({ draw: bid({ ...own, back, card: value, size: 52 }) });
  const lies: Part = { sign: '→' };
  const sign = (name: Special): Part => ({ draw: special(name, 56) });
  return {
    '1.4': [card(10, 'small'), card(null, 'small'), card(1, 'large'), card(null, 'large')],
    '1.5': [says('true'), says('false')],
    '1.6': [token('ghost'), token('painting'), token('ghost', 'double'), token('painting', 'double')],
    '3.2': [{ draw: questionCard({ width: 70 }) }, { draw: questionCard({ width: 70 }) }, { draw: questionCard({ width: 70 }) }],
    '3.3': [says('true'), lies, token('ghost', 'single', 'real'), token('painting', 'single', 'false'), says('false'), lies, token('ghost', 'single', 'false'), token('painting', 'single', 'real')],
    '5.1': [card(null, 'small'), card(null, 'large')],
    '5.7': [card(3, 'small'), card(5, 'small'), { sign: '= 8' }, { sign: '<' }, card(9, 'large')],
    '6.5': [{ draw: cast('truelight', { size: 96 }) }, { draw: glass({ ...own, size: 60 }) }],
    '11.2': [sign('dark'), token('painting')],
    '11.3': [sign('legend'), token('ghost')],
    '11.4': [sign('public'), card(7, 'large')],
    '11.5': [sign('mirror')],
    '11.6': [sign('crypt')],
    '11.7': [sign('crystal')],
    '11.8': [sign('portraits')],
    '11.9': [sign('normal')],
  };
};
