// 18 Ghosts: the castle from above. What can be done glows; a ghost that is chosen shows where it may go and what follows.

/** @import { EighteenGhosts } from "../../../../client/protocol.ts" */
/** @import { Sight } from "./table.js" */

import { draw, ghost, make } from "./parts.js";
import { say, sayIfKnown } from "./speech.js";
import { CASTLE } from "./words.js";

/** @typedef {EighteenGhosts.Action} Action */
/** @typedef {"red" | "blue" | "yellow"} Colour */
/** @typedef {{room: string, carpet: Colour | "mirror" | "portal"}} Room */

/** @type {readonly Colour[]} as they are printed */
const COLOURS = ["red", "blue", "yellow"];
/** @typedef {"north" | "east" | "south" | "west"} Facing */
const COLUMNS = "abcde";

/** @type {readonly Room[]} */
const ROOMS = CASTLE.rows.flatMap((row, down) =>
  row.split(" ").map((printed, across) => ({
    room: `${COLUMNS[across]}${down + 1}`,
    carpet: printed === "P" ? "portal" : printed === "." ? "mirror" : (COLOURS["RBY".indexOf(printed)] ?? "red"),
  })),
);
const PORTALS = /** @type {Record<string, Colour>} */ (
  Object.fromEntries(CASTLE.portals.map((room, number) => [room, COLOURS[number] ?? "red"]))
);

/** What the person has touched and not finished yet. */
export class Pick {
  /** @type {string | null} the room of the ghost that is to go */
  origin = null;
  /** @type {string} the room that the arrow keys have reached */
  focus = "c3";
  /** @type {readonly unknown[] | null} the choices that `follows` is about */
  choices = null;
  /** @type {Map<string, readonly EighteenGhosts.Event[] | null>} what the server has told, or is asked, about each way */
  follows = new Map();
}

/** @param {EighteenGhosts.View} view @param {Sight} sight @param {Pick} pick */
export function castle(view, sight, pick) {
  const can = possible(/** @type {readonly Action[]} */ (sight.choices));
  if (pick.choices !== sight.choices) {
    pick.choices = sight.choices;
    pick.follows.clear();
  }
  if (pick.origin !== null && !can.ways.has(pick.origin)) pick.origin = null;
  const rooms = ROOMS.map((room) => roomOf(room, view, sight, pick, can));
  const grid = make("div", { class: "castle", role: "group", "aria-label": say("page-castle"), keydown: (event) => walk(event, pick, sight) }, ...rooms);
  return make("div", { class: "castle-table" }, grid, families(view, sight), dungeon(view, sight, can));
}

/** @param {readonly Action[]} choices */
function possible(choices) {
  /** @type {Map<string, Action>} */
  const places = new Map();
  /** @type {Map<string, Map<string, Action>>} */
  const ways = new Map();
  /** @type {Map<Colour, Action>} */
  const releases = new Map();
  for (const action of choices) {
    if (action.do === "place") places.set(action.room, action);
    if (action.do === "release") releases.set(action.colour, action);
    if (action.do === "move" || action.do === "fight") {
      const from = ways.get(action.origin) ?? new Map();
      ways.set(action.origin, from.set(action.target, action));
    }
  }
  return { places, ways, releases };
}

/** @typedef {ReturnType<typeof possible>} Possible */

/** @param {Room} place @param {EighteenGhosts.View} view @param {Sight} sight @param {Pick} pick @param {Possible} can */
function roomOf({ room, carpet }, view, sight, pick, can) {
  const standing = view.castle[room];
  const way = pick.origin === null ? undefined : can.ways.get(pick.origin)?.get(room);
  const follows = consequences(pick.follows.get(`${pick.origin}>${room}`) ?? []);
  const glows = can.places.has(room) || way !== undefined || (pick.origin === null && can.ways.has(room));
  const classes = [
    "room",
    carpet,
    glows && "glows",
    pick.origin === room && "picked",
    way !== undefined && way.do,
    sight.fresh.has(room) && "fresh",
  ];
  const told = [roomName(room, carpet, view), standing && ghostName(standing, sight), ...follows, glows && say("page-possible")];
  const portal = PORTALS[room];
  return make(
    "button",
    {
      type: "button",
      class: classes.filter(Boolean).join(" "),
      "data-room": room,
      "data-key": `room-${room}`,
      tabindex: pick.focus === room ? 0 : -1,
      "aria-label": told.filter(Boolean).join(", "),
      "aria-pressed": pick.origin === room ? "true" : undefined,
      click: () => touch(room, view, sight, pick, can),
    },
    carpet !== "portal" && carpet !== "mirror" && make("span", { class: "carpet-letter" }, say(`page-letter-${carpet}`)),
    carpet === "mirror" && mirror(),
    portal !== undefined && portalOf(portal, view.portals[portal] ?? "north"),
    standing && ghost(standing.seat, standing.colour, say(`page-letter-${standing.colour}`)),
    follows.length > 0 && make("span", { class: "follows" }, follows.join(" · ")),
    make("span", { class: "room-name" }, room),
  );
}

/** @param {string} room @param {EighteenGhosts.View} view @param {Sight} sight @param {Pick} pick @param {Possible} can */
function touch(room, view, sight, pick, can) {
  pick.focus = room;
  const here = view.castle[room];
  const place = can.places.get(room);
  const way = pick.origin === null ? undefined : can.ways.get(pick.origin)?.get(room);
  if (place ?? way) {
    pick.origin = null;
    sight.act(/** @type {Action} */ (place ?? way));
  } else if (can.ways.has(room)) {
    pick.origin = pick.origin === room ? null : room;
    sight.refresh();
    if (pick.origin !== null) void foresee(room, sight, pick, can);
  } else if (pick.origin !== null) {
    // Not possible; the server knows why, in the words of the rulebook.
    sight.act({ do: here ? "fight" : "move", origin: pick.origin, target: room });
  } else if (can.places.size > 0) {
    sight.act({ do: "place", room });
  } else if (sight.choices.length > 0) {
    sight.complain(say(here?.seat === sight.seat ? "page-ghost-stuck" : "page-choose-own-ghost"));
  } else {
    sight.complain(say("page-not-now"));
  }
}

/** @param {Event} event @param {Pick} pick @param {Sight} sight */
function walk(event, pick, sight) {
  if (!(event instanceof KeyboardEvent)) return;
  if (event.key === "Escape" && pick.origin !== null) {
    pick.origin = null;
    sight.refresh();
    return;
  }
  const steps = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] });
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const across = Math.min(4, Math.max(0, COLUMNS.indexOf(pick.focus[0] ?? "c") + step[0]));
  const down = Math.min(5, Math.max(1, Number(pick.focus[1]) + step[1]));
  const before = document.querySelector(`[data-room="${pick.focus}"]`);
  pick.focus = `${COLUMNS[across]}${down}`;
  const after = document.querySelector(`[data-room="${pick.focus}"]`);
  before?.setAttribute("tabindex", "-1");
  after?.setAttribute("tabindex", "0");
  if (after instanceof HTMLElement) after.focus();
}

/** Ask what follows each way of a ghost, one after the other, as long as nobody turns away. @param {string} origin @param {Sight} sight @param {Pick} pick @param {Possible} can */
async function foresee(origin, sight, pick, can) {
  for (const [target, action] of can.ways.get(origin) ?? []) {
    const way = `${origin}>${target}`;
    if (pick.follows.has(way)) continue;
    pick.follows.set(way, null);
    const told = await sight.foretell(action);
    if (pick.choices !== sight.choices) return;
    if (told === null) pick.follows.delete(way);
    else pick.follows.set(way, /** @type {readonly EighteenGhosts.Event[]} */ (told));
    if (pick.origin !== origin) return;
    sight.refresh();
  }
}

/**
 * What an action leads to beyond the way itself: who wins the fight, which portal turns where, who gets out.
 * @param {readonly EighteenGhosts.Event[]} events
 * @returns {string[]}
 */
function consequences(events) {
  /** @type {string[]} */
  const told = [];
  /** @type {EighteenGhosts.Ghost | null} who is attacked */
  let defender = null;
  /** @type {EighteenGhosts.Ghost | null} who goes */
  let goes = null;
  for (const event of events) {
    if (event.event === "moved" || event.event === "attacked") goes = event.ghost;
    if (event.event === "attacked") defender = event.defender;
    if (event.event === "beaten") told.push(say(isSame(event.ghost, defender) ? "page-wins" : "page-loses"));
    if (event.event === "portal-turned") told.push(`${say(`page-letter-${event.colour}`)}${ARROWS[event.facing]}`);
    if (event.event === "escaped") told.push(isSame(event.ghost, goes) ? say("page-escapes") : `${say(`page-letter-${event.ghost.colour}`)} ${say("page-escapes")}`);
  }
  return told;
}

/** @param {EighteenGhosts.Ghost} one @param {EighteenGhosts.Ghost | null} other */
const isSame = (one, other) => other !== null && one.seat === other.seat && one.colour === other.colour;

const ARROWS = { north: "↑", east: "→", south: "↓", west: "←" };

/** @param {Colour} colour @param {Facing} facing */
function portalOf(colour, facing) {
  return draw(
    "svg",
    { viewBox: "0 0 48 48", class: `portal ${colour} faces-${facing}`, "aria-hidden": "true", focusable: "false" },
    draw("circle", { cx: 24, cy: 24, r: 20, fill: `url(#${colour})`, class: "portal-ring" }),
    draw("path", { d: "M13 0h22v26a11 11 0 0 1-22 0z", class: "portal-way" }),
    draw("path", { d: "M24 4l7 8H17z", class: "portal-arrow" }),
    draw("g", { class: "upright" }, draw("text", { x: 24, y: 31, class: "portal-letter" }, say(`page-letter-${colour}`))),
  );
}

function mirror() {
  return draw(
    "svg",
    { viewBox: "0 0 48 48", class: "mirror-glass", "aria-hidden": "true", focusable: "false" },
    draw("path", { d: "M24 5l15 19-15 19L9 24z", class: "glass" }),
    draw("path", { d: "M19 20l7-9M18 28l13-16", class: "glint" }),
  );
}

/** @param {EighteenGhosts.View} view @param {Sight} sight @param {Possible} can */
function dungeon(view, sight, can) {
  const cells = view.dungeon.map((one, number) => {
    const release = one.seat === sight.seat ? can.releases.get(one.colour) : undefined;
    const picture = ghost(one.seat, one.colour, say(`page-letter-${one.colour}`));
    if (release === undefined) return make("span", { class: "cell", role: "img", "aria-label": ghostName(one, sight) }, picture);
    const told = say("page-release", { ghost: ghostName(one, sight) });
    return make("button", { type: "button", class: "cell glows", title: told, "aria-label": told, "data-key": `cell-${number}`, click: () => sight.act(release) }, picture);
  });
  const set = view.released !== null && make("p", { class: "hint" }, say("page-to-set-down", { colour: sayIfKnown(`page-colour-${view.released}`) }));
  return make(
    "section",
    { class: "dungeon", "aria-label": say("page-dungeon") },
    make("h3", {}, say("page-dungeon")),
    make("div", { class: "cells" }, ...cells, cells.length === 0 && make("span", { class: "quiet" }, say("page-dungeon-empty"))),
    set,
  );
}

/** The two families: how they look, whose they are, and their lanterns. @param {EighteenGhosts.View} view @param {Sight} sight */
function families(view, sight) {
  const rows = [0, 1].map((seat) =>
    make(
      "div",
      { class: `family${view.to_act.includes(seat) ? " turn" : ""}` },
      ghost(seat, "red", say("page-letter-red")),
      make("strong", {}, sight.names[seat] ?? "", seat === sight.seat && make("em", {}, ` ${say("page-you")}`)),
      lanterns(view, seat),
    ),
  );
  return make("div", { class: "families" }, ...rows);
}

/** A seat's three lanterns, lit by the first ghost of each colour that is out; and how many ghosts wait in the box.
 * @param {EighteenGhosts.View} view @param {number} seat */
function lanterns(view, seat) {
  const lamps = COLOURS.map((colour) => {
    const out = view.outside.filter((one) => one.seat === seat && one.colour === colour).length;
    const told = say(out > 0 ? "page-lantern-lit" : "page-lantern-dark", { colour: say(`page-colour-${colour}`), count: out });
    return make("span", { class: `lantern ${colour}${out > 0 ? " lit" : ""}`, role: "img", "aria-label": told, title: told }, say(`page-letter-${colour}`), out > 1 && make("small", {}, `×${out}`));
  });
  const waiting = view.in_box.filter((one) => one.seat === seat).length;
  return make("span", { class: "lanterns" }, ...lamps, waiting > 0 && make("small", { class: "quiet" }, say("page-in-box", { count: waiting })));
}

/** @param {string} room @param {Room["carpet"]} carpet @param {EighteenGhosts.View} view */
function roomName(room, carpet, view) {
  if (carpet === "mirror") return `${room}, ${say("page-mirror")}`;
  if (carpet !== "portal") return `${room}, ${say("page-carpet", { colour: say(`page-colour-${carpet}`) })}`;
  const colour = PORTALS[room] ?? "red";
  return `${room}, ${say("page-portal", { colour: say(`page-colour-${colour}`), facing: sayIfKnown(`page-facing-${view.portals[colour]}`) })}`;
}

/** @param {{seat: number, colour: Colour}} one @param {Sight} sight */
function ghostName(one, sight) {
  if (one.seat === sight.seat) return say("page-own-ghost", { colour: say(`page-colour-${one.colour}`) });
  return say("page-ghost-of", { colour: say(`page-colour-${one.colour}`), name: sight.names[one.seat] ?? "" });
}

/** The rooms that an event has touched. @param {EighteenGhosts.Event} event @returns {string[]} */
export function touched(event) {
  if ("target" in event) return [event.origin, event.target];
  return "room" in event ? [event.room] : [];
}
