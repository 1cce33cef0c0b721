import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordedLine } from '../../../harness/line.ts';
import { momentsOf, type RecordedGame } from '../../../tests/recorded.ts';
import { TableStore } from '../../table/table.svelte.ts';
import { catalogueOf } from '../../texts/catalogues.ts';
import { NO_SHAPES } from '../../texts/shapes.ts';
import { Texts } from '../../texts/texts.ts';
import { isDrawn } from '../index.ts';
import { belongingsOf, factsOf } from './facts.ts';
import plain from './game.ts';
import Table from './Table.svelte';

const all = import.meta.glob<RecordedGame>('../../../tests/recorded/*-*.json', { import: 'default', eager: true });
const undrawn = Object.entries(all).filter(([, recorded]) => !isDrawn(recorded.head.game));

afterEach(cleanup);

describe.each(undrawn)('the plain table of %s', (_file, recorded) => {
  it.each(['de', 'en'] as const)('tells every step in words (%s)', async (language) => {
    const catalogue = await catalogueOf(language, recorded.head.game);
    for (const viewer of [0, null]) {
      const texts = new Texts(catalogue, recorded.head.seats, viewer);
      for (const { view } of momentsOf(recorded, viewer)) {
        const facts = factsOf(recorded.head.game, view, texts);
        const words = [...facts.flatMap(({ label, things }) => [label, ...things]), ...recorded.head.seats.flatMap((_, seat) => belongingsOf(recorded.head.game, view, seat, texts))];
        expect(words.filter((word) => /^(fact|psychic|special|item)-|undefined|\{\$/.test(word))).toEqual([]);
      }
    }
  });

  it('offers every choice as a button and says what would follow only when it is known', async () => {
    const step = momentsOf(recorded, 0).findIndex((moment) => moment.choices.length > 1);
    const store = new TableStore<unknown, { event: string }, { do: string }>({
      language: 'de',
      connect: (heard) => new RecordedLine(heard, recorded, 0, step),
      dress: async (game, language) => ({ catalogue: await catalogueOf(language, game), folder: plain as never }),
    });
    await vi.waitUntil(() => store.isDressed && !store.isBusy, { timeout: 60_000 });
    const { queryAllByRole, getByRole } = render(Table, { table: store });
    const choices = getByRole('group', { name: 'Was du tun kannst' }).querySelectorAll('button');
    expect([...choices].map((button) => button.textContent?.trim())).toEqual(momentsOf(recorded, 0)[step]?.said.de.choices);
    choices[0]?.click();
    await vi.waitUntil(() => queryAllByRole('button', { pressed: true }).length > 0, { timeout: 60_000 });
    expect(store.choosing.chosen).toEqual(store.choices[0]);
  });
});

it('a game of somebody else shows the plain fields of its view', async () => {
  const texts = new Texts(await catalogueOf('en', 'wisps', async () => ({ source: 'game-title = Wisps', shapes: NO_SHAPES, rules: '' })), [], null);
  const facts = factsOf('wisps', { viewer: 0, to_act: [0], result: null, options: {}, round: 3, hand: [1, 2], marsh: { deep: true }, is_over: false }, texts);
  expect(facts).toEqual([
    { label: 'Round', things: ['3'] },
    { label: 'Your hand', things: ['1', '2'] },
    { label: 'is over', things: ['–'] },
  ]);
});
