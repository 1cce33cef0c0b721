import { expect, test } from 'vitest';
import { textsOf } from '../../texts/catalogues.ts';
import { type Occasion, sayingOf } from './saying.ts';
import type { Picture } from './words.ts';

test('whoever has just moved is not told to think', async () => {
  const texts = await textsOf('de', 'ghost-for-sale');
  const saidTo = (seat: number) =>
    sayingOf({
      view: { playback: null, phase: 'declaring', active: 0, to_act: [0] } as unknown as Picture,
      seat,
      names: ['Mira', 'Rumpel'],
      isAsked: false,
      turnsBefore: null,
      prompt: 'Gleich geht es weiter.',
      texts,
    } as unknown as Occasion).bold;
  expect(saidTo(0)).toBe('Gleich geht es weiter.');
  expect(saidTo(1)).toBe('Mira überlegt');
});
