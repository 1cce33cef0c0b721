/** Nothing that a view hides is anywhere in the page: every face that is drawn is one that the view shows. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { RecordedLine } from '../../../harness/line.ts';
import { momentsOf, viewersOf, type RecordedGame } from '../../../tests/recorded.ts';
import { TableStore } from '../../table/table.svelte.ts';
import { catalogueOf } from '../../texts/catalogues.ts';
import folder from './game.ts';
import Table from './Table.svelte';
import type { Action, Event, View } from './words.ts';

const games = import.meta.glob<RecordedGame>('../../../tests/recorded/rest-in-peace-*.json', { import: 'default', eager: true });
const catalogue = await catalogueOf('de', 'rest-in-peace');
/** To draw a page takes its time: not every step is looked at. */
const EVERY = 23;
afterEach(cleanup);

async function shownAt(game: RecordedGame, step: number, seat: number | null): Promise<HTMLElement> {
  const table = new TableStore<View, Event, Action>({
    language: 'de',
    connect: (store) => new RecordedLine(store, game, seat, step),
    dress: () => Promise.resolve({ catalogue, folder: folder as never }),
  });
  await expect.poll(() => table.isDressed && !table.isBusy).toBe(true);
  return render(Table, { table }).container;
}

/** Every ghost that is drawn face up, as family and value; a back has no number. */
const faces = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('svg.pc, svg.gs-card')].flatMap((card) => {
    const value = [...card.querySelectorAll('text')].map(({ textContent }) => textContent).find((text) => /^\d$/.test(text));
    return value ? [`${card.innerHTML.includes('var(--green)') ? 1 : 0}-${value}`] : [];
  });

/** Every ghost that this view shows: in a hand, on a pile, at the present round; a psychic may stand for a value, or for none. */
const open = ({ families, row, round }: View): string[] => [
  ...families.flatMap(({ hand, pile_top }, seat) => [...(hand ?? []), ...(pile_top > 0 ? [pile_top] : [])].map((value) => `${seat}-${value}`)),
  ...(row[round - 1]?.cards ?? []).map(({ seat, value, trail }) => `${seat}-${value || (trail?.[0]?.amount ?? 0)}`),
];

describe.each(Object.entries(games).flatMap(([path, game]) => viewersOf(game).map((seat) => ({ name: path.split('/').at(-1), game, seat }))))('$name for seat $seat', ({ game, seat }) => {
  const moments = momentsOf(game, seat).map(({ view }, step) => ({ step, view: view as View })).filter(({ step }) => step % EVERY === 0);
  test.each(moments)('only what the view shows is face up at step $step', async ({ step, view }) => {
    const allowed = open(view);
    for (const face of faces(await shownAt(game, step, seat))) {
      const at = allowed.indexOf(face);
      expect(at, `${face} is not among ${open(view)}`).toBeGreaterThanOrEqual(0);
      // Equal cards of a hand may lie as one stack, but never more of them than there are.
      allowed.splice(at, 1);
    }
  });
});

test('a ghost of another hand would be found', async () => {
  const game = Object.values(games)[0] as RecordedGame;
  const theirs = momentsOf(game, 0)[0]?.view as View;
  expect(faces(await shownAt(game, 0, 1)).filter((face) => !open(theirs).includes(face))).not.toEqual([]);
});
