import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textsOf } from '../texts/catalogues.ts';
import Gallery from '../gallery/Gallery.svelte';
import { AVATARS } from '../kit/avatar.ts';
import Me from './Me.svelte';
import { Preferences, spokenLanguage } from './preferences.svelte.ts';
import Settings from './Settings.svelte';
import Start from './Start.svelte';

const games = [
  { name: '18-ghosts', title: '18 Ghosts', fewest: 2, most: 2 },
  { name: 'ghosts', title: 'Ghosts', fewest: 2, most: 6 },
  { name: 'brought-along', title: 'Mitgebracht', fewest: 2, most: 4 },
];
const table = (code: string, isOver = false) => ({ code, game: 'ghosts', title: 'Ghosts', line: `Ghosts · ${code}`, isMyTurn: false, isOver, games: 1 });
const handlers = () => ({ onplay: vi.fn(), oninvite: vi.fn(), onjoin: vi.fn(), ongo: vi.fn(), onforget: vi.fn(), onme: vi.fn(), onsettings: vi.fn() });
const fresh = () => new Preferences(document.documentElement, ['de']);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('one click plays, another one invites', async () => {
  const does = handlers();
  render(Start, { texts: await textsOf('de'), preferences: fresh(), games, tables: [], ...does });
  await fireEvent.click(screen.getByRole('button', { name: 'Sofort spielen: Ghosts' }));
  expect(does.onplay).toHaveBeenCalledWith('ghosts');
  await fireEvent.click(screen.getByRole('button', { name: 'Freunde zu Ghosts einladen' }));
  expect(does.oninvite).toHaveBeenCalledWith('ghosts');
});

test('while a table is being set, nobody sets a second one', async () => {
  const does = handlers();
  render(Start, { texts: await textsOf('de'), preferences: fresh(), games, tables: [], setting: 'ghosts', ...does });
  await fireEvent.click(screen.getByRole('button', { name: 'Sofort spielen: 18 Ghosts' }));
  expect(does.onplay).not.toHaveBeenCalled();
});

test('a game that somebody brought along stands on the shelf under its name', async () => {
  render(Start, { texts: await textsOf('de'), preferences: fresh(), games, tables: [], ...handlers() });
  expect(screen.getByRole('heading', { name: 'Mitgebracht' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('start-');
});

test('without tables nothing is offered to go on with', async () => {
  render(Start, { texts: await textsOf('de'), preferences: fresh(), games, tables: [], ...handlers() });
  expect(screen.queryByRole('heading', { name: 'Weiterspielen' })).toBeNull();
});

/** Milliseconds; nobody measures time here, this only ends a test that hangs on a busy machine. */
const PATIENCE = 60_000;

test('finished tables are folded away in a sheet, from where they can be forgotten', async () => {
  const does = handlers();
  render(Start, { texts: await textsOf('de'), preferences: fresh(), games, tables: [table('mola-kerin-tusol'), table('bafi-lumo-sand', true)], ...does });
  expect(screen.queryByText('bafi-lumo-sand')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Alle 2 Tische' }));
  // The sheet comes when it is wanted.
  await fireEvent.click(await screen.findByRole('button', { name: 'Den Tisch bafi-lumo-sand vergessen' }, { timeout: PATIENCE }));
  expect(does.onforget).toHaveBeenCalledWith('bafi-lumo-sand');
}, PATIENCE);

test('what is typed goes to the table without the spaces around it, and trouble is said at the field', async () => {
  const does = handlers();
  const trouble = 'Diese drei Wörter kenne ich nicht.';
  render(Start, { texts: await textsOf('de'), preferences: fresh(), games, tables: [], trouble, ...does });
  const field = screen.getByRole('textbox', { name: 'Name des Tischs' });
  await fireEvent.input(field, { target: { value: '  mola-kerin-tusol ' } });
  await fireEvent.submit(field.closest('form') as HTMLFormElement);
  expect(does.onjoin).toHaveBeenCalledWith('mola-kerin-tusol');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(trouble);
});

test('preferences are worn by the page and still known after a reload', () => {
  fresh().change({ theme: 'day', text: 150, motion: 'calm', patterns: false, language: 'en' });
  const root = document.createElement('html');
  const again = new Preferences(root, ['de']);
  expect({ ...root.dataset, lang: root.lang }).toEqual({ theme: 'day', motion: 'calm', text: '150', patterns: 'off', lang: 'en' });
  expect([again.isDay, again.isCalm]).toEqual([true, true]);
});

test('what was kept and makes no sense counts as nothing', () => {
  for (const [name, value] of Object.entries({ theme: '"pink"', text: '900', name: '{"a":1}', avatar: '"<svg>"', sound: 'yes', language: 'null' })) localStorage.setItem(`geisterstunde.${name}`, value);
  const preferences = fresh();
  expect([preferences.theme, preferences.text, preferences.name, preferences.avatar, preferences.sound, preferences.language]).toEqual(['night', 100, '', '', false, 'de']);
});

test('a browser that keeps nothing still remembers until the page is left', () => {
  const refuse = (): never => {
    throw new Error('no storage');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const preferences = fresh();
  preferences.change({ theme: 'day' });
  expect([preferences.theme, preferences.isKept, fresh().theme]).toEqual(['day', false, 'day']);
  vi.unstubAllGlobals();
  preferences.change({ theme: 'night' });
});

test('a name and a ghost are suggested once and then kept', () => {
  const preferences = fresh();
  preferences.suggest(['Motte']);
  const { avatar } = preferences;
  preferences.suggest(['Eule']);
  expect([preferences.name, preferences.avatar]).toEqual(['Motte', avatar]);
  expect(fresh().name).toBe('Motte');
});

test('nobody is suggested the ghost or the name of somebody who sits there, but who chose one keeps it', () => {
  const others = AVATARS.slice(1).map((avatar, i) => ({ name: `Gast ${i}`, avatar }));
  const preferences = fresh();
  preferences.suggest(['Motte']);
  preferences.suggest(['Motte', 'Eule'], [{ name: 'Motte', avatar: preferences.avatar }, ...others]);
  expect([preferences.name, others.map(({ avatar }) => avatar)]).toEqual(['Eule', expect.not.arrayContaining([preferences.avatar])]);
  preferences.change({ avatar: 'mouse-blue' });
  preferences.suggest(['Eule'], [{ name: 'Mira', avatar: 'mouse-blue' }]);
  expect(preferences.avatar).toBe('mouse-blue');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['fr'], 'en'],
  [[], 'en'],
] as [string[], string][])('readers of %j are spoken to in %s', (languages, spoken) => {
  expect(spokenLanguage(languages)).toBe(spoken);
});

test('a setting takes effect at once', async () => {
  const preferences = fresh();
  render(Settings, { texts: await textsOf('de'), preferences, onclose: vi.fn() });
  await fireEvent.click(screen.getByRole('radio', { name: 'Tag' }));
  expect(document.documentElement.dataset.theme).toBe('day');
  await fireEvent.click(screen.getByRole('radio', { name: /200/ }));
  expect(document.documentElement.dataset.text).toBe('200');
});

test('nobody leaves without a name', async () => {
  const preferences = fresh();
  preferences.change({ name: 'Distel' });
  const onclose = vi.fn();
  render(Me, { texts: await textsOf('de'), preferences, onclose });
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: ' ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(preferences.name.trim()).not.toBe('');
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('the ghosts to choose from have names, and a chosen one is kept', async () => {
  const preferences = fresh();
  render(Me, { texts: await textsOf('de'), preferences, onclose: vi.fn() });
  await fireEvent.click(screen.getByRole('radio', { name: 'Maus, Blau' }));
  expect(preferences.avatar).toBe('mouse-blue');
});

test('on a phone the settings lead to name and ghost, and the focus comes back to where it was', async () => {
  vi.stubGlobal('innerWidth', 360);
  const texts = await textsOf('de');
  const { container } = render(Gallery, { texts, preferences: fresh(), show: 'start' });
  const gear = screen.getByRole('button', { name: 'Einstellungen' });
  gear.focus();
  await fireEvent.click(gear);
  await fireEvent.click(screen.getByRole('button', { name: /Wer bist du/ }));
  expect(screen.getByRole('dialog', { name: 'Wer bist du?' }).contains(document.activeElement)).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(container.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(gear);
  vi.unstubAllGlobals();
});
