// One table: what is happening in one sentence, the board, what may be done, who sits here, and what has happened.

/** @import { AnyAction, AnyCommand, AnyEvent, AnyFromServer, AnyView, Chair, News, Proposal, TableSheet, Words, You } from "../../../../client/protocol.ts" */

import { belongings, cards } from "./cards.js";
import { castle, Pick, touched } from "./castle.js";
import { endOf } from "./end.js";
import { hostTools } from "./host.js";
import { deviceLink, invitation, journal, NotPossible, sitDown, tableSheet, verdict } from "./requests.js";
import { Line } from "./line.js";
import { suggestedName } from "./lobby.js";
import { forgetSeat, keepName, keepSeat, keptName, seatAt } from "./memory.js";
import { button, copyable, fill, foldable, isHeldBack, make, paleGhost } from "./parts.js";
import { box, ghostName, say, sayIfKnown, spoken } from "./speech.js";

/**
 * What a board needs to know of the person in front of it.
 * @typedef {object} Sight
 * @property {number | null} seat
 * @property {string[]} names
 * @property {readonly AnyAction[]} choices
 * @property {Set<string>} fresh rooms where something has just happened
 * @property {(action: AnyAction) => void} act
 * @property {(sentence: string) => void} complain
 * @property {() => void} refresh
 * @property {(action: AnyAction) => Promise<readonly AnyEvent[] | null>} foretell what is certain to follow
 */

const CASTLE_GAME = "18-ghosts";
const LONGEST_LOG = 300;
/** After these the server will not say anything else, however often one asks. */
const FINAL = ["unknown-table", "unknown-token", "watching-closed", "too-many-windows", "table-unreadable", "table-crowded"];

export class TableScreen {
  /** @param {HTMLElement} main @param {string} code @param {{isNew: boolean, trouble: (sentence: string) => void, problem: string}} how */
  constructor(main, code, how) {
    this.main = main;
    this.code = code;
    this.isNew = how.isNew;
    this.trouble = how.trouble;
    this.pick = new Pick();
    /** @type {You} */
    this.you = { person: null, seat: null, is_host: false };
    /** @type {TableSheet | null} */
    this.sheet = null;
    /** @type {News | null} */
    this.news = null;
    /** @type {Words | null} */
    this.words = null;
    /** @type {string[]} */
    this.log = [];
    /** @type {string[]} */
    this.happened = [];
    /** @type {readonly boolean[]} */
    this.here = [];
    this.watchers = 0;
    this.problem = "";
    /** What was wrong with the way here; it is said once. */
    this.greeting = how.problem;
    /** How the last game ended. */
    this.outcome = "";
    this.ahead = 0;
    /** @type {Set<string>} */
    this.fresh = new Set();
    this.isFirst = true;
    /** @type {string | null} the way in for friends and its picture, asked for once */
    this.invitation = null;
    this.invitationPicture = "";
    this.redraw = () => this.render();
    this.parts = skeleton();
    fill(main, this.parts.whole);
    this.line = this.connected();
    this.ticking = setInterval(() => this.tick(), 1000);
  }

  connected() {
    const listener = {
      hear: (/** @type {AnyFromServer} */ message) => this.hear(message),
      change: (/** @type {boolean} */ isUp) => this.trouble(isUp ? "" : say("page-line-lost")),
    };
    const line = new Line(this.code, seatAt(this.code)?.token ?? null, spoken, listener);
    // From the beginning: whatever the server still remembers fills the log.
    line.last = 0;
    this.isFirst = true;
    return line;
  }

  reconnect() {
    this.line.close();
    this.line = this.connected();
  }

  close() {
    clearInterval(this.ticking);
    this.line.close();
    this.trouble("");
  }

  /** @param {AnyFromServer} message */
  hear(message) {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.ahead = message.now - Date.now() / 1000;
        if (this.isFirst) this.log = [];
        this.learn(message.news, message.words ?? null);
        this.problem = this.greeting;
        this.greeting = "";
        this.isFirst = false;
        this.startAlone();
        break;
      case "heard":
        this.learn(message.news, message.words ?? null);
        break;
      case "present":
        this.here = message.seats;
        this.watchers = message.watchers;
        break;
      case "no":
        this.problem = message.sentence;
        break;
      case "bye":
        this.partWays(message.refusal.key, message.sentence);
        return;
      default:
        return;
    }
    this.render();
  }

  /** @param {News} news @param {Words | null} words */
  learn(news, words) {
    this.news = news;
    this.words = words;
    this.sheet = news.sheet ?? this.sheet;
    this.problem = "";
    const said = words?.said ?? [];
    this.happened = this.isFirst ? [] : [...said];
    const end = (news.events ?? []).findIndex((event) => event.event === "game-ended");
    if (end >= 0) this.outcome = said[(news.notes ?? []).length + end] ?? "";
    this.log = [...this.log, ...said].slice(-LONGEST_LOG);
    const events = /** @type {readonly AnyEvent[]} */ (news.events ?? []);
    const inCastle = this.sheet?.game === CASTLE_GAME;
    this.fresh = new Set(inCastle && !this.isFirst ? events.flatMap((event) => touched(/** @type {any} */ (event))) : []);
  }

  /** A table with nobody but ghosts waits for nobody. */
  startAlone() {
    const chairs = this.sheet?.chairs ?? [];
    const isAlone = chairs.every((chair, seat) => seat === this.you.seat || chair.who === "bot");
    if (this.isNew && isAlone && this.you.seat !== null && this.sheet?.phase === "before") this.do({ do: "start" });
    this.isNew = false;
  }

  /** @param {string} key @param {string} sentence */
  partWays(key, sentence) {
    if (!FINAL.includes(key)) return;
    this.line.close();
    if (key === "unknown-token") forgetSeat(this.code);
    if (key === "watching-closed") void this.showDoor(sentence);
    else this.showEnd(sentence, key === "unknown-token" || key === "too-many-windows");
  }

  /** Where nobody may watch, one may still sit down. @param {string} sentence */
  async showDoor(sentence) {
    try {
      this.sheet = await tableSheet(this.code);
    } catch (error) {
      return this.showEnd(error instanceof NotPossible ? error.message : sentence, true);
    }
    this.problem = sentence;
    this.render();
  }

  /** @param {string} sentence @param {boolean} mayTryAgain */
  showEnd(sentence, mayTryAgain) {
    fill(this.main, endOf(sentence, mayTryAgain && button(say("page-again"), () => location.reload())));
  }

  /** @param {AnyCommand} command */
  do(command) {
    this.problem = "";
    this.line.do(command);
  }

  /** @returns {Sight} */
  sight() {
    return {
      seat: this.you.seat,
      names: this.names(),
      choices: this.news?.choices ?? [],
      fresh: this.fresh,
      act: (action) => (this.do({ do: "act", action }), this.render()),
      complain: (sentence) => ((this.problem = sentence), this.render()),
      refresh: () => ((this.problem = ""), this.render()),
      foretell: async (action) => (await this.line.foretell(action))?.events ?? null,
    };
  }

  /** What the chairs are called, each name once, as the sentences of the server have it. */
  names() {
    /** @type {string[]} */
    const names = [];
    for (const [seat, chair] of (this.sheet?.chairs ?? []).entries()) {
      const name = chairName(chair, seat);
      let number = 1;
      while (names.includes(number === 1 ? name : `${name} ${number}`)) number += 1;
      names.push(number === 1 ? name : `${name} ${number}`);
    }
    return names;
  }

  render() {
    const sheet = this.sheet;
    if (sheet === null || isHeldBack(this.redraw)) return;
    const told = box(sheet.game);
    document.title = `${told.title} · Geisterstunde`;
    this.parts.whole.className = sheet.game === CASTLE_GAME ? "table in-castle" : "table";
    const { head, prompt, happened, problem, questions, board, doings, side } = this.parts;
    fill(head, make("h1", {}, told.title), this.you.seat === null && make("span", { class: "tag" }, say("page-watching")));
    set(prompt, this.prompt(sheet));
    set(happened, sheet.phase === "over" ? this.outcome : this.happened.join(" "));
    set(problem, this.problem);
    const view = this.news?.view ?? null;
    fill(board, ...this.board(sheet, view));
    fill(questions, ...sheet.proposals.map((proposal) => this.proposal(proposal)));
    fill(doings, this.choices(sheet), this.doings(sheet));
    // Not `you.is_host`, which is of the moment of the welcome: the host may have changed since.
    const isHost = this.you.person !== null && this.you.person === sheet.host;
    const tools = isHost && hostTools(sheet, this.names(), (command) => this.do(command));
    fill(side, this.chairs(sheet, view), this.sitForm(sheet), this.invite(sheet), tools, this.history(), this.fairness(sheet));
  }

  /** @param {TableSheet} sheet */
  prompt(sheet) {
    if (sheet.phase !== "before") return this.words?.asks ?? "";
    if (sheet.chairs.some((chair) => chair.who === "empty")) return say(this.you.seat === null ? "page-sit-or-watch" : "page-waiting-for-friends");
    return say(this.you.seat === null ? "page-soon" : "page-all-here");
  }

  /** @param {TableSheet} sheet @param {AnyView | null} view */
  board(sheet, view) {
    if (view === null) return [make("div", { class: "before" }, paleGhost("candle"), make("p", {}, box(sheet.game).tagline))];
    if (sheet.game === CASTLE_GAME) return [castle(/** @type {any} */ (view), this.sight(), this.pick)];
    return [cards(sheet.game, view, this.sight())];
  }

  /** What may be done as buttons; in the castle only what is no place to touch. @param {TableSheet} sheet */
  choices(sheet) {
    const labels = this.words?.labels ?? [];
    const choices = (this.news?.choices ?? []).map((action, number) => ({ action, label: labels[number] ?? action.do }));
    const shown = choices.filter(({ action }) => sheet.game !== CASTLE_GAME || action.do === "pass");
    if (shown.length === 0) return null;
    const buttons = shown.map(({ action, label }) => button(label, () => this.do({ do: "act", action }), { class: "choice glows", "data-key": `choice-${JSON.stringify(action)}` }));
    return make("div", { class: "choices", role: "group", "aria-label": say("page-choices") }, ...buttons);
  }

  /** @param {Proposal} proposal */
  proposal(proposal) {
    const { seat } = this.you;
    const mine = proposal.by === seat;
    const sentence = sayIfKnown(`page-${mine ? "asked" : "wants"}-${proposal.kind}`, { name: this.names()[proposal.by] ?? "" });
    const isAsked = seat !== null && !mine && !(proposal.agreed ?? []).includes(seat);
    const answer = (/** @type {"agree" | "disagree"} */ word) => () => this.do({ do: word, kind: proposal.kind });
    return make(
      "div",
      { class: "proposal", role: "group", "aria-label": sentence },
      make("p", {}, sentence),
      isAsked && button(say("page-agree"), answer("agree"), { class: "main", "data-key": `agree-${proposal.kind}` }),
      (isAsked || mine) && button(say(mine ? "page-withdraw" : "page-disagree"), answer("disagree"), { "data-key": `disagree-${proposal.kind}` }),
    );
  }

  /** @param {TableSheet} sheet */
  doings(sheet) {
    const { seat } = this.you;
    if (seat === null) return null;
    const asked = /** @param {Proposal["kind"]} kind */ (kind) => sheet.proposals.some((proposal) => proposal.kind === kind);
    const chair = sheet.chairs[seat];
    const buttons = [];
    const isFull = sheet.chairs.every((one) => one.who !== "empty");
    if (sheet.phase === "before" && isFull) buttons.push(button(say("page-start"), () => this.do({ do: "start" }), { class: "main glows", "data-key": "start" }));
    if (sheet.phase === "over" && !asked("rematch")) buttons.push(button(say("page-rematch"), () => this.do({ do: "rematch" }), { class: "main glows", "data-key": "rematch" }));
    if (chair?.away) buttons.push(button(say("page-return"), () => this.do({ do: "return" }), { class: "main glows", "data-key": "return" }));
    if (sheet.phase === "playing" && !chair?.away) {
      if (!asked("undo")) buttons.push(button(say("page-undo"), () => this.do({ do: "undo" }), { "data-key": "undo" }));
      if (!asked("resign")) buttons.push(button(say("page-resign"), () => this.sure("page-resign-sure", "page-resign", { do: "resign" }), { "data-key": "resign" }));
    }
    return make("div", { class: "buttons" }, ...buttons);
  }

  /**
   * Ask once more before something that others will notice.
   * @param {"page-resign-sure" | "page-stand-sure"} question @param {"page-resign" | "page-stand"} yes @param {AnyCommand} command
   */
  sure(question, yes, command) {
    sheet((close) => [
      make("p", {}, say(question)),
      make("div", { class: "buttons" }, button(say(yes), () => (close(), this.do(command)), { class: "main" }), button(say("page-cancel"), close)),
    ]);
  }

  async moveDevice() {
    const token = seatAt(this.code)?.token;
    if (token === undefined) return;
    try {
      const link = await deviceLink(this.code, token);
      sheet((close) => [
        make("h2", {}, say("page-device")),
        make("p", {}, say("page-device-how")),
        picture(link.qr, say("page-device-picture")),
        copyable(link.link, say("page-copy"), say("page-copied")),
        make("div", { class: "buttons" }, button(say("page-close"), close)),
      ]);
    } catch (error) {
      this.complain(error);
    }
  }

  /** @param {unknown} error */
  complain(error) {
    if (!(error instanceof NotPossible)) throw error;
    this.problem = error.message;
    this.render();
  }

  /** @param {TableSheet} sheet @param {AnyView | null} view */
  chairs(sheet, view) {
    const rows = sheet.chairs.map((chair, seat) => {
      const isTurn = view !== null && view.to_act.includes(seat);
      const lines = view === null || sheet.game === CASTLE_GAME ? [] : belongings(sheet.game, view, seat);
      return make(
        "li",
        { class: `chair ${chair.who}${isTurn ? " turn" : ""}` },
        make("span", { class: `dot ${this.here[seat] ? "here" : ""}`, role: "img", "aria-label": say(this.here[seat] ? "page-here" : "page-not-here") }),
        make(
          "span",
          { class: "who" },
          make("strong", {}, this.names()[seat] ?? ""),
          seat === this.you.seat && make("em", {}, ` ${say("page-you")}`),
          chair.away && make("small", {}, ` ${chair.level ? say("page-away-ghost", { ghost: ghostName(chair.level) }) : say("page-away")}`),
          chair.person !== null && chair.person === sheet.host && make("small", { class: "quiet" }, ` ${say("page-is-host")}`),
          isTurn && make("small", { class: "turn-sign" }, ` ${say(seat === this.you.seat ? "page-your-turn" : "page-turn")}`),
          make("small", { class: "clock", "data-seat": seat }),
          lines.length > 0 && make("small", { class: "lines" }, lines.join(" · ")),
        ),
      );
    });
    const device = this.you.person !== null && button(say("page-device"), () => this.moveDevice(), { "data-key": "device" });
    const isSitting = this.you.seat !== null && !sheet.chairs[this.you.seat]?.away;
    const stand = isSitting && button(say("page-stand"), () => this.sure("page-stand-sure", "page-stand", { do: "stand" }), { "data-key": "stand" });
    const watchers = this.watchers > 0 && make("p", { class: "quiet" }, say("page-watchers", { count: this.watchers }));
    return make("section", { class: "panel" }, make("h2", {}, say("page-around")), make("ul", { class: "chairs" }, ...rows), watchers, make("div", { class: "buttons" }, device, stand));
  }

  /** Whoever watches may sit down where there is room. @param {TableSheet} sheet */
  sitForm(sheet) {
    const seat = sheet.chairs.findIndex((chair) => chair.who === "empty");
    if (this.you.seat !== null || seat < 0 || sheet.phase === "playing") return null;
    if (this.you.person !== null) return make("section", { class: "panel" }, button(say("page-sit-down"), () => this.do({ do: "sit", seat: null }), { class: "main glows" }));
    if (!sheet.is_open) return make("p", { class: "panel" }, say("page-closed"));
    const before = this.parts.side.querySelector('input[name="name"]');
    const name = make("input", { name: "name", maxlength: 24, required: true, autocomplete: "nickname", "data-key": "sit-name" });
    name.value = before instanceof HTMLInputElement ? before.value : keptName() || suggestedName();
    const sit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      try {
        const admitted = await sitDown(this.code, { name: name.value, seat: null });
        keepName(name.value.trim());
        keepSeat(this.code, admitted.token, sheet.game);
        this.reconnect();
      } catch (error) {
        this.complain(error);
      }
    };
    return make("section", { class: "panel sit" }, make("h2", {}, say("page-free-chair")), make("form", { submit: sit }, make("label", {}, say("page-your-name"), name), make("button", { class: "main glows", "data-key": "sit" }, say("page-sit-down"))));
  }

  /** @param {TableSheet} sheet */
  invite(sheet) {
    if (this.invitation === null) {
      this.invitation = "";
      invitation(this.code)
        .then((found) => {
          this.invitation = found.link;
          this.invitationPicture = found.qr;
          this.render();
        })
        .catch((error) => this.complain(error));
    }
    const isWaiting = sheet.phase === "before" && sheet.chairs.some((chair) => chair.who === "empty");
    return foldable(
      "invite",
      say("page-invite"),
      { class: "invite", open: isWaiting },
      make("p", { class: "code" }, sheet.code),
      // Its place is kept until it comes, so that nothing moves away under somebody's finger.
      this.invitationPicture ? picture(this.invitationPicture, say("page-invite-picture")) : make("div", { class: "qr is-coming" }),
      copyable(this.invitation || `${location.origin}/#${sheet.code}`, say("page-copy"), say("page-copied")),
      make("p", { class: "quiet" }, say("page-invite-how")),
    );
  }

  history() {
    const lines = [...this.log].reverse().map((line) => make("li", {}, line));
    return foldable("log", say("page-log"), { class: "log", open: true }, make("ol", {}, ...lines));
  }

  /** The promise about the luck, own words for it, and the finished game to take home. @param {TableSheet} sheet */
  fairness(sheet) {
    const words = make("input", { maxlength: 20, name: "words", value: this.you.seat === null ? "" : (sheet.words[this.you.seat] ?? ""), "data-key": "words" });
    const add = (/** @type {Event} */ event) => (event.preventDefault(), this.do({ do: "add-words", words: words.value }));
    const finished = sheet.phase === "over" ? sheet.games_begun - 1 : -1;
    return foldable(
      "fairness",
      say("page-fair"),
      { class: "fairness" },
      make("p", { class: "quiet" }, say("page-fair-how")),
      make("code", {}, sheet.commitment ?? sheet.promise),
      this.you.seat !== null && sheet.phase !== "playing" && make("form", { submit: add }, make("label", {}, say("page-own-words"), words), make("button", {}, say("page-add"))),
      finished >= 0 && make("div", { class: "buttons" }, button(say("page-journal"), () => this.takeHome(finished), { "data-key": "journal" }), button(say("page-verify"), () => this.verify(finished), { "data-key": "verify" })),
    );
  }

  /** @param {number} finished */
  async verify(finished) {
    try {
      const { sentence } = await verdict(this.code, finished, this.line.token);
      sheet((close) => [make("p", {}, sentence), make("div", { class: "buttons" }, button(say("page-close"), close))]);
    } catch (error) {
      this.complain(error);
    }
  }

  /** The finished game as a file, for `geisterstunde replay` and `analyse`. @param {number} finished */
  async takeHome(finished) {
    try {
      const file = new Blob([await journal(this.code, finished, this.line.token)], { type: "text/plain" });
      const address = URL.createObjectURL(file);
      make("a", { href: address, download: `${this.code}-${finished + 1}.journal` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 1000);
    } catch (error) {
      this.complain(error);
    }
  }

  tick() {
    const deadlines = this.sheet?.deadlines ?? [];
    for (const clock of this.parts.side.querySelectorAll(".clock")) {
      const end = deadlines[Number(clock.getAttribute("data-seat"))] ?? null;
      const left = end === null ? null : Math.max(0, Math.round(end - this.ahead - Date.now() / 1000));
      clock.textContent = left === null ? "" : ` ${say("page-seconds", { count: left })}`;
    }
  }
}

/** The places of a table screen; the sentences stay, so that they are read out when they change and only then. */
function skeleton() {
  const head = make("header", { class: "table-head" });
  const happened = make("p", { class: "happened" });
  const prompt = make("p", { class: "prompt" });
  const problem = make("p", { class: "problem", role: "alert" });
  const said = make("div", { class: "said", "aria-live": "polite" }, prompt, happened);
  const questions = make("div", { class: "questions" });
  const board = make("section", { class: "board", "aria-label": say("page-board") });
  const doings = make("section", { class: "doings", "aria-label": say("page-choices") });
  const side = make("aside", { class: "side" });
  const middle = make("div", { class: "middle" }, head, said, problem, questions, board, doings);
  return { whole: make("div", { class: "table" }, middle, side), head, happened, prompt, problem, questions, board, doings, side };
}

/** @param {Element} element @param {string} text */
function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {Chair} chair @param {number} seat */
function chairName(chair, seat) {
  if (chair.who === "bot") return ghostName(chair.level ?? chair.name);
  return chair.who === "person" ? chair.name : say("page-chair", { number: seat + 1 });
}

/** A picture that the server has drawn. @param {string} svg @param {string} told */
function picture(svg, told) {
  return make("img", { class: "qr", alt: told, width: 200, height: 200, src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
}

/** A sheet over the table. @param {(close: () => void) => (Node | string)[]} contents */
function sheet(contents) {
  const dialog = make("dialog", { class: "sheet" });
  fill(dialog, ...contents(() => dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
