/** The log of a table: what has happened in sentences, each with the picture that it left behind. */
import type { AnyEvent } from '$protocol';
import type { Texts } from '../texts/texts.ts';
import type { LogLine } from './contract.ts';

type Say = (texts: Texts) => string;
type Written<V> = Omit<LogLine<V>, 'place'>;

interface Said<V> {
  readonly line: Written<V>;
  readonly say: Say;
  /** The number of the news that told it. */
  readonly news: number;
  /** What was heard at the moment whose picture can be asked for, as text. */
  readonly heard?: string;
}

const LONGEST = 400;
/** So many events of one action stand in one line of the log. */
export const EVENTS_A_LINE = 4;

export class LogStore<V> {
  #said = $state.raw<readonly Said<V>[]>([]);
  #count = 0;
  #news = 0;
  /** Events of news up to this number have been recalled. */
  #recalled = 0;
  readonly lines: readonly LogLine<V>[] = $derived(this.#said.map(({ line }, at) => ({ ...line, place: at + 1 })));

  clear(): void {
    this.#said = [];
    this.#recalled = 0;
  }

  /** What is written from now on was told by the news with this number. */
  begin(news: number): void {
    this.#news = news;
  }

  /** A new line; its sentence is said with the names of this moment. */
  write(told: object, view: V | null, say: Say, texts: Texts | null): void {
    if (this.#news <= this.#recalled && 'event' in told) return;
    this.#count += 1;
    this.#said = [...this.#said, { line: lineOf(this.#count, told, view, said(say, texts)), say, news: this.#news }].slice(-LONGEST);
  }

  /** What belongs to the same action stands in the same line; it shows how it all came out. */
  writeMore(told: object, view: V | null, say: Say, texts: Texts | null): void {
    const before = this.#said.at(-1);
    if (this.#news <= this.#recalled) return;
    if (before === undefined) return this.write(told, view, say, texts);
    const line = { ...before.line, sentence: `${before.line.sentence} ${said(say, texts)}`, view };
    this.#said = [...this.#said.slice(0, -1), { line, say: (by) => `${before.say(by)} ${say(by)}`, news: this.#news }];
  }

  /**
   * All that was heard in the game up to the news with this number; it takes the place of what was written of it. Its
   * lines have numbers below those of what is new: nobody hears them again.
   */
  recall(moments: readonly { readonly events: readonly AnyEvent[] }[], news: number, texts: Texts | null): void {
    const lines = moments.flatMap(({ events }, moment) => chunks(events).map((told) => ({ told, moment, heard: JSON.stringify(events) })));
    const recalled = lines.slice(-LONGEST).map(({ told, moment, heard }, at, all): Said<V> => {
      const say: Say = (by) => told.map((event) => by.event(event)).join(' ');
      const line = lineOf<V>(at + 1 - all.length, told[0] ?? {}, null, said(say, texts));
      return { line: { ...line, moment }, say, heard, news };
    });
    const before = this.#said.filter((one) => one.news <= news && one.line.kind === 'note');
    const since = this.#said.filter((one) => one.news > news);
    this.#recalled = news;
    this.#said = [...before, ...recalled, ...since].slice(-LONGEST);
  }

  /** The number of the newest line. */
  get newest(): number {
    return this.#count;
  }

  /** The picture of a moment that was asked for; one that is no longer what it was has none. */
  remember(moment: number, events: readonly AnyEvent[] | null, view: V | null): void {
    const heard = JSON.stringify(events);
    this.#said = this.#said.map((one) => {
      if (one.line.moment !== moment) return one;
      return { ...one, line: { ...one.line, moment: null, view: heard === one.heard ? view : null } };
    });
  }

  /** Say all of it anew, in another language. */
  sayAnew(texts: Texts): void {
    this.#said = this.#said.map((one) => ({ ...one, line: { ...one.line, sentence: one.say(texts) } }));
  }
}

const said = (say: Say, texts: Texts | null): string => (texts === null ? '' : say(texts));

function lineOf<V>(number: number, told: object, view: V | null, sentence: string): Written<V> {
  const seat = 'seat' in told && typeof told.seat === 'number' ? told.seat : null;
  const event = 'event' in told ? (told as { event: string }) : null;
  return { number, sentence, seat, kind: event === null ? 'note' : 'event', event, view, moment: null };
}

function chunks(events: readonly AnyEvent[]): AnyEvent[][] {
  return Array.from({ length: Math.ceil(events.length / EVENTS_A_LINE) }, (_, at) => events.slice(at * EVENTS_A_LINE, (at + 1) * EVENTS_A_LINE));
}
