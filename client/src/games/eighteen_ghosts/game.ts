// 18 Ghosts in the browser.
import type { GameFolder } from '../../table/contract.ts';
import type { Action, Event, View } from './castle.ts';
import { drawn } from './drawn.ts';
import { motion } from './motion.ts';
import Table from './Table.svelte';
import { things } from './things.ts';

const folder: GameFolder<View, Event, Action> = { name: '18-ghosts', Table, motion, things, drawn, isOpen: true };
export default folder;
