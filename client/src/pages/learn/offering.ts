/** Whether somebody is offered the guided first game: not again after its end; then it is found beside the rules. */
import type { GameSheet } from '$protocol';
import { remembered } from '../../net/memory.ts';

export const guideMemory = (game: string): string => `guide.${game}`;

export const offersGuide = (game: Pick<GameSheet, 'name' | 'has_guide'>): boolean => game.has_guide && remembered(guideMemory(game.name)) !== 'done';
