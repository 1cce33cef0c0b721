/** Nothing that a view hides is anywhere in the page: every card that is drawn face up is one that the view shows. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { RecordedLine } from '../../../harness/line.ts';
import { momentsOf, viewersOf, type RecordedGame } from '../../../tests/recorded.ts';
import { TableStore } from '../../table/table.svelte.ts';
import { catalogueOf } from '../../texts/catalogues.ts';
import folder from './game.ts';
import Table from './Table.svelte';
import type { Table as Shown, View } from './words.ts';

const games = import.meta.glob<RecordedGame>('../../../tests/recorded/ghosts-*.json', { import: 'default', eager: true });
const catalogue = await catalogueOf('de', 'ghosts');
const FAMILIES = ['yellow', 'green', 'red', 'blue', 'white', 'black', 'fog'] as const;
/** To draw a page takes its time: not every step is looked at. */
const EVERY = 31;
afterEach(cleanup);

async function shownAt(game: RecordedGame, step: number, viewer: number | null): Promise<{ page: HTMLElement; table: TableStore }> {
  const table = new TableStore({
    language: 'de',
    connect: (store) => new RecordedLine(store, game, viewer, step),
    dress: () => Promise.resolve({ catalogue, folder: folder as never }),
  });
  await expect.poll(() => table.isDressed && !table.isBusy).toBe(true);
  return { page: render(Table, { table: table as unknown as Shown }).container, table };
}

/** Every card that lies face up anywhere in the page, as the word at its foot and its number. */
const faces = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('svg.gs-card')].flatMap((card) => {
    const texts = [...card.querySelectorAll('text')].map(({ textContent }) => textContent);
    return texts.length === 0 ? [] : [`${texts.at(-1)} ${texts.length > 1 ? texts[0] : '0'}`];
  });

/** Every card that this view shows: the own hand, the pile, the fog beside it. */
const open = ({ hand, pile, fog_beside }: View, { texts }: TableStore): string[] =>
  [...hand, ...pile, ...Array<View['hand'][number]>(fog_beside).fill({ family: 'fog', value: 0 })].map(({ family, value }) => `${texts.say('screen-family', { family })} ${value}`);

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

describe.each(Object.entries(games).flatMap(([path, game]) => viewersOf(game).map((viewer) => ({ name: path.split('/').at(-1), game, viewer }))))('$name as $viewer', ({ game, viewer }) => {
  const views = momentsOf(game, viewer).map(({ view }) => view as unknown as View);
  test.each(views.map((view, step) => ({ view, step })).filter(({ step }) => step % EVERY === 0))('only what the view shows is face up at step $step', async ({ view, step }) => {
    const { page, table } = await shownAt(game, step, viewer);
    expect(without(faces(page), open(view, table))).toEqual([]);
    expect(page.querySelectorAll('[data-card]').length).toBeLessThanOrEqual(view.hand.length);
    if (viewer !== null) return;
    // Whoever watches is told of no card of a hand: what is named anywhere lies open.
    const said = [...page.querySelectorAll('[aria-label], [title]')].map((thing) => `${thing.getAttribute('aria-label') ?? ''} ${thing.getAttribute('title') ?? ''}`).join('\n');
    const named = FAMILIES.flatMap((family) => [1, 2, 3].map((value) => `${table.texts.say('screen-family', { family })} ${value}`)).filter((name) => said.includes(name));
    expect(without([...new Set(named)], open(view, table))).toEqual([]);
  });
});

test('a card of another hand would be found', async () => {
  const game = Object.values(games)[0] as RecordedGame;
  const [theirs] = momentsOf(game, 0).map(({ view }) => view as unknown as View);
  const { page, table } = await shownAt(game, 0, 1);
  expect(without(faces(page), open(theirs as View, table))).not.toEqual([]);
});
