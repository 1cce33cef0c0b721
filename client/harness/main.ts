/**
 * A game's table on a recorded step, without a server: harness.html?game=18-ghosts&seat=0&step=12&lang=en&theme=day
 * `players` chooses among the recordings, `from` fetches one, `state` one of lost, frozen, proposal, mine, refused; keys: ] is one step on.
 */
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import '@fontsource-variable/grenze-gotisch';
import '../src/kit/tokens.css';
import '../src/kit/ui.css';
import '../src/kit/frame.css';
import { mount } from 'svelte';
import { folderOf } from '../src/games/index.ts';
import { TableStore } from '../src/table/table.svelte.ts';
import { catalogueOf } from '../src/texts/catalogues.ts';
import type { RecordedGame } from '../tests/recorded.ts';
import Harness from './Harness.svelte';
import { RecordedLine } from './line.ts';

const asked = new URLSearchParams(location.search);
const language = asked.get('lang') === 'en' ? 'en' : 'de';
const root = document.documentElement;
root.lang = language;
root.dataset.theme = asked.get('theme') ?? 'night';
for (const name of ['text', 'motion']) {
  const value = asked.get(name);
  if (value !== null) root.dataset[name] = value;
}

const recordings = import.meta.glob<RecordedGame>('../tests/recorded/*-*.json', { import: 'default' });
const game = asked.get('game') ?? '18-ghosts';
const players = asked.get('players');
const wanted = asked.get('recording') ?? `${game}-${players ?? ''}`;
// Of several recordings of a game the first one: the shortest name.
const [, load] = Object.entries(recordings).sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1)).find(([path]) => path.includes(`/${wanted}`)) ?? [];
const from = asked.get('from');
if (from === null && load === undefined) throw new Error(`nothing is recorded of ${wanted}: ${Object.keys(recordings).join(' ')}`);
const recorded = from === null ? await (load as () => Promise<RecordedGame>)() : ((await (await fetch(from)).json()) as RecordedGame);
const seat = asked.get('seat') === 'none' ? null : Number(asked.get('seat') ?? 0);

let line: RecordedLine | undefined;
const table = new TableStore({
  language,
  connect: (store) => (line = new RecordedLine(store, recorded, seat, Number(asked.get('step') ?? 0))),
  dress: async (name, spoken) => ({ catalogue: await catalogueOf(spoken, name), folder: await folderOf(name) }),
});

const STATES: Record<string, () => void> = {
  lost: () => table.change('away'),
  frozen: () => table.change('frozen'),
  proposal: () => line?.change({ proposals: [{ kind: 'undo', by: 1, agreed: [] }] }),
  rematch: () => line?.change({ proposals: [{ kind: 'rematch', by: 1, agreed: [] }] }),
  mine: () => line?.change({ proposals: [{ kind: 'undo', by: 0, agreed: [] }] }),
  refused: () => table.hear({ type: 'no', id: null, refusal: { key: 'not-your-turn', args: {} }, sentence: '' }),
  menu: () => table.open('menu'),
  log: () => table.open('log'),
  emotes: () => table.open('emotes'),
  rules: () => table.open('rules'),
};
const state = asked.get('state');
if (state !== null) setTimeout(() => STATES[state]?.(), 300);

addEventListener('keydown', (event) => {
  if (event.key === ']') line?.next();
});
Object.assign(globalThis, { table, next: () => line?.next() });
mount(Harness, { target: document.getElementById('app') as HTMLElement, props: { table } });
