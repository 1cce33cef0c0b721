/** The table in recorded games: after news the page shows what the view shows, and nothing that it hides. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { RecordedLine } from '../../../harness/line.ts';
import { viewersOf, type RecordedGame } from '../../../tests/recorded.ts';
import { folderOf } from '../index.ts';
import { Pace } from '../../table/pace.ts';
import { TableStore } from '../../table/table.svelte.ts';
import { catalogueOf } from '../../texts/catalogues.ts';
import { signOf } from './art.ts';
import Table from './Table.svelte';
import { stacksOf, type Table as Shown, type View } from './words.ts';

const games = import.meta.glob<RecordedGame>('../../../tests/recorded/ghoosty-*.json', { import: 'default', eager: true });
const seen = Object.entries(games).flatMap(([path, game]) => viewersOf(game).map((viewer) => ({ name: `${path.split('/').at(-1)} as ${viewer}`, game, viewer })));
/** To draw a page takes its time: not every step is looked at. */
const EVERY = 23;
/** Nobody measures time here; on a busy machine a whole game takes a while. */
const PATIENCE = 120_000;
const SOON = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(cleanup);

/** What is there; what has gone is on its way for a moment as a copy that nobody can touch. */
const things = (page: Element, selector: string): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(selector)].filter((thing) => thing.closest('[inert]') === null);

/** What stands in the corners of all cards that lie face up anywhere in the page. */
const faces = (page: Element): string[] => things(page, 'svg.gs-card, svg.mini').flatMap((card) => card.querySelector('text')?.textContent ?? []);

/** What may: the own hand, the cemetery, where a Mimi Kry has the value of her companion, and what went into a hand openly. */
const open = (view: View): string[] => [...view.hand.map(signOf), ...view.cemetery.map(({ value }) => String(value)), ...view.known.flat().map(signOf)];

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

const held = (page: Element): [string, string][] =>
  things(page, '.hand [data-c]').map((stack) => [stack.dataset.c ?? '', stack.querySelector('em')?.textContent ?? '×1']);

/** A table that has just heard of this step, and its page. */
async function tableAfter(game: RecordedGame, viewer: number | null, step: number): Promise<{ table: TableStore; page: Element; view: View }> {
  const at: { line?: RecordedLine } = {};
  const table = new TableStore({
    language: 'de',
    pace: new Pace((_ms, done) => queueMicrotask(done)),
    connect: (store) => (at.line = new RecordedLine(store, game, viewer, step - 1)),
    dress: async (name, spoken) => ({ catalogue: await catalogueOf(spoken, name), folder: await folderOf(name) }),
  });
  while (!table.isDressed || table.isBusy) await SOON();
  const { container } = render(Table, { table: table as unknown as Shown });
  at.line?.next();
  while (table.isBusy) {
    table.goOn();
    await SOON();
  }
  return { table, page: container, view: at.line?.moments[step]?.view as unknown as View };
}

describe.each(seen)('$name', ({ game, viewer }) => {
  const steps = Array.from({ length: Math.floor((game.steps.length - 1) / EVERY) }, (_, i) => (i + 1) * EVERY);
  test.each(steps)('after step %s the page shows the view, and no card that it hides', async (step) => {
    const { table, page, view } = await tableAfter(game, viewer, step);
    expect(without(faces(page), open(view))).toEqual([]);
    if (view.result !== null) return;
    if (!table.choices.some((choice) => (choice as { do: string }).do === 'draw-from-house')) {
      expect(held(page)).toEqual(stacksOf(view.hand).map(({ card, count }) => [card, `×${count}`]));
    }
    const around = view.hands.map((_, far) => ((viewer ?? 0) + far) % view.hands.length).slice(1);
    expect(things(page, '.pl .hc b').map((one) => Number(one.textContent))).toEqual(around.filter((seat) => !view.left.includes(seat)).map((seat) => view.hands[seat]));
    expect(things(page, '.lay').length).toBe(Math.min(view.cemetery.length, Math.max(6, things(page, '.lay.same').length)));
  }, PATIENCE);
});
