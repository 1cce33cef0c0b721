/** A line to nobody: answers from a recorded game. */
import type { AnyCommand, AnyConclusions, AnyFromServer, Done, No } from '../protocol.ts';
import type { Answer, Asked, LineState, TableLine } from '../src/net/line.ts';
import { momentsOf, newsOf, sheetOf, type Moment, type RecordedGame } from '../tests/recorded.ts';

interface Store {
  hear(message: AnyFromServer): void;
  change(state: LineState): void;
}

export class RecordedLine implements TableLine {
  state: LineState = 'up';
  readonly moments: Moment[];
  private number = 0;

  constructor(
    private readonly store: Store,
    private readonly recorded: RecordedGame,
    private readonly viewer: number | null,
    public step: number,
  ) {
    this.moments = momentsOf(recorded, viewer);
    this.step = step < 0 ? this.moments.length + step : Math.min(step, this.moments.length - 1);
    queueMicrotask(() => this.welcome());
  }

  /** One step on, as news that move. */
  next(): void {
    if (this.step + 1 >= this.moments.length) return;
    this.step += 1;
    this.store.hear({ type: 'heard', news: this.news() });
  }

  /** The same table, with something changed about it. */
  change(sheet: object): void {
    const news = { ...this.news(), events: [], sheet: { ...sheetOf(this.recorded, this.phase()), ...sheet } };
    this.store.hear({ type: 'heard', news });
  }

  again(): void {
    this.store.change('up');
  }

  close(): void {
    this.state = 'away';
  }

  do(command: AnyCommand): Promise<Done | No> {
    this.number += 1;
    const next = this.moments[this.step + 1];
    const isNext = command.do === 'act' && JSON.stringify(command.action) === JSON.stringify(next?.action);
    if (command.do === 'act' && !isNext) {
      return Promise.resolve({ type: 'no', id: String(this.number), refusal: { key: 'not-recorded', args: {} }, sentence: `Recorded: ${JSON.stringify(next?.action)}` });
    }
    if (isNext) this.next();
    return Promise.resolve({ type: 'done', id: String(this.number), number: this.step + 1 });
  }

  ask(asked: Asked): Promise<Answer> {
    const moment = this.moments[this.step];
    if (asked.type === 'conclude') return Promise.resolve({ type: 'concluded', id: '', number: this.step + 1, conclusions: (moment?.concluded ?? null) as AnyConclusions });
    if (asked.type !== 'foretell' || moment === undefined) return Promise.resolve(null);
    const foretold = moment.foretold.get(JSON.stringify(asked.action));
    if (foretold !== undefined) return Promise.resolve({ type: 'foretold', id: '', events: foretold.events, view: foretold.view });
    return Promise.resolve({ type: 'no', id: '', refusal: { key: 'not-recorded', args: {} }, sentence: 'Not recorded.' });
  }

  private welcome(): void {
    const news = { ...this.news(), sheet: sheetOf(this.recorded, this.phase()) };
    const you = { person: this.viewer, seat: this.viewer, is_host: this.viewer === 0 };
    this.store.hear({ type: 'welcome', you, news, now: Date.now() / 1000, version: { program: '', client: '', protocol: 1, rules: {} } });
    this.store.hear({ type: 'present', seats: this.recorded.head.seats.map(() => true), watchers: 0, gone_since: [], absence: 60 });
    this.store.change('up');
  }

  private news() {
    const news = newsOf(this.recorded, this.moments, this.step, this.viewer);
    return { ...news, may_hint: true, undo: this.step > 1 ? { how: 'asks' as const, moves: 2 } : null };
  }

  private phase(): 'playing' | 'over' {
    return (this.moments[this.step]?.view as { result: unknown }).result === null ? 'playing' : 'over';
  }
}
