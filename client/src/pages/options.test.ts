import { describe, expect, it, vi } from 'vitest';
import { textsOf } from '../texts/catalogues.ts';
import { chosen, optionsOf, picked, rowsIn, summary } from './options.ts';

const SCHEMA = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      properties: {
        start: { enum: ['fifth', 'first', 'fourth', 'lot', 'second', 'sixth', 'third'], default: 'first' },
        rounds: { type: 'integer', minimum: 1, maximum: 10, default: 3 },
        give_back: { enum: ['choose', 'most'], default: 'most' },
        scores: { anyOf: [{ type: 'array' }, { type: 'null' }], default: null },
      },
    },
  },
};

describe('the options of a game', () => {
  it('come from its schema with the words of its catalogue', async () => {
    const texts = await textsOf('de', 'ghosts');
    const options = optionsOf(SCHEMA, 3, texts);
    expect(options.map((option) => option.name)).toEqual(['start', 'rounds', 'give_back', 'scores']);
    expect(options[1]).toMatchObject({ kind: 'count', usual: 3, least: 1, most: 10 });
    expect(options[1]).toMatchObject({ title: 'Runden', sentence: 'Wie viele Runden ihr spielt: 1 bis 10, in der Anleitung 3', how: 'In der Anleitung sind es drei.' });
    expect(options[2]).toMatchObject({ title: 'Punkte zurückgeben', values: [{ text: 'Ihr wählt selbst, wie viele', word: 'Wählen' }, { text: 'So viele wie möglich, von selbst', word: 'Von selbst' }] });
  });

  it('call every value by its words, also one of two words', async () => {
    for (const language of ['de', 'en'] as const) {
      const [mirror] = optionsOf({ properties: { mirror: { enum: ['minus_one', 'token'], default: 'token' } } }, 3, await textsOf(language, 'ghost-for-sale'));
      expect(mirror?.kind === 'choice' && mirror.values.filter((one) => one.text.includes('option-'))).toEqual([]);
    }
  });

  it('offer no seat that nobody has', async () => {
    const [start] = optionsOf(SCHEMA, 3, await textsOf('de', 'ghosts'));
    expect(start?.kind === 'choice' && start.values.map((one) => one.value)).toEqual(['first', 'second', 'third', 'lot']);
  });

  it('say only what differs from the rulebook', async () => {
    const options = optionsOf(SCHEMA, 3, await textsOf('en', 'ghosts'));
    expect(summary(options, {})).toBe('');
    expect(summary(options, { rounds: 5, give_back: 'choose' })).toBe('Rounds: 5 · Giving points back: Choose');
  });

  it('of a game without short words say their sentences', async () => {
    const texts = await textsOf('en', 'ghosts');
    vi.spyOn(texts, 'knows').mockImplementation((key) => !key.includes('.'));
    const options = optionsOf(SCHEMA, 3, texts);
    expect(options[2]).toMatchObject({ title: 'How you give fear points back after a round without a new one', sentence: '', how: '' });
    expect(summary(options, { give_back: 'choose' })).toBe('You choose how many');
  });

  it('are fine points where the game says so', async () => {
    const schema = { properties: { mirror: { enum: ['minus_one', 'token'], default: 'token', fine: true }, special_cards: { enum: ['off', 'on'], default: 'off' } } };
    expect(optionsOf(schema, 3, await textsOf('de', 'ghost-for-sale')).map(({ name, isFine }) => [name, isFine])).toEqual([['mirror', true], ['special_cards', false]]);
  });

  it('take the usual value for one that is not possible', async () => {
    const [start] = optionsOf(SCHEMA, 2, await textsOf('de', 'ghosts'));
    expect(start && chosen(start, { start: 'sixth' })).toBe('first');
  });

  it('let numbered things be picked by their names; none is what the rulebook says', async () => {
    const schema = { properties: { psychics: { type: 'array', items: { type: 'integer' }, maxItems: 29, default: [] } } };
    const [option] = optionsOf(schema, 2, await textsOf('en', 'rest-in-peace'));
    if (option?.kind !== 'picks') throw new Error('the psychics are not to be picked');
    expect([option.things.length, option.things[7]?.name]).toEqual([29, 'Bat']);
    expect(picked(option, { psychics: [9, 2, 99, 'x'] })).toEqual([2, 9]);
    expect([summary([option], {}), picked(option, { psychics: 'all' })]).toEqual(['', []]);
  });

  it('stand level by level where the game says which level has which numbers', async () => {
    const of = async (levels?: number[][]) => {
      const [option] = optionsOf({ properties: { psychics: { type: 'array', items: { type: 'integer' }, maxItems: 5, levels, default: [] } } }, 2, await textsOf('de', 'rest-in-peace'));
      return option?.kind === 'picks' ? option.levels.map(({ title, things }) => [title.replace(/[\u2068\u2069]/g, ''), things.map(({ number }) => number)]) : null;
    };
    expect(await of([[1, 3], [2, 4, 5]])).toEqual([['Stufe 0', [1, 3]], ['Stufe 1', [2, 4, 5]]]);
    // Nothing may be left out: without levels, or with some that do not have all numbers, all stand together.
    expect(await of()).toEqual([['', [1, 2, 3, 4, 5]]]);
    expect(await of([[1, 2], [3, 4]])).toEqual([['', [1, 2, 3, 4, 5]]]);
  });

  it('may be rows that come from a file', () => {
    expect(rowsIn('\ufeff{"manors": {"Culzean": [0, 1, 3, 4, 0, 0]}, "castles": {}}')).toEqual([{ name: 'Culzean', kind: 'manor', points: [0, 1, 3, 4, 0, 0] }]);
  });

  it('take nothing from a file that is none of scores', () => {
    for (const text of ['', '[]', '{"manors": 1, "castles": {}}', '{"manors": {"A": ["x"]}, "castles": {}}', 'null']) expect(rowsIn(text)).toBeNull();
  });
});
