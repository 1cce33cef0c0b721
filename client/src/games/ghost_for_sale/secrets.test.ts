/** The page of every seat and of whoever watches, over whole recorded games: nothing that a view hides is in it. */
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RecordedLine } from '../../../harness/line.ts';
import { viewersOf, type RecordedGame } from '../../../tests/recorded.ts';
import { Pace } from '../../table/pace.ts';
import { TableStore } from '../../table/table.svelte.ts';
import { catalogueOf } from '../../texts/catalogues.ts';
import folder from './game.ts';
import Table from './Table.svelte';
import type { Picture, Table as Shown } from './words.ts';

const games = import.meta.glob<RecordedGame>('../../../tests/recorded/ghost-for-sale-*.json', { import: 'default', eager: true });
/** In a long game the pages of the first two seats are looked at, and of whoever watches. */
const SHORT = 71;
const seen = Object.entries(games).flatMap(([path, game]) => viewersOf(game).filter((viewer) => (viewer ?? 0) < 2 || game.steps.length <= SHORT).map((viewer) => ({ name: `${path.split('/').at(-1)} as ${viewer}`, game, viewer })));
const catalogue = await catalogueOf('de', 'ghost-for-sale');
afterEach(cleanup);

const atOnce = () => new Pace((_ms, done) => queueMicrotask(done));

async function mounted(game: RecordedGame, viewer: number | null) {
  let line: RecordedLine | null = null;
  const store = new TableStore({
    language: 'de',
    pace: atOnce(),
    connect: (heard) => (line = new RecordedLine(heard, game, viewer, 0)),
    dress: () => Promise.resolve({ catalogue, folder: folder as never }),
  });
  await vi.waitUntil(() => store.isDressed && !store.isBusy, { timeout: 30_000 });
  const { container } = render(Table, { table: store as unknown as Shown });
  return { store, line: line as unknown as RecordedLine, container };
}

const lying = ({ truelight, stack, lots }: Picture) => [...truelight, ...stack, ...lots.flatMap(({ bids }) => bids)];
const numbersOf = (cards: Iterable<Element>) => [...cards].flatMap((card) => [...card.querySelectorAll('text')].map((text) => Number(text.textContent))).filter((value) => value > 0).sort((a, b) => a - b);

describe.each(seen)('$name', ({ game, viewer }) => {
  test('a bid that lies face down shows its back, another hand is nowhere, a secret is known or not shown', { timeout: 120_000 }, async () => {
    const { store, line, container } = await mounted(game, viewer);
    for (const { length } = line.moments; line.step < length - 1; ) {
      line.next();
      await vi.waitUntil(() => {
        store.skip();
        store.goOn();
        return !store.isBusy;
      }, { interval: 1, timeout: 30_000 });
      await tick();
      const view = store.view as Picture;
      if (view.result !== null) break;
      const open = lying(view).flatMap(({ card }) => (card === null ? [] : [card])).sort((a, b) => a - b);
      expect(numbersOf(container.querySelectorAll('.garden .bid, .inform .bid'))).toEqual(open);
      const hand = viewer === null ? [] : (view.players[viewer]?.hand ?? []);
      const shown = [...container.querySelectorAll<HTMLElement>('[data-card]:not([disabled])')].map(({ dataset }) => Number(dataset.card));
      expect(shown.length === 0 || viewer !== null).toBe(true);
      if (shown.length > 0) expect(shown.sort((a, b) => a - b)).toEqual(hand);
      const known = view.players.filter(({ question }, seat) => seat !== viewer && question !== null && viewer !== null).length;
      expect(container.querySelectorAll('.opp :is(.good, .bad)').length).toBe(known);
      // The own secret is behind the thumb.
      if (view.phase !== 'choosing') expect(container.textContent).not.toMatch(/WAHR|FALSCH|Deine Gespenster sind echt|Deine Gemälde sind/);
    }
  });
});
