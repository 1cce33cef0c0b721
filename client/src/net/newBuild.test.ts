import { beforeEach, expect, test, vi } from 'vitest';
import { stayWithServer } from './newBuild.ts';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="build" content="aaaa">';
});

/** A page of its own: listeners of one test do not hear what happens in another. */
function opened(build: () => Promise<string>, now = () => 1_000_000) {
  const page = Object.assign(new EventTarget(), { document }) as unknown as Window;
  const loadAnew = vi.fn();
  const served = vi.fn(async () => `<meta name="build" content="${await build()}" />`);
  stayWithServer(page, served, now, loadAnew);
  const miss = async () => {
    page.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((done) => setTimeout(done));
  };
  return { loadAnew, miss };
}

test('a page whose file is gone is loaded anew, but not again and again', async () => {
  let now = 1_000_000;
  const { loadAnew, miss } = opened(async () => 'bbbb', () => now);
  await miss();
  expect(loadAnew).toHaveBeenCalledTimes(1);
  now += 5_000;
  await miss();
  expect(loadAnew).toHaveBeenCalledTimes(1);
  now += 120_000;
  await miss();
  expect(loadAnew).toHaveBeenCalledTimes(2);
});

test('a page whose server is away, or has the same build, stays as it is', async () => {
  const away = opened(() => Promise.reject(new Error('nobody there')));
  await away.miss();
  expect(away.loadAnew).not.toHaveBeenCalled();
  const same = opened(async () => 'aaaa');
  await same.miss();
  expect(same.loadAnew).not.toHaveBeenCalled();
});

test('a browser that remembers nothing is not sent round in circles', async () => {
  const broken = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  const { loadAnew, miss } = opened(async () => 'bbbb');
  await miss();
  expect(loadAnew).not.toHaveBeenCalled();
  broken.mockRestore();
});
