/** Rest in Peace (Fabien Gridel): what this folder brings to the client. */
import type { GameFolder } from '../../table/contract.ts';
import { motion } from './motion.ts';
import Table from './Table.svelte';
import { things } from './things.ts';
import { type Action, type Event, lastOf, type View } from './words.ts';

/** The paragraph of the psychic whose effect is being carried out, else that of the stage. */
function paragraph({ doing, stage, round, row }: View): string | null {
  if (doing > 0) return `7.${doing}`;
  if (stage === 'lay') return '4.5';
  if (round === lastOf({ row })) return '5.1';
  return stage === 'turn' ? '3.2' : null;
}

const folder: GameFolder<View, Event, Action> = { name: 'rest-in-peace', Table, motion, things, paragraph };
export default folder;
