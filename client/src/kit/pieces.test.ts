import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Bench from './Bench.svelte';
import Curtain from './Curtain.svelte';
import { ceiling, curveLine } from './curve.ts';
import Row from './Row.svelte';
import Seg from './Seg.svelte';
import Sheet from './Sheet.svelte';
import Stepper from './Stepper.svelte';
import Toggle from './Toggle.svelte';
import Words from './Words.svelte';

const html = (source: string) => createRawSnippet(() => ({ render: () => source }));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
const focused = (): string => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label') || '';

const ITEMS = [
  { value: 'night', text: 'Nacht' },
  { value: 'day', text: 'Tag' },
  { value: 'system', text: 'System' },
];

test('the arrow keys go round the radios of a segment and choose', async () => {
  const onchange = vi.fn();
  render(Seg, { label: 'Licht', items: ITEMS, value: 'night', onchange });
  screen.getByRole('radio', { name: 'Nacht' }).focus();
  await fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' });
  expect(onchange).toHaveBeenLastCalledWith('day');
  expect(focused()).toBe('Tag');
  await fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'End' });
  expect(onchange).toHaveBeenLastCalledWith('system');
  await fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowRight' });
  expect(focused()).toBe('Nacht');
});

test('only the chosen radio of a segment is reached with Tab', () => {
  render(Seg, { label: 'Licht', items: ITEMS, value: 'day', onchange: vi.fn() });
  expect(screen.getAllByRole('radio').map((radio) => radio.tabIndex)).toEqual([-1, 0, -1]);
});

test('a segment of which nothing is chosen can still be reached', () => {
  render(Seg, { label: 'Licht', items: ITEMS, value: 'nothing', onchange: vi.fn() });
  expect(screen.getAllByRole('radio').map((radio) => radio.tabIndex)).toEqual([0, -1, -1]);
});

test('choosing what is chosen already tells nobody', async () => {
  const onchange = vi.fn();
  render(Seg, { label: 'Licht', items: ITEMS, value: 'day', onchange });
  await fireEvent.click(screen.getByRole('radio', { name: 'Tag' }));
  expect(onchange).not.toHaveBeenCalled();
});

test('a switch says whether it is on', async () => {
  const onchange = vi.fn();
  render(Toggle, { label: 'Geräusche', on: false, onchange });
  const one = screen.getByRole('switch', { name: 'Geräusche' });
  expect(one.getAttribute('aria-checked')).toBe('false');
  await fireEvent.click(one);
  expect(onchange).toHaveBeenCalledWith(true);
});

test('a stepper stops at its ends', async () => {
  const onchange = vi.fn();
  render(Stepper, { label: 'Runden', value: 5, least: 1, most: 5, fewer: 'weniger', more: 'mehr', onchange });
  const number = screen.getByRole('spinbutton', { name: 'Runden' });
  await fireEvent.keyDown(number, { key: 'ArrowUp' });
  expect(onchange).not.toHaveBeenCalled();
  await fireEvent.keyDown(number, { key: 'Home' });
  expect(onchange).toHaveBeenCalledWith(1);
});

function openSheet(onclose = vi.fn()) {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  const sheet = render(Sheet, { title: 'Menü', closeLabel: 'Schließen', onclose, children: html('<div><button>Eins</button><button>Zwei</button></div>') });
  return { before, onclose, ...sheet };
}

test('a sheet takes the focus to its first control', () => {
  openSheet();
  expect(focused()).toBe('Eins');
});

test('Tab does not leave an open sheet, in either direction', async () => {
  openSheet();
  const dialog = screen.getByRole('dialog', { name: 'Menü' });
  screen.getByRole('button', { name: 'Zwei' }).focus();
  await fireEvent.keyDown(dialog, { key: 'Tab' });
  expect(focused()).toBe('Schließen');
  await fireEvent.keyDown(dialog, { key: 'Tab', shiftKey: true });
  expect(focused()).toBe('Zwei');
});

test('Escape closes a sheet, and its keys do not reach the table behind', async () => {
  const { onclose } = openSheet();
  const behind = vi.fn();
  document.addEventListener('keydown', behind);
  await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'm' });
  await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  document.removeEventListener('keydown', behind);
  expect(onclose).toHaveBeenCalledTimes(1);
  expect(behind).not.toHaveBeenCalled();
});

test('a closed sheet gives the focus back', async () => {
  const { before, unmount } = openSheet();
  unmount();
  await tick();
  expect(document.activeElement).toBe(before);
});

test('a sheet that the browser closes by itself tells whoever opened it, once', async () => {
  const { onclose, unmount } = openSheet();
  (screen.getByRole('dialog') as HTMLDialogElement).close();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
  unmount();
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('a curtain that the browser opens by itself closes again', async () => {
  render(Curtain, { person: { name: 'Mira', avatar: 'mouse-blue' }, question: 'Bist du Mira?', lead: '', yes: 'Ja', notHere: 'Nicht da', onyes: vi.fn(), onnothere: vi.fn() });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  await vi.waitFor(() => expect(dialog.open).toBe(true));
});

test('only a yes opens a curtain', async () => {
  const onyes = vi.fn();
  render(Curtain, { person: { name: 'Mira', avatar: 'mouse-blue' }, question: 'Bist du Mira?', lead: 'Gib das Gerät an Mira.', yes: 'Ja', notHere: 'Nicht da', onyes, onnothere: vi.fn() });
  expect(focused()).toBe('Ja');
  const escape = await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(escape).toBe(false);
  expect(onyes).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'Ja' }));
  expect(onyes).toHaveBeenCalledTimes(1);
});

test('the arrow keys go along the bench, and one chair is reached with Tab', async () => {
  const seats = [1, 2, 3].map((number) => ({ label: `Frei ${number}`, state: 'free' as const, name: `Platz ${number}` }));
  const onchoose = vi.fn();
  render(Bench, { label: 'Am Tisch', seats, onchoose });
  const chairs = screen.getAllByRole('button');
  chairs[0]?.focus();
  await fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(chairs[2]);
  expect(chairs.map((chair) => chair.tabIndex)).toEqual([-1, -1, 0]);
  await fireEvent.click(chairs[1] as HTMLElement);
  expect(onchoose).toHaveBeenCalledWith(1);
});

test('a row that is off does nothing and says so', async () => {
  const onclick = vi.fn();
  render(Row, { title: 'Tipp', sub: 'Wer einlädt, hat Tipps ausgeschaltet.', off: true, onclick });
  const row = screen.getByRole('button');
  await fireEvent.click(row);
  expect(onclick).not.toHaveBeenCalled();
  expect(row.getAttribute('aria-disabled')).toBe('true');
});

test('the name of a table is read out word by word', () => {
  const { container } = render(Words, { code: 'mola-kerin-tusol' });
  expect(container.querySelector('.sr')?.textContent).toBe('mola, kerin, tusol');
});

test('a line of the curve begins left, ends right, and is higher for a higher chance', () => {
  const size = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
  expect(curveLine(size, [[0], [50]], 0)).toBe('M0 100L100 0');
  expect(ceiling([[51, 49]])).toBe(75);
});
