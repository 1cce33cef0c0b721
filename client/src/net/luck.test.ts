/** What this browser does for the luck by itself: it promises words, opens them once, and compares in the end. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyCommand, TableSheet } from '$protocol';
import { compared, Luck, wasPromised } from './luck.ts';
import { sha256 } from './sha256.ts';

const SECRET = '00112233445566778899aabbccddeeff';
const PROMISE = sha256(`geisterstunde seed\n${SECRET}`);
const committed = (words: string) => sha256(`geisterstunde words\n${PROMISE}\n${words}`);

function sheet(more: Partial<TableSheet> = {}): TableSheet {
  const chairs = [{ person: 0, away: false }, { person: 1, away: false }];
  return { code: 'mola-kerin-tusol', games_begun: 0, phase: 'before', chairs, promise: PROMISE, commitments: ['', ''], opened: [false, false], opens_until: null, ...more } as unknown as TableSheet;
}

/** A browser that says nothing aloud: all that it orders. */
function browser(): { luck: Luck; ordered: AnyCommand[] } {
  const ordered: AnyCommand[] = [];
  return { luck: new Luck((command) => ordered.push(command)), ordered };
}

const commitment = (command: AnyCommand | undefined): string => (command?.do === 'promise-words' ? command.commitment : '');

/** The journal of a finished game with these words. */
function journal(words: readonly string[], more: { promise?: string; seed?: string } = {}): string {
  const seed = `${SECRET} ${sha256(['geisterstunde seats', ...words].join('\n'))}`;
  const opening = { line: 'game', promise: more.promise ?? PROMISE, words, commitments: words.map(committed) };
  return [opening, { line: 'end', seed: more.seed ?? seed }].map((line) => JSON.stringify(line)).join('\n');
}

beforeEach(() => localStorage.clear());

describe('before a game', () => {
  it('words are promised once, not again with every message', () => {
    const { luck, ordered } = browser();
    luck.learn(sheet(), 0);
    luck.learn(sheet(), 0);
    expect(ordered.map((command) => command.do)).toEqual(['promise-words']);
  });

  it('what was promised is opened as soon as all promises stand, and only once', () => {
    const { luck, ordered } = browser();
    luck.learn(sheet(), 0);
    const asked = sheet({ commitments: [commitment(ordered[0]), ''], opens_until: 1 });
    luck.learn(asked, 0);
    luck.learn(asked, 0);
    const [, opened] = ordered;
    expect(ordered).toHaveLength(2);
    expect(opened?.do === 'open-words' && committed(opened.words)).toBe(commitment(ordered[0]));
  });

  it('words are not opened for a promise of somebody else', () => {
    const { luck, ordered } = browser();
    luck.learn(sheet(), 0);
    luck.learn(sheet({ commitments: ['f'.repeat(64), ''], opens_until: 1 }), 0);
    expect(ordered.map((command) => command.do)).toEqual(['promise-words']);
  });

  it('the same words are promised after a reload', () => {
    const [first, again] = [browser(), browser()];
    first.luck.learn(sheet(), 0);
    again.luck.learn(sheet(), 0);
    expect(again.ordered).toEqual(first.ordered);
  });

  it('the promise of the next game asks for new words', () => {
    const { luck, ordered } = browser();
    luck.learn(sheet(), 0);
    luck.learn(sheet({ games_begun: 1, promise: sha256('another') }), 0);
    expect(new Set(ordered.map(commitment)).size).toBe(2);
  });

  it('whoever exchanges the promise of a game gets no words for the new one', () => {
    const { luck, ordered } = browser();
    luck.learn(sheet(), 0);
    const exchanged = sheet({ promise: sha256('another') });
    luck.learn(exchanged, 0);
    luck.say(exchanged, 0, 'Mondschein');
    luck.learn(sheet({ promise: sha256('another'), opens_until: 1, commitments: [commitment(ordered[0]), ''] }), 0);
    expect(ordered).toHaveLength(1);
  });

  it('two people at one device have each their own words', () => {
    const { luck, ordered } = browser();
    luck.say(sheet(), 0, '');
    luck.say(sheet(), 1, '');
    expect(new Set(ordered.map(commitment)).size).toBe(2);
  });

  it('own words are promised unguessably, and remembered as they were typed', () => {
    const { luck, ordered } = browser();
    luck.say(sheet(), 0, '  Mondschein ');
    expect(luck.typed(sheet(), 0)).toBe('Mondschein');
    expect(commitment(ordered[0])).not.toBe(committed('Mondschein'));
  });

  it.each([
    ['who watches', sheet(), null],
    ['who has left the chair', sheet({ chairs: [{ person: 0, away: true }] as never }), 0],
    ['whose game is running', sheet({ phase: 'playing' }), 0],
  ])('nothing is done for somebody %s', (_who, at, seat) => {
    const { luck, ordered } = browser();
    luck.learn(at, seat);
    expect(ordered).toEqual([]);
  });
});

describe('after a game', () => {
  const words = (): string => {
    const { luck, ordered } = browser();
    luck.learn(sheet(), 0);
    luck.learn(sheet({ commitments: [commitment(ordered[0]), ''], opens_until: 1 }), 0);
    return ordered[1]?.do === 'open-words' ? ordered[1].words : '';
  };
  const judged = (told: string) => compared('mola-kerin-tusol', 0, 0, told);

  it('a game with the own words is as it was promised', () => {
    expect(judged(journal([words(), 'theirs']))).toBe('kept');
  });

  it('a game without them is told as one without them', () => {
    words();
    expect(judged(journal(['others', 'theirs']))).toBe('without');
  });

  it.each([
    ['another promise', { promise: sha256('another') }],
    ['another seed', { seed: `${'0'.repeat(32)} ${sha256('other')}` }],
    ['a seed without the words', { seed: SECRET }],
  ])('a game with %s is a broken promise', (_what, more) => {
    expect(judged(journal([words(), 'theirs'], more))).toBe('broken');
  });

  it('a game that keeps another promise than the first one shown is a broken promise', () => {
    const { luck, ordered } = browser();
    const other = 'ffeeddccbbaa99887766554433221100';
    luck.learn(sheet({ promise: sha256(`geisterstunde seed\n${other}`) }), 0);
    luck.learn(sheet(), 0);
    const said = journal(['mine', 'theirs']);
    expect(ordered).toHaveLength(1);
    expect(judged(said)).toBe('broken');
  });

  it('a browser that saw no promise cannot tell, and has nothing to compare', () => {
    expect(wasPromised('mola-kerin-tusol', 0, 0)).toBe(false);
    expect(judged(journal(['mine']))).toBe('unknown');
  });
});
