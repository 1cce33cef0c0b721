import { expect, it } from 'vitest';
import { shared } from './sharing.ts';

const picture = () => ({ hand: [{ colour: 'red', value: 3 }, { colour: 'blue', value: 1 }], piles: { left: [1, 2], right: [] as number[] }, to_act: [0] });

it('what is equal stays the very same thing', () => {
  const before = picture();
  expect(shared(before, picture())).toBe(before);
});

it('what has changed is as it is after, and its neighbours stay what they were', () => {
  const before = picture();
  const after = { ...picture(), piles: { left: [1, 2], right: [7] } };
  const found = shared(before, after);
  expect(found).toEqual(after);
  expect(found.hand).toBe(before.hand);
  expect(found.piles.left).toBe(before.piles.left);
  expect(before).toEqual(picture());
});

it.each([
  ['one more in a list', { a: [1, 2] }, { a: [1, 2, 3] }],
  ['one less in a list', { a: [1, 2] }, { a: [1] }],
  ['a part that is gone', { a: 1, b: 2 }, { a: 1 }],
  ['a part that is new, though it is nothing', { a: 1 }, { a: 1, b: undefined }],
  ['a list where a thing was', { a: {} }, { a: [] }],
  ['nothing where a thing was', { a: { b: 1 } }, { a: null }],
  ['the same parts in another place of a list', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 2 }, { b: 1 }] }],
])('%s', (_, before: object, after: object) => {
  const found = shared(before, after);
  expect(found).toStrictEqual(after);
});
