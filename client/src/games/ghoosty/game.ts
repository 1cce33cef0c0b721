/** Ghoosty! (Richard Garfield): what this folder brings to the client. */
import type { GameFolder } from '../../table/contract.ts';
import { motion } from './motion.ts';
import Table from './Table.svelte';
import { things } from './things.ts';
import type { Action, Event, Picture } from './words.ts';

const folder: GameFolder<Picture, Event, Action> = { name: 'ghoosty', Table, motion, things };
export default folder;
