/**
 * The line to a table: says hello with the newest number that was heard, and comes back by itself when it breaks.
 *
 * A command keeps its id until it is answered and is said again after a break; the server knows an id that it has heard
 * before, so nothing happens twice. A question is not said again: what it asks about may have changed.
 */
import type { AnyCommand, AnyFromClient, AnyFromServer, Done, No } from '$protocol';
import type { Language } from '../texts/texts.ts';

/** away: the socket is closed, and it is tried again. frozen: it is open, and nobody answers. */
export type LineState = 'connecting' | 'up' | 'away' | 'frozen';

/** What was said in answer to a command or a question; null if the line broke or nobody answered in time. */
export type Answer = AnyFromServer | null;
type Question = Exclude<AnyFromClient, { type: 'hello' | 'ping' | 'do' }>;
/** What is asked, without the id that the line gives it. */
export type Asked = Question extends infer Q ? (Q extends { id: string } ? Omit<Q, 'id'> : never) : never;

export interface Listener {
  hear(message: AnyFromServer): void;
  change(state: LineState): void;
}

/** What a table needs of its line; tests and the harness bring their own. */
export interface TableLine {
  readonly state: LineState;
  do(command: AnyCommand): Promise<Done | No>;
  ask(asked: Asked): Promise<Answer>;
  /** Try at once, or say hello anew, for example in another language. */
  again(): void;
  close(): void;
}

/** A socket as the line needs it; the browser's own fits. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface LineOptions {
  code: string;
  token: string | null;
  language: () => Language;
  listener: Listener;
  open?: (code: string) => Socket;
  last?: number | null;
}

export const WAITS = [1000, 2000, 4000, 8000, 15000];
const PING_EVERY = 5000;
export const FROZEN_AFTER = 20000;
/** An open line on which nothing is heard for so long is given up and opened anew. */
const DEAD_AFTER = 45000;
const QUESTION_WAITS = 30000;
const OPEN = 1;

export class Line implements TableLine {
  state: LineState = 'connecting';
  last: number | null;
  private socket: Socket | null = null;
  private isClosed = false;
  private tries = 0;
  private heardAt = 0;
  private count = 0;
  private readonly begun = `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;
  private readonly commands = new Map<string, { command: AnyCommand; resolve: (answer: Done | No) => void }>();
  private readonly questions = new Map<string, (answer: Answer) => void>();
  private readonly pulse: ReturnType<typeof setInterval>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LineOptions) {
    // From the beginning: whatever the server still remembers fills the log.
    this.last = options.last === undefined ? 0 : options.last;
    this.pulse = setInterval(() => this.ping(), PING_EVERY);
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.document?.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  do(command: AnyCommand): Promise<Done | No> {
    const id = this.nextId();
    return new Promise((resolve) => {
      this.commands.set(id, { command, resolve });
      this.send({ type: 'do', id, command });
    });
  }

  ask(asked: Asked): Promise<Answer> {
    if (this.socket?.readyState !== OPEN) return Promise.resolve(null);
    const id = this.nextId();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer(id, null), QUESTION_WAITS);
      this.questions.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.send({ ...asked, id } as AnyFromClient);
    });
  }

  again(): void {
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.dropQuestions();
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.socket = null;
    this.dropQuestions();
  }

  private readonly hurry = (): void => {
    if (!this.isClosed && this.socket === null && globalThis.document?.visibilityState !== 'hidden') this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    const socket = (this.options.open ?? browserSocket)(this.options.code);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      this.heardAt = Date.now();
      this.send({ type: 'hello', token: this.options.token, last: this.last, lang: this.options.language() });
      for (const [id, { command }] of this.commands) this.send({ type: 'do', id, command });
    });
    socket.addEventListener('message', (event) => {
      if (this.socket === socket) this.hear(String(event.data));
    });
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.dropQuestions();
      if (!this.isClosed) this.tryLater();
    });
  }

  private tryLater(): void {
    this.become('away');
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hear(text: string): void {
    const message = read(text);
    if (message === null) return;
    this.heardAt = Date.now();
    if (message.type === 'welcome') this.tries = 0;
    if (message.type === 'welcome' || message.type === 'heard') this.last = message.news.number;
    if (message.type === 'welcome' || this.state === 'frozen') this.become('up');
    // First what has changed, then that it was done: whoever waits for the answer sees the new table.
    if (message.type !== 'done' && message.type !== 'no') this.options.listener.hear(message);
    if ('id' in message && message.id !== null) this.answer(message.id, message);
    else if (message.type === 'no') this.options.listener.hear(message);
  }

  private answer(id: string, message: Answer): void {
    this.questions.get(id)?.(message);
    this.questions.delete(id);
    if (message?.type === 'done' || message?.type === 'no') {
      this.commands.get(id)?.resolve(message);
      this.commands.delete(id);
    }
  }

  private dropQuestions(): void {
    for (const id of [...this.questions.keys()]) this.answer(id, null);
  }

  private ping(): void {
    if (this.isClosed || this.socket === null) return;
    const silence = Date.now() - this.heardAt;
    if (silence > DEAD_AFTER) {
      this.again();
      this.become('away');
      return;
    }
    if (silence > FROZEN_AFTER) this.become('frozen');
    this.send({ type: 'ping', n: this.count });
  }

  private become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.listener.change(state);
  }

  private nextId(): string {
    this.count += 1;
    return `${this.begun}-${this.count}`;
  }

  private send(message: AnyFromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** A message of the server; null for anything that is none, which a proxy in between may have said. */
function read(text: string): AnyFromServer | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'type' in message ? (message as AnyFromServer) : null;
  } catch {
    return null;
  }
}

function browserSocket(code: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/play`);
}
