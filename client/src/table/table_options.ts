/** What whoever makes a table gives it. */
import type { AnyFromServer } from '$protocol';
import type { LineState, TableLine } from '../net/line.ts';
import type { Language } from '../texts/texts.ts';
import type { Replay, ShownGuide, ShownQuestion, ShownTable, Sound } from './contract.ts';
import type { Pace } from './pace.ts';
import type { Dress } from './wardrobe.svelte.ts';

export interface TableOptions {
  language: Language;
  /** Opens the line; it tells `hear` and `change` of the store. */
  connect: (store: { hear(message: AnyFromServer): void; change(state: LineState): void; language: Language }) => TableLine;
  dress: Dress;
  pace?: Pace;
  /** No movement takes longer than this, in ms. */
  longest?: number;
  /** For a finished game that is looked at again. */
  replay?: Replay;
  /** For a guided first game. */
  guide?: ShownGuide;
  /** What is shown beside the end of a game. */
  Glance?: ShownTable['Glance'];
  sound?: (name: Sound) => void;
  /** What a puzzle asks. */
  question?: () => ShownQuestion | null;
}
