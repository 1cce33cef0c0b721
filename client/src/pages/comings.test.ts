import { expect, test } from 'vitest';
import type { Chair } from '$protocol';
import { comingsAndGoings } from './comings.ts';

const chair = (who: Chair['who'], name = '', person: number | null = null): Chair => ({ who, name, person, level: who === 'bot' ? name : null, away: false, avatar: '' });
const [eule, mira, flake, free] = [chair('person', 'Eule', 0), chair('person', 'Mira', 1), chair('bot', 'flake'), chair('empty')];

test('who sits down is told with the place, a ghost too', () => {
  expect(comingsAndGoings([eule, free, free], [eule, mira, flake], ['Eule', 'Mira', 'Flocke'])).toEqual([
    { name: 'Mira', seat: 1 },
    { name: 'Flocke', seat: 2 },
  ]);
});

test('who leaves is told', () => {
  expect(comingsAndGoings([eule, mira], [eule, free], ['Eule', ''])).toEqual([{ name: 'Mira', seat: null }]);
});

test('who only goes to another chair or has another name has neither come nor gone', () => {
  expect(comingsAndGoings([eule, mira], [chair('person', 'Mira W.', 1), eule], ['Mira W.', 'Eule'])).toEqual([]);
});
