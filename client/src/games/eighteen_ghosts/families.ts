// The two families and their faces.
import type { Chair } from '$protocol';
import type { Mood } from '../../kit/ghost.ts';
import type { Consequence } from './consequence.ts';

/** The silhouette of each seat's family. */
export const FAMILY: readonly ('round' | 'spitz')[] = ['round', 'spitz'];

/** The face of somebody in the castle while something is foretold. */
export function moodOf(state: { flees: boolean; loses: boolean; isChosen: boolean; fight: Consequence['fight'] }): Mood | undefined {
  if (state.flees) return 'laugh';
  if (state.loses) return 'scared';
  if (state.isChosen) return 'boo';
  if (state.fight) return state.fight.isWon ? 'scared' : 'sly';
  return undefined;
}

/** The face of whoever sits on a chair: a bot looks like its character. */
export const avatarOf = (chair: Chair | undefined): string | null => (chair?.who === 'bot' ? (chair.level ?? chair.name) : (chair?.avatar ?? null));
