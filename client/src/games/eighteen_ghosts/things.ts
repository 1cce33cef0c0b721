/** By which rooms and prisoners an action is done. */
import type { Action } from './castle.ts';

export function things(action: Action): readonly string[] {
  switch (action.do) {
    case 'place':
      return [`room=${action.room}`];
    case 'move':
    case 'fight':
      return [`room=${action.origin}`, `room=${action.target}`];
    case 'release':
      return [`prisoner=${action.colour}`];
    case 'pass':
      return [];
  }
}
