import { describe, expect, it } from 'vitest';
import type { AnyNote, Refusal, Result } from '../protocol.ts';
import { catalogueOf } from '../src/texts/catalogues.ts';
import { Texts, type Language } from '../src/texts/texts.ts';
import { momentsOf, viewersOf, type RecordedGame } from './recorded.ts';
import around from './recorded/around.json';

const LANGUAGES: Language[] = ['de', 'en'];
const VIEWERS = [0, 1, null];
const recordings = import.meta.glob<RecordedGame>('./recorded/*-*.json', { import: 'default', eager: true });

describe.each(Object.entries(recordings))('the browser says of %s what Python says', (_file, recorded) => {
  it.each(LANGUAGES)('in %s', async (language) => {
    const catalogue = await catalogueOf(language, recorded.head.game);
    for (const viewer of viewersOf(recorded)) {
      const texts = new Texts(catalogue, recorded.head.seats, viewer);
      for (const moment of momentsOf(recorded, viewer)) {
        const said = moment.said[language];
        expect(moment.events.map((event) => texts.event(event))).toEqual(said.events);
        expect(texts.prompt(moment.prompt)).toBe(said.prompt);
        expect(moment.choices.map((action) => texts.action(action))).toEqual(said.choices);
      }
    }
  });
});

describe.each(LANGUAGES)('around a table in %s the browser says what Python says', (language) => {
  const readers = async () => {
    const catalogue = await catalogueOf(language, 'ghosts');
    return VIEWERS.map((viewer) => new Texts(catalogue, around.seats, viewer));
  };

  it('of people', async () => {
    const texts = await readers();
    for (const { note, said } of around.notes) expect(texts.map((one) => one.note(note as AnyNote))).toEqual(said[language]);
  });

  it('of what is not possible', async () => {
    const texts = await readers();
    for (const { refusal, said } of around.refusals) expect(texts.map((one) => one.refusal(refusal as unknown as Refusal))).toEqual(said[language]);
  });

  it('of the end', async () => {
    const texts = await readers();
    for (const { result, said } of around.results) expect(texts.map((one) => one.result(result as Result))).toEqual(said[language]);
  });
});

describe('texts', () => {
  it('a message that is missing shows its id', async () => {
    expect(new Texts(await catalogueOf('de', null)).say('no-such-message')).toBe('no-such-message');
  });

  it('a name cannot turn a line around', async () => {
    const texts = new Texts(await catalogueOf('en', 'ghosts'), ['\u202eariM', 'B'], 1);
    expect(texts.event({ event: 'redrawn', seat: 0 } as { event: string })).not.toContain('\u202e');
  });
});
