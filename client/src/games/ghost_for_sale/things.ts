/** By which card, token, house or answer an action is done. */
import type { Action } from './words.ts';

export function things(action: Action): readonly string[] {
  switch (action.do) {
    case 'reserve':
      return [`card=${action.card}`];
    case 'choose':
      return [`say=${action.card}`];
    case 'declare':
      return [`face=${action.face},kind=${action.kind}`, `lot=${action.lot}`];
    case 'bid':
      return [`card=${action.card}`, /^\d$/.test(action.target) ? `lot=${action.target}` : `target=${action.target}`];
    case 'guess':
      return [`guess=${action.ghosts}`];
    case 'remove':
      return [`remove=${action.owner}-${action.kind}`];
    case 'use':
    case 'decline':
    case 'done':
    case 'pass':
      return [`act=${action.do}`];
  }
}
