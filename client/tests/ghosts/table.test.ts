/** What the table of Ghosts says at the moments of the mock-ups, and what keys and touches do at it. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import Table from '../../src/games/ghosts/Table.svelte';
import { play } from '../../src/games/ghosts/picking.ts';
import type { Action } from '../../src/games/ghosts/words.ts';
import { textsOf } from '../../src/texts/catalogues.ts';
import { cards, SCENES, tableOf, type Scene } from './scenes.ts';

const texts = { de: await textsOf('de', 'ghosts'), en: await textsOf('en', 'ghosts') };
afterEach(cleanup);

function show(name: string, language: 'de' | 'en' = 'de') {
  const done: Action[] = [];
  const { container } = render(Table, { table: tableOf(SCENES[name] as Scene, texts[language], done) });
  const prompt = () => [...(container.querySelector('.prompt p')?.childNodes ?? [])].map((node) => (node.textContent ?? '').trim()).filter(Boolean).join(' ');
  const hand = () => [...container.querySelectorAll<HTMLButtonElement>('.hand button')];
  return { container, done, prompt, hand };
}

describe('the prompt', () => {
  test.each([
    ['turn4', 'Du bist dran: Leg eine Karte, die leuchtet. Oben liegt Gelb 2, Angst 5. Danach: Mira.'],
    ['chosen', 'Rot 2: Angst steigt von 5 auf 7. Danach braucht Mira Rot oder Nebel.'],
    ['mirror', 'Gelb 1 spiegelt: Angst bleibt 5. Es geht andersherum: Danach ist Rumpel dran.'],
    ['fog', 'Nebel: Angst bleibt 5. Oben bleibt Gelb 2. Danach ist Mira dran.'],
    ['take', 'Stapel nehmen: 3 + 1 = 4 Angstpunkte. Dafür gibst du in dieser Runde nichts zurück.'],
    ['mustTake', 'Nichts passt: Nimm den Stapel. Das kostet 1 Angstpunkt. Danach eröffnest du.'],
    ['open', 'Du eröffnest: Leg einen Geist. Seine Zahl ist die neue Angst. Danach: Mira.'],
    ['lastCard', 'Rot 1: Angst steigt von 5 auf 6. Mira hat keine Karten mehr: Dann endet die Runde.'],
    ['deal', 'Du hast nur Nebel! Möchtest du neue Karten? Mischst du zurück, sehen das alle. Behalten bleibt geheim.'],
    ['roundEnd', 'Wie viele gibst du zurück? Bis zu 3 Angstpunkte: Du hast keinen Stapel genommen.'],
    ['wait', 'Mira überlegt'],
    ['refused', 'Das geht nicht: 5 + 3 wäre 8, mehr als 7. Statt Blau 3 passen die oberste Farbe, Nebel oder ein kleinerer Geist, sonst nimm den Stapel.'],
  ])('at %s speaks German', (name, sentence) => {
    expect(show(name).prompt()).toContain(sentence);
  });

  test.each([
    ['turn4', 'Your turn: lay a card that glows. Yellow 2 on top, fear 5. Then: Mira.'],
    ['chosen', 'Red 2: fear rises from 5 to 7. Then Mira needs Red or fog.'],
    ['mirror', 'Yellow 1 mirrors: fear stays 5. The direction turns: Rumpel is next.'],
    ['take', 'Take the pile: 3 + 1 = 4 fear points. Then there is no giving back this round.'],
  ])('at %s speaks English', (name, sentence) => {
    expect(show(name, 'en').prompt()).toContain(sentence);
  });

  test('between two players a mirror turns nothing', () => {
    const scene = SCENES.turn2 as Scene;
    const { container } = render(Table, { table: tableOf({ ...scene, chosen: play(cards('yellow1')[0] ?? { family: 'fog', value: 0 }) }, texts.de) });
    expect(container.querySelector('.prompt p')?.textContent).toContain('Danach ist Mira dran.');
  });
});

describe('the hand', () => {
  test('every card is a button that says what it would do, or why it does not fit', () => {
    expect(show('turn4').hand().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Gelb 1: Spiegel, bleibt 5',
      'Rot 2: +2, Angst 7',
      'Blau 3: 5+3=8, zu viel',
      'Weiß 3: 5+3=8, zu viel',
      'Nebel: Nebel, bleibt 5',
    ]);
  });

  test('it is one stop for the Tab key', () => {
    expect(show('turn4').hand().map((button) => button.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  });

  test('arrows and numbers move the focus, Enter lays the card', async () => {
    const { hand, done } = show('turn4');
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(hand()[0]);
    await fireEvent.keyDown(hand()[0] as Element, { key: '2' });
    expect(document.activeElement).toBe(hand()[1]);
    await fireEvent.click(hand()[1] as Element);
    expect(done).toEqual([play({ family: 'red', value: 2 })]);
  });

  test('a card that does not fit is tried and nothing else', async () => {
    const { hand, done } = show('turn4');
    expect(hand()[2]?.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(hand()[2] as Element);
    expect(done).toEqual([play({ family: 'blue', value: 3 })]);
  });

  test('without a turn no card says what it would do', () => {
    expect(show('wait').hand()[0]?.getAttribute('aria-label')).toBe('Gelb 1');
  });
});

test('whoever watches has no hand', () => {
  expect(show('watch').container.querySelector('.hand')).toBeNull();
});

test('points are given back by keys', async () => {
  const { done } = show('roundEnd');
  await fireEvent.keyDown(document.body, { key: '2' });
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(done).toEqual([{ do: 'give-back', points: 2 }]);
});

test('a new hand is asked for by a letter', async () => {
  const { done } = show('deal');
  await fireEvent.keyDown(document.body, { key: 'n' });
  expect(done).toEqual([{ do: 'redraw' }]);
});

test('the end says who has won, why, and the points of all', () => {
  const text = show('end').container.querySelector('.fin')?.textContent ?? '';
  expect(text).toContain('Du und Mira gewinnt!');
  expect(text).toContain('Die wenigsten Angstpunkte: nur je 1.');
});
