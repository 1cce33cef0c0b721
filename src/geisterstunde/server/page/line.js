// The line to a table: says hello with the newest number that was heard, and comes back by itself when it breaks.

/** @import { AnyAction, AnyCommand, AnyFromClient, AnyFromServer, Foretelling } from "../../../../client/protocol.ts" */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_EVERY = 20000;
/** Nothing heard for so long: the line is dead, even if nobody has said so. */
const DEAD_AFTER = 45000;

export class Line {
  /**
   * @param {string} code
   * @param {string | null} token
   * @param {() => "de" | "en"} spoken
   * @param {{hear: (message: AnyFromServer) => void, change: (isUp: boolean) => void}} listener
   */
  constructor(code, token, spoken, listener) {
    this.code = code;
    this.token = token;
    this.spoken = spoken;
    this.listener = listener;
    /** @type {number | null} */
    this.last = null;
    /** @type {Map<string, AnyCommand>} commands that the server has not answered yet */
    this.unanswered = new Map();
    /** @type {Map<string, (told: Foretelling | null) => void>} who waits to hear what would follow */
    this.questions = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.isClosed = false;
    this.wait = FIRST_WAIT;
    this.heardAt = 0;
    this.begun = `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;
    this.count = 0;
    this.pulse = setInterval(() => this.ping(), PING_EVERY);
    /** @type {number | undefined} */
    this.timer = undefined;
    window.addEventListener("online", this.hurry);
    this.connect();
  }

  hurry = () => {
    if (!this.isClosed && this.socket === null) this.connect();
  };

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/play`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.heardAt = Date.now();
      this.send({ type: "hello", token: this.token, last: this.last, lang: this.spoken(), sentences: true });
      // What was said into a broken line is said again; the server knows its id if it has heard it before.
      for (const [id, command] of this.unanswered) this.send({ type: "do", id, command });
    });
    socket.addEventListener("message", (event) => this.hear(event.data));
    socket.addEventListener("close", () => {
      if (this.socket !== socket) return;
      this.socket = null;
      for (const id of [...this.questions.keys()]) this.tell(id, null);
      if (this.isClosed) return;
      this.listener.change(false);
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    });
  }

  /** @param {string} text */
  hear(text) {
    /** @type {AnyFromServer} */
    const message = JSON.parse(text);
    this.heardAt = Date.now();
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.last = message.news.number;
      this.listener.change(true);
    }
    if (message.type === "heard") this.last = message.news.number;
    if (message.type === "foretold") return this.tell(message.id, message);
    if (message.type === "no" && this.questions.has(message.id ?? "")) return this.tell(message.id ?? "", null);
    if (message.type === "done" || (message.type === "no" && message.id !== null)) this.unanswered.delete(message.id ?? "");
    this.listener.hear(message);
  }

  /** @param {AnyCommand} command */
  do(command) {
    const id = this.nextId();
    this.unanswered.set(id, command);
    this.send({ type: "do", id, command });
  }

  /** What is certain to follow an action; null if the server does not say. @param {AnyAction} action @returns {Promise<Foretelling | null>} */
  foretell(action) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.nextId();
    this.send({ type: "foretell", id, action });
    return new Promise((resolve) => this.questions.set(id, resolve));
  }

  /** @param {string} id @param {Foretelling | null} told */
  tell(id, told) {
    const resolve = this.questions.get(id);
    this.questions.delete(id);
    resolve?.(told);
  }

  nextId() {
    this.count += 1;
    return `${this.begun}-${this.count}`;
  }

  /** @param {AnyFromClient} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > DEAD_AFTER) this.again();
    else this.send({ type: "ping", n: Date.now() });
  }

  /** Say hello anew, for example in another language. */
  again() {
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.connect();
  }

  close() {
    this.isClosed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    this.socket?.close();
    this.socket = null;
  }
}
