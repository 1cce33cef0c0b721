import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACCESSORIES } from './accessories.ts';
import { avatarFigure, avatarFor, avatarOptions, AVATARS } from './avatar.ts';
import { figure, lantern, portal } from './board.ts';
import { box } from './boxes.ts';
import { back, card } from './card.ts';
import { CAST, cast } from './cast.ts';
import { COLOURS, LETTERS, LETTERS_BOTH } from './colours.ts';
import { emblem, psychicCard } from './emblems.ts';
import { MOODS } from './faces.ts';
import { ghost } from './figure.ts';
import type { GhostOptions } from './figure.ts';
import { icon, ICONS } from './icons.ts';
import { bidCard, propertyCard } from './properties.ts';
import { stage } from './scene.ts';
import { FAMILIES } from './silhouettes.ts';
import { LOOKING } from './look.ts';
import { token } from './token.ts';

/** The drawing as the browser reads it; a string that is no single element fails. */
function parsed(drawing: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = drawing;
  expect(holder.children.length).toBe(1);
  return holder.children[0] as Element;
}

describe('the ghost', () => {
  test('is the same for the same options', () => {
    const options: GhostOptions = { family: 'cat', colour: 'green', mood: 'sly', accessory: ['scarf', 'tea'], letter: 'Gr', tilt: 4 };
    expect(ghost({ ...options })).toBe(ghost({ ...options }));
  });

  test('differs in every family, mood and accessory', () => {
    const drawn = [...FAMILIES.map((family) => ghost({ family })), ...MOODS.slice(1).map((mood) => ghost({ mood })), ...ACCESSORIES.map((accessory) => ghost({ accessory }))];
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('carries the pattern of its colour, unless it is told not to', () => {
    expect(ghost({ colour: 'red' })).toContain('var(--red-pat');
    expect(ghost({ colour: 'red', pattern: false })).not.toContain('var(--red-pat');
  });

  test('is decoration without a title and a picture with one', () => {
    expect(parsed(ghost()).getAttribute('aria-hidden')).toBe('true');
    const named = parsed(ghost({ title: 'Flocke' }));
    expect(named.getAttribute('role')).toBe('img');
    expect(named.getAttribute('aria-label')).toBe('Flocke');
  });

  test('has no ids, so that many of them fit on a page', () => {
    const all = [...FAMILIES.map((family) => ghost({ family })), ...ACCESSORIES.map((accessory) => ghost({ accessory }))].join('');
    expect(all).not.toMatch(/\sid=/);
  });

  test('of a family, colour or mood that nobody knows is a plain one', () => {
    const strange = { family: 'constructor', colour: '__proto__', mood: 'toString', accessory: 'valueOf' } as unknown as GhostOptions;
    expect(ghost(strange)).toBe(ghost({}));
  });
});

describe('text from outside', () => {
  const EVIL = '"><img src=x onerror=alert(1)>\'</svg>';
  const draw: Readonly<Record<string, () => string>> = {
    'title of a ghost': () => ghost({ title: EVIL }),
    'letter of a ghost': () => ghost({ letter: EVIL }),
    'class of a ghost': () => ghost({ cls: EVIL }),
    'accent of a ghost': () => ghost({ accent: EVIL }),
    'colour of a ghost': () => ghost({ colour: EVIL as 'red' }),
    'size of a ghost': () => ghost({ size: EVIL as unknown as number }),
    'tilt of a ghost': () => ghost({ tilt: EVIL as unknown as number }),
    'name of the cast': () => cast(EVIL),
    'value of a card': () => card({ game: 'ghosts', value: EVIL }),
    'word of a card': () => card({ game: 'ghosts', word: EVIL }),
    'letter of a card': () => card({ game: 'ghosts', value: 1, letter: EVIL }),
    'label of a card': () => card({ game: 'ghosts', label: EVIL }),
    'game of a card': () => card({ game: EVIL as 'ghosts', value: 1 }),
    'colour of a card': () => card({ game: 'ghosts', value: 1, colour: EVIL as 'red' }),
    'state of a card': () => card({ game: 'ghosts', state: EVIL as 'normal' }),
    'label of a back': () => back({ game: 'ghosts', label: EVIL }),
    'letter of a token': () => token({ letter: EVIL }),
    'value of a token': () => token({ kind: 'fear', value: EVIL }),
    'letter of a portal': () => portal({ colour: 'red', facing: 'north', letter: EVIL }),
    'letter of a figure': () => figure({ family: 'round', own: true, letter: EVIL, title: EVIL }),
    'letter of a lantern': () => lantern({ colour: 'red', letter: EVIL }),
    'title of a box': () => box('unknown', { title: EVIL, meta: [EVIL] }),
    avatar: () => avatarFigure(EVIL),
  };

  test.each(Object.keys(draw))('cannot leave the %s', (place) => {
    const drawing = parsed(draw[place]?.() ?? '');
    expect(drawing.querySelector('img')).toBeNull();
    const attributes = [drawing, ...drawing.querySelectorAll('*')].flatMap((one) => [...one.attributes]).map((attribute) => attribute.name);
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  });
});

describe('letters', () => {
  test('tell yellow from green in German where both meet', () => {
    expect([LETTERS_BOTH.de.yellow, LETTERS_BOTH.de.green]).toEqual(['Ge', 'Gr']);
    expect([LETTERS_BOTH.en.yellow, LETTERS_BOTH.en.green]).toEqual(['Y', 'G']);
  });

  test('are one letter elsewhere', () => {
    expect(Object.values(LETTERS).flatMap((all) => Object.values(all)).every((letter) => letter.length === 1)).toBe(true);
  });

  test.each(['de', 'en'] as const)('differ for every colour in %s', (language) => {
    expect(new Set(COLOURS.map((colour) => LETTERS_BOTH[language][colour])).size).toBe(COLOURS.length);
  });

  test('of two signs are written smaller', () => {
    expect(ghost({ letter: 'Gr' })).toContain('font-size="19"');
  });
});

describe('the cast', () => {
  test('are all different from one another', () => {
    const names = Object.keys(CAST).filter((name) => name !== 'g13');
    const drawn = names.map((name) => cast(name));
    expect(new Set(drawn).size).toBe(names.length);
  });

  test('shows the letter of its family only when asked', () => {
    expect(cast('mummies')).not.toContain('>M</text>');
    expect(cast('mummies', { letter: true })).toContain('>M</text>');
  });

  test('of Rest in Peace grows with its value', () => {
    const scales = [1, 2, 3, 4, 5].map((value) => Number(/scale\((0\.\d+)\)">/.exec(cast(`wisps${value}`))?.[1]));
    expect(scales).toEqual([...scales].sort((a, b) => a - b));
    expect(new Set(scales).size).toBe(5);
  });
});

describe('avatars', () => {
  test('travel in the words that the server accepts', () => {
    expect(AVATARS.filter((avatar) => !/^[a-z0-9]{2,12}(-[a-z0-9]{2,12}){1,3}$/.test(avatar) || avatar.length > 64)).toEqual([]);
  });

  test('are read back as the ghost they describe', () => {
    expect(avatarOptions('wisp-blue-sly-tophat')).toEqual({ family: 'wisp', colour: 'blue', mood: 'sly', accessory: 'tophat' });
  });

  test('all differ', () => {
    expect(new Set(AVATARS.map((avatar) => avatarFigure(avatar))).size).toBe(AVATARS.length);
  });

  test('of somebody without one follow from the name, always the same', () => {
    expect(avatarFor('', 'Mira')).toBe(avatarFor(null, 'Mira'));
    expect(avatarFor('cat-yellow', 'Mira')).toBe('cat-yellow');
  });
});

describe('cards', () => {
  test('that lie face down show nothing of their face', () => {
    const down = card({ game: 'ghosts', figure: 'zombies', colour: 'green', value: 3, word: 'Zombies', letter: 'Z', state: 'facedown' });
    expect(down).toBe(card({ game: 'ghosts', figure: 'mummies', colour: 'yellow', value: 1, word: 'Mumien', letter: 'M', state: 'facedown' }));
  });

  test('carry a flame when they can be played or are chosen', () => {
    const flames = (['normal', 'playable', 'chosen', 'dimmed'] as const).map((state) => card({ game: 'ghosts', state }).includes('class="flicker"'));
    expect(flames).toEqual([false, true, true, false]);
  });

  test('of psychics, properties and bids show what they are told', () => {
    expect(psychicCard({ game: 'rest-in-peace', psychic: 21 })).not.toBe(psychicCard({ game: 'rest-in-peace', psychic: 22 }));
    expect(propertyCard({ game: 'ghost-for-sale', row: [0, 9, 3, 2, 1, 0] })).toContain('>9</text>');
    expect(bidCard({ game: 'ghost-for-sale', value: 7 }).split('rx="24" ry="9"').length - 1).toBe(7);
  });
});

test('every emblem, icon and box is drawn and differs from the others', () => {
  for (const all of [Array.from({ length: 29 }, (_, i) => emblem(i + 1)), ICONS.map((name) => icon(name)), LOOKING.map((game) => box(game, { title: game }))]) {
    expect(new Set(all).size).toBe(all.length);
    for (const one of all) parsed(one);
  }
});

test('the stage is the same for the same size', () => {
  expect(stage(1440, 900)).toBe(stage(1440, 900));
});

test('the icon of the page is the ghost of the kit', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8').replace(/\b0\./g, '.');
  expect(icon).toContain(ghost({ bare: true, mood: 'happy', shadow: false, pattern: false }).replace(/\b0\./g, '.'));
});
