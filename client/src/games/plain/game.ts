import type { GameFolder } from '../../table/contract.ts';
import Table from './Table.svelte';

/** The table of a game that nobody has drawn: nothing moves, everything is said. */
const plain: GameFolder<unknown, { event: string }, { do: string }> = { name: 'plain', Table, motion: { after: (picture) => picture, ms: () => 0 } };
export default plain;
