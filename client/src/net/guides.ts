/** What is asked of the server in a guided first game. */
import type { AnyAction, GuideConclusions, GuideForetold, GuideSheet } from '$protocol';
import { ask } from './requests.ts';

const at = (game: string): string => `guides/${encodeURIComponent(game)}`;
/** The guided first game: every moment of it, and what is said. */
export const guideSheet = (game: string) => ask<GuideSheet>(at(game));
/** What would follow if the learner did this at a moment of the guide. */
export const guideForetell = (game: string, moment: number, action: AnyAction) => ask<GuideForetold>(`${at(game)}/foretell`, { body: { moment, action } });
/** What the learner could conclude at a moment of the guide. */
export const guideConclusions = (game: string, moment: number) => ask<GuideConclusions>(`${at(game)}/conclusions?moment=${moment}`);
