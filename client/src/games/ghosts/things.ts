/** By which card, pile or sack an action is done. */
import type { Action, Card } from './words.ts';

export const thing = ({ family, value }: Card): string => `${family}-${value}`;

export function things(action: Action): readonly string[] {
  switch (action.do) {
    case 'play':
      return [`card=${thing(action.card)}`];
    case 'take':
      return ['@sack'];
    case 'redraw':
      return ['@draw-pile'];
    case 'keep':
      return ['act=keep'];
    case 'give-back':
      return ['act=give'];
  }
}
