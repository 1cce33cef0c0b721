/** By which stacks of the hand, or which place, an action is done. */
import type { Action } from './words.ts';

export function things(action: Action): readonly string[] {
  switch (action.do) {
    case 'play':
      return action.mimis > 0 ? [`c=${action.value}`, 'c=mimi'] : [`c=${action.value}`];
    case 'play-tom':
      return ['c=tom'];
    case 'try-luck':
      return ['act=luck'];
    case 'take-cemetery':
      return ['act=take'];
    case 'draw-from-house':
      return ['act=house'];
    case 'pass':
      return ['act=pass'];
  }
}
