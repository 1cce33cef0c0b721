/** Ghosts (Reiner Knizia): what this folder brings to the client. */
import type { GameFolder } from '../../table/contract.ts';
import { drawn } from './drawn.ts';
import { motion } from './motion.ts';
import Table from './Table.svelte';
import { things } from './things.ts';
import type { Action, Event, View } from './words.ts';

const folder: GameFolder<View, Event, Action> = { name: 'ghosts', Table, motion, things, drawn };
export default folder;
