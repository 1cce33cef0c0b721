/** The table over whole recorded games: what is shown at rest is the truth, and nobody acts twice. */
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyAction, AnyCommand, AnyFromServer, Done, No, Remark } from '../protocol.ts';
import { folderOf } from '../src/games/index.ts';
import type { Answer, Asked, LineState, TableLine } from '../src/net/line.ts';
import { Pace } from '../src/table/pace.ts';
import { TableStore } from '../src/table/table.svelte.ts';
import { catalogueOf } from '../src/texts/catalogues.ts';
import { momentsOf, newsOf, sheetOf, viewersOf, type Moment, type RecordedGame } from './recorded.ts';

const recordings = import.meta.glob<RecordedGame>('./recorded/*-*.json', { import: 'default', eager: true });
/** Nobody measures time here: on a busy machine things take longer. */
const PATIENCE = { timeout: 60_000 };
vi.setConfig({ testTimeout: 120_000 });
const VERSION = { program: '', client: '', protocol: 1, rules: {} };

/** A line that a test answers by hand. */
class HandLine implements TableLine {
  state: LineState = 'up';
  readonly done: { command: AnyCommand; answer: (answer: Done | No) => void }[] = [];
  readonly asked: { asked: Asked; answer: (answer: Answer) => void }[] = [];
  readonly recalls: typeof this.asked = [];

  do(command: AnyCommand): Promise<Done | No> {
    return new Promise((answer) => this.done.push({ command, answer }));
  }

  ask(asked: Asked): Promise<Answer> {
    const to = asked.type === 'recall' ? this.recalls : this.asked;
    return new Promise((answer) => to.push({ asked, answer }));
  }

  again(): void {
    this.state = 'connecting';
  }

  close(): void {
    this.state = 'away';
  }
}

interface Scene {
  store: TableStore;
  line: HandLine;
  moments: Moment[];
  hear(message: AnyFromServer): void;
  step(number: number): void;
}

/** A table at a step of a recorded game, with a clock that never waits unless the test says so. */
async function tableAt(recorded: RecordedGame, step = 0, viewer: number | null = 0, pace = new Pace((_ms, done) => queueMicrotask(done)), remarks: readonly Remark[] = []): Promise<Scene> {
  const line = new HandLine();
  const store = new TableStore({
    language: 'de',
    pace,
    connect: () => line,
    dress: async (game, language) => ({ catalogue: await catalogueOf(language, game), folder: await folderOf(game) }),
  });
  const moments = momentsOf(recorded, viewer);
  const hear = (message: AnyFromServer) => store.hear(message);
  const news = { ...newsOf(recorded, moments, step, viewer), sheet: sheetOf(recorded) };
  hear({ type: 'welcome', you: { person: viewer, seat: viewer, is_host: true }, news, now: 0, version: VERSION, remarks });
  await vi.waitUntil(() => store.isDressed && !store.isBusy, PATIENCE);
  return { store, line, moments, hear, step: (number) => hear({ type: 'heard', news: newsOf(recorded, moments, number, viewer) }) };
}

/** Until everything is at rest; what has to be read is read at once. */
async function atRest(store: TableStore, meanwhile: () => void = () => undefined): Promise<void> {
  while (store.isBusy) {
    store.goOn();
    meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function game(name: string): RecordedGame {
  const found = recordings[`./recorded/${name}.json`];
  if (found === undefined) throw new Error(name);
  return found;
}

/** The first step, from `from` on, at which seat 0 can choose. */
function firstChoice(moments: readonly Moment[], from = 1): number {
  return moments.findIndex((moment, step) => step >= from && moment.choices.length > 1);
}

afterEach(() => vi.useRealTimers());

describe.each(Object.entries(recordings))('%s', (_file, recorded) => {
  it.each(viewersOf(recorded))('shows the truth after the movements of every news to seat %s', async (viewer) => {
    const { store, moments, step } = await tableAt(recorded, 0, viewer);
    for (let number = 1; number < moments.length; number += 1) {
      step(number);
      await atRest(store);
      expect(store.view).toEqual(moments[number]?.view);
      expect(store.choices).toEqual(moments[number]?.choices);
    }
  });

  it('shows the truth when everything comes at once and is skipped', async () => {
    const { store, moments, step } = await tableAt(recorded);
    for (let number = 1; number < moments.length; number += 1) step(number);
    await atRest(store, () => store.skip());
    expect(store.view).toEqual(moments.at(-1)?.view);
  });

  it('never draws what a movement does not tell: no movement throws, none takes longer than 400 ms', async () => {
    const { motion } = await folderOf(recorded.head.game);
    const moments = momentsOf(recorded, 0);
    for (const [number, moment] of moments.entries()) {
      const before = moments[number - 1];
      if (before === undefined) continue;
      const untouched = JSON.stringify(before.view);
      let picture: unknown = before.view;
      for (const event of moment.events) {
        expect(motion.ms(event)).toBeLessThanOrEqual(400);
        picture = motion.after(picture, event, 0);
      }
      expect(JSON.stringify(before.view)).toBe(untouched);
    }
  });
});

describe('movements', () => {
  it('are shown one at a time, and nothing can be chosen meanwhile', async () => {
    const waits: (() => void)[] = [];
    const recorded = game('18-ghosts-2');
    const from = momentsOf(recorded, 0).findIndex((moment) => moment.events.length > 2) - 1;
    const { store, step } = await tableAt(recorded, from, 0, new Pace((_ms, done) => void waits.push(done)));
    step(from + 1);
    await vi.waitUntil(() => store.moving !== null, PATIENCE);
    const first = store.moving?.number;
    expect(store.choices).toEqual([]);
    waits.shift()?.();
    await vi.waitUntil(() => store.moving !== null && store.moving.number !== first, PATIENCE);
    expect(store.moving?.number).toBe((first ?? 0) + 1);
  });

  it('are told apart by a breath, but news in which nothing moves do not wait for each other', async () => {
    const waits: number[] = [];
    const recorded = game('18-ghosts-2');
    const { store, hear } = await tableAt(recorded, 0, 0, new Pace((ms, done) => { waits.push(ms); queueMicrotask(done); }));
    const quiet = newsOf(recorded, momentsOf(recorded, 0), 0, 0);
    for (const number of [1, 2, 3]) hear({ type: 'heard', news: { ...quiet, events: [], number: quiet.number + number } });
    await atRest(store);
    expect(waits).toEqual([]);
  });

  it('are written in the log as they are shown, with the picture that they left behind', async () => {
    const { store, moments, step } = await tableAt(game('18-ghosts-2'));
    step(1);
    await atRest(store);
    expect(store.log.at(-1)?.sentence).toBe(moments[1]?.said.de.events.join(' '));
    expect(store.log.at(-1)?.view).toEqual(moments[1]?.view);
  });

  it('of the past are looked at without anything to choose', async () => {
    const { store, moments, step } = await tableAt(game('18-ghosts-2'));
    for (const number of [1, 2]) step(number);
    await atRest(store);
    store.look(store.log.at(-2) ?? null);
    expect(store.view).toEqual(moments[1]?.view);
    expect([store.isPast, store.choices]).toEqual([true, []]);
    store.look(null);
    expect(store.view).toEqual(moments[2]?.view);
  });
});

describe('the log of somebody who comes in', () => {
  /** A table at the third step, with what its reader heard before. */
  const scene = async () => {
    const here = await tableAt(game('18-ghosts-2'), 3);
    await vi.waitUntil(() => here.line.recalls.length > 0, PATIENCE);
    const moments = here.moments.slice(1, 4).map(({ events }) => ({ events }));
    const recall = async (number: number) => {
      here.line.recalls[0]?.answer({ type: 'recalled', id: '', number, moments });
      await vi.waitUntil(() => here.store.log.some(({ moment }) => moment !== null), PATIENCE);
    };
    return { ...here, recall };
  };
  const told = (moments: readonly Moment[]) => moments.map(({ said }) => said.de.events.join(' '));

  it('tells the whole game', async () => {
    const { store, moments, recall } = await scene();
    await recall(store.newest);
    expect(store.log.filter(({ kind }) => kind === 'event').map(({ sentence }) => sentence)).toEqual(told(moments.slice(1, 4)));
  });

  it('does not tell twice what happened before the answer came', async () => {
    const { store, moments, step, recall } = await scene();
    step(4);
    await atRest(store);
    await recall(store.newest - 1);
    expect(store.log.filter(({ kind }) => kind === 'event').map(({ sentence }) => sentence)).toEqual(told(moments.slice(1, 5)));
  });

  it('shows the position of a line when it is wanted', async () => {
    const { store, line, moments, recall } = await scene();
    await recall(store.newest);
    const wanted = store.log.find(({ moment }) => moment === 1);
    store.look(wanted ?? null);
    expect(line.asked.map(({ asked }) => asked)).toEqual([{ type: 'look', moment: 1 }]);
    line.asked[0]?.answer({ type: 'looked', id: '', events: moments[2]?.events ?? [], view: moments[2]?.view as never });
    await vi.waitUntil(() => store.isPast, PATIENCE);
    expect(store.view).toEqual(moments[2]?.view);
  });

  it('shows no position that another move has taken since', async () => {
    const { store, line, moments, recall } = await scene();
    await recall(store.newest);
    store.look(store.log.find(({ moment }) => moment === 1) ?? null);
    line.asked[0]?.answer({ type: 'looked', id: '', events: moments[1]?.events ?? [], view: moments[1]?.view as never });
    await vi.waitUntil(() => store.log.every(({ moment }) => moment !== 1), PATIENCE);
    expect([store.isPast, store.view]).toEqual([false, moments[3]?.view]);
  });
});

describe('a line that comes back', () => {
  it('tells what has happened meanwhile, and nothing that was seen before', async () => {
    const { store, moments, step } = await tableAt(game('18-ghosts-2'), 3);
    store.change('up');
    step(4);
    await atRest(store);
    store.change('away');
    step(5);
    await atRest(store);
    store.change('up');
    expect([store.line, store.meanwhile.map(({ sentence }) => sentence)]).toEqual(['back', [moments[5]?.said.de.events.join(' ')]]);
  });
});

describe('a table that nobody looks at', () => {
  it('waits with its movements until somebody does', async () => {
    const { store, moments, step } = await tableAt(game('ghosts-4'), 20);
    store.rest();
    step(21);
    step(22);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(store.view).toEqual(moments[20]?.view);
    store.wake('moving');
    await atRest(store);
    expect(store.view).toEqual(moments[22]?.view);
  });
});

describe('choosing', () => {
  const choose = async () => {
    const recorded = game('18-ghosts-2');
    const at = firstChoice(momentsOf(recorded, 0));
    const scene = await tableAt(recorded, at);
    return { ...scene, at, action: scene.store.choices[0] as AnyAction };
  };

  it('takes two touches', async () => {
    const { store, line, action } = await choose();
    store.choosing.touch(action);
    expect([store.choosing.chosen, line.done.length]).toEqual([action, 0]);
    store.choosing.touch({ ...action });
    expect(line.done.map(({ command }) => command)).toEqual([{ do: 'act', action }]);
  });

  it('does nothing while an answer is on its way', async () => {
    const { store, line, action } = await choose();
    store.choosing.confirm(action);
    store.choosing.confirm(action);
    store.choosing.touch(action);
    store.choosing.touch(action);
    expect(line.done.length).toBe(1);
    expect(store.choices).toEqual([]);
  });

  it('is possible again only when what was done has been heard', async () => {
    const { store, line, action, at, step } = await choose();
    store.choosing.confirm(action);
    line.done[0]?.answer({ type: 'done', id: '', number: at + 2 });
    await Promise.resolve();
    expect(store.isAnswering).toBe(true);
    step(at + 1);
    await atRest(store);
    expect(store.isAnswering).toBe(false);
  });

  it('says why something was refused, until something is chosen again', async () => {
    const { store, line, action } = await choose();
    store.choosing.confirm(action);
    line.done[0]?.answer({ type: 'no', id: '', refusal: { key: 'not-your-turn', args: {} }, sentence: 'x' });
    await vi.waitUntil(() => store.refusal !== null, PATIENCE);
    expect(store.refusal?.sentence).toBe('Du bist gerade nicht dran.');
    store.choosing.touch(action);
    expect(store.refusal).toBeNull();
  });

  it('asks once what would follow, and remembers it until something happens', async () => {
    const { store, line, action, moments, at, step } = await choose();
    const foretold = moments[at]?.foretold.get(JSON.stringify(action));
    store.choosing.point(action);
    expect(store.choosing.foretold).toBeNull();
    expect(store.choosing.foretell(action)).toBeNull();
    await vi.waitUntil(() => line.asked.length > 0, PATIENCE);
    line.asked[0]?.answer({ type: 'foretold', id: '', events: foretold?.events ?? [], view: foretold?.view ?? null });
    await vi.waitUntil(() => store.choosing.foretold !== null, PATIENCE);
    flushSync();
    expect(store.choosing.foretold).toEqual(foretold);
    expect(line.asked.length).toBe(1);
    step(at + 1);
    await atRest(store);
    expect(store.choosing.pointed).toBeNull();
  });

  it('never acts by trying what is not possible', async () => {
    const { store, line } = await choose();
    store.choosing.attempt({ do: 'pass' } as AnyAction);
    await vi.waitUntil(() => line.asked.length > 0, PATIENCE);
    expect(line.done).toEqual([]);
    line.asked[0]?.answer({ type: 'no', id: '', refusal: { key: 'unknown-table', args: {} }, sentence: 'x' });
    await vi.waitUntil(() => store.refusal !== null, PATIENCE);
  });

  it('is not disturbed by somebody who only says something', async () => {
    const { store, action, at, hear, moments } = await choose();
    store.choosing.touch(action);
    const news = { ...newsOf(game('18-ghosts-2'), moments, at, 0), number: at + 2, events: [] };
    hear({ type: 'heard', news });
    await atRest(store);
    expect(store.choosing.chosen).toEqual(action);
  });

  it('goes on while others move where all choose at once', async () => {
    const recorded = game('ghost-for-sale-5');
    const asText = (moment?: Moment) => JSON.stringify(moment?.choices);
    const isAside = (moment: Moment, next?: Moment) => moment.choices.length > 1 && asText(moment) === asText(next) && next?.events.length !== 0;
    const at = momentsOf(recorded, 1).findIndex((moment, step, all) => isAside(moment, all[step + 1]));
    expect(at).not.toBe(-1);
    let arrive: (() => void) | undefined;
    const { store, line, step, moments } = await tableAt(recorded, at, 1, new Pace((_ms, done) => (arrive = done)));
    const action = store.choices[0] as AnyAction;
    store.choosing.touch(action);
    step(at + 1);
    await vi.waitUntil(() => arrive !== undefined, PATIENCE);
    expect([store.isBusy, store.isMyTurn, store.choosing.chosen]).toEqual([true, true, action]);
    expect(store.choices).toEqual(moments[at]?.choices);
    while (store.isBusy) {
      arrive?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    expect(store.choosing.chosen).toEqual(action);
    store.choosing.touch(action);
    expect(line.done.map(({ command }) => command)).toEqual([{ do: 'act', action }]);
  });

  it('lets go by Escape', async () => {
    const { store, action } = await choose();
    store.choosing.touch(action);
    store.choosing.letGo();
    expect(store.choosing.chosen).toBeNull();
  });
});

describe('a hint', () => {
  it('comes also after everybody has heard that it was asked for', async () => {
    const recorded = game('18-ghosts-2');
    const moments = momentsOf(recorded, 0);
    const at = firstChoice(moments);
    const { store, line, hear } = await tableAt(recorded, at);
    const action = store.choices[0] as AnyAction;
    store.askHint();
    expect(store.hint?.isThinking).toBe(true);
    hear({ type: 'heard', news: { ...newsOf(recorded, moments, at, 0), number: at + 2, events: [] } });
    await atRest(store);
    line.asked[0]?.answer({ type: 'hinted', id: '', action, label: 'So', reason: { key: 'only-choice', args: {} }, sentence: '', chance: 0.5, alternatives: [] });
    await vi.waitUntil(() => store.hint?.isThinking === false, PATIENCE);
    expect(store.hint).toMatchObject({ action, label: 'So', reason: 'Etwas anderes ist nicht möglich.' });
  });

  it('is forgotten when the game goes on', async () => {
    const recorded = game('18-ghosts-2');
    const at = firstChoice(momentsOf(recorded, 0));
    const { store, step } = await tableAt(recorded, at);
    store.askHint();
    step(at + 1);
    await atRest(store);
    expect(store.hint).toBeNull();
  });
});

describe('the line', () => {
  it('that comes back shows what was missed and says so', async () => {
    const recorded = game('ghosts-4');
    const { store, moments, hear } = await tableAt(recorded, 3);
    store.change('away');
    expect(store.line).toBe('away');
    store.change('up');
    hear({ type: 'welcome', you: { person: 0, seat: 0, is_host: true }, news: newsOf(recorded, moments, 4, 0), now: 0, version: VERSION });
    await atRest(store);
    expect(store.line).toBe('back');
    expect(store.view).toEqual(moments[4]?.view);
    store.greetBack();
    expect(store.line).toBe('up');
  });

  it('speaks another language at once, the log too', async () => {
    const { store, moments, step } = await tableAt(game('ghosts-4'));
    step(1);
    await atRest(store);
    await store.speak('en');
    expect(store.log.at(-1)?.sentence).toBe(moments[1]?.said.en.events.join(' '));
    expect(store.prompt).toBe(moments[1]?.said.en.prompt);
  });

  it('does not say again what was said before one came, only what was missed', async () => {
    const said = (at: number): Remark => ({ person: 1, seat: 1, name: 'Ben', at, emote: 'boo' });
    const recorded = game('ghosts-4');
    const { store, moments, hear } = await tableAt(recorded, 3, 0, undefined, [said(10)]);
    hear({ type: 'said', remark: said(20) });
    hear({ type: 'welcome', you: { person: 0, seat: 0, is_host: true }, news: newsOf(recorded, moments, 4, 0), now: 0, version: VERSION, remarks: [said(10), said(20), said(30)] });
    expect(store.remarks.map(({ number, isOld }) => [number, isOld])).toEqual([[10, true], [20, false], [30, false]]);
  });
});
