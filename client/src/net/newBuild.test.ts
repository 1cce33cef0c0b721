import { beforeEach, expect, test, vi } from 'vitest';
import { stayWithServer } from './newBuild.ts';

beforeEach(() => localStorage.clear());

const missing = () => window.dispatchEvent(new Event('vite:preloadError'));

test('a page whose file is gone is loaded anew, but not again and again', () => {
  let now = 1_000_000;
  const loadAnew = vi.fn();
  stayWithServer(window, () => now, loadAnew);
  missing();
  expect(loadAnew).toHaveBeenCalledTimes(1);
  now += 5_000;
  missing();
  expect(loadAnew).toHaveBeenCalledTimes(1);
  now += 120_000;
  missing();
  expect(loadAnew).toHaveBeenCalledTimes(2);
});

test('a browser that remembers nothing is not sent round in circles', () => {
  const broken = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  const loadAnew = vi.fn();
  stayWithServer(window, () => 1_000_000, loadAnew);
  missing();
  expect(loadAnew).not.toHaveBeenCalled();
  broken.mockRestore();
});
