// The four card games, plainly: what lies on the table, what everybody has, and the own hand.

/** @import { GhostForSale, Ghosts, RestInPeace, Views } from "../../../../client/protocol.ts" */
/** @import { Sight } from "./table.js" */

import { make } from "./parts.js";
import { box, say, sayIfKnown } from "./speech.js";

/** @typedef {[label: string, ...things: (Node | string)[]]} Fact */

/** What lies on the table. @param {string} game @param {any} view @param {Sight} sight */
export function cards(game, view, sight) {
  const tell = TABLES[/** @type {keyof typeof TABLES} */ (game)];
  const facts = tell ? tell(view, sight) : [];
  return make(
    "dl",
    { class: "facts" },
    ...facts.map(([label, ...things]) =>
      make("div", { class: things.length === 1 && typeof things[0] === "string" ? "fact short" : "fact" }, make("dt", {}, label), make("dd", {}, ...(things.length > 0 ? things : [quiet(say("page-nothing"))]))),
    ),
  );
}

/** What a chair has, for everybody to see. @param {string} game @param {any} view @param {number} seat @returns {string[]} */
export function belongings(game, view, seat) {
  const tell = CHAIRS[/** @type {keyof typeof CHAIRS} */ (game)];
  return tell ? tell(view, seat).filter((one) => one !== "") : [];
}

const TABLES = {
  /** @param {Views["ghosts"]} view @returns {Fact[]} */
  ghosts: (view) => [
    [say("page-round"), say("page-of", { number: view.round, most: view.options.rounds })],
    [say("page-fear"), thermometer(view.fear, 7)],
    [say("page-pile"), ...view.pile.map(familyCard), ...(view.fog_beside > 0 ? [quiet(`+ ${view.fog_beside} × ${say("page-family-fog")}`)] : [])],
    [say("page-draw-pile"), say("page-cards", { count: view.draw_pile })],
    [say("page-direction"), sayIfKnown(`page-${view.direction}`)],
    ...hand(view.viewer, view.hand.map(familyCard)),
  ],
  /** @param {Views["ghoosty"]} view @returns {Fact[]} */
  ghoosty: (view) => [
    [say("page-round"), String(view.round)],
    [say("page-cemetery"), ...view.cemetery.map((one) => chip(one.card === "mimi" ? `${item("ghoosty", "mimi")} = ${one.value}` : item("ghoosty", one.card)))],
    [say("page-crypt"), view.crypt > 0 ? say("page-cards", { count: view.crypt }) : say("page-midnight")],
    [say("page-toms"), String(view.toms)],
    [say("page-exile"), say("page-cards", { count: view.exile.length })],
    [say("page-direction"), sayIfKnown(`page-${view.direction}`)],
    ...hand(view.viewer, view.hand.map((card) => chip(item("ghoosty", card)))),
  ],
  /** @param {Views["ghost-for-sale"]} view @param {Sight} sight @returns {Fact[]} */
  "ghost-for-sale": (view, sight) => {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    return [
      [say("page-round"), String(view.round)],
      ...view.lots.map((lot, number) => /** @type {Fact} */ ([`${number + 1} · ${lot.name}`, ...lotThings(lot, sight)])),
      [say("page-truelight"), ...view.truelight.map((bid) => bidCard(bid, sight))],
      [say("page-stack"), ...view.stack.map((bid) => bidCard(bid, sight)), ...(view.stack_trues === null ? [] : [quiet(say("page-trues", { count: view.stack_trues }))])],
      ...(own?.question ? [/** @type {Fact} */ ([say("page-question"), say(own.question === "true" ? "page-true" : "page-false")])] : []),
      ...(own?.reserved ? [/** @type {Fact} */ ([say("page-reserved"), ...own.reserved.map((card) => chip(String(card)))])] : []),
      ...hand(view.viewer, (own?.hand ?? []).map((card) => chip(String(card)))),
    ];
  },
  /** @param {Views["rest-in-peace"]} view @param {Sight} sight @returns {Fact[]} */
  "rest-in-peace": (view, sight) => {
    const here = view.row[Math.max(view.round, 1) - 1];
    const own = view.viewer === null ? undefined : view.families[view.viewer];
    return [
      [say("page-row"), make("ol", { class: "row" }, ...view.row.map((spot, number) => place(spot, number + 1, view, sight)))],
      ...view.families.map((family, seat) =>
        /** @type {Fact} */ ([
          seat === view.viewer ? say("page-own-total") : say("page-total-of", { name: sight.names[seat] ?? "" }),
          make("strong", {}, String(family.total)),
          ...(here?.cards ?? []).filter((card) => card.seat === seat).map((card) => chip(ripCard(card))),
        ]),
      ),
      ...(here && here.is_there && here.psychic > 0 ? [/** @type {Fact} */ ([say("page-prize"), psychic(here.psychic)])] : []),
      ...(view.end.length > 0 ? [/** @type {Fact} */ ([say("page-tenth"), ...view.end.map((card) => chip(`${sight.names[card.seat]}: ${ripCard(card)}`))])] : []),
      ...(own && own.psychics.length > 0 ? [/** @type {Fact} */ ([say("page-own-psychics"), ...own.psychics.map(psychic)])] : []),
      ...hand(view.viewer, (own?.hand ?? []).map((value) => chip(String(value)))),
    ];
  },
};

const CHAIRS = {
  /** @param {Views["ghosts"]} view @param {number} seat */
  ghosts: (view, seat) => [
    say("page-cards", { count: view.hand_sizes[seat] ?? 0 }),
    say("page-fear-points", { count: view.points[seat] ?? 0 }),
    view.took[seat] ? say("page-took") : "",
  ],
  /** @param {Views["ghoosty"]} view @param {number} seat */
  ghoosty: (view, seat) => [
    say("page-cards", { count: view.hands[seat] ?? 0 }),
    say("page-house", { count: view.houses[seat] ?? 0 }),
    view.options.length === "match" ? say("page-points", { count: view.points[seat] ?? 0 }) : "",
    (view.boos[seat] ?? 0) > 0 ? say("page-boos", { count: view.boos[seat] ?? 0 }) : "",
    view.left.includes(seat) ? say("page-out", { place: view.left.indexOf(seat) + 1 }) : "",
  ],
  /** @param {Views["ghost-for-sale"]} view @param {number} seat */
  "ghost-for-sale": (view, seat) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    return [
      say("page-cards", { count: player.hand_count }),
      say("page-points", { count: player.points }),
      player.has_passed ? say("page-passed") : "",
      say("page-tokens", { ghosts: player.ghosts, paintings: player.paintings }),
    ];
  },
  /** @param {Views["rest-in-peace"]} view @param {number} seat */
  "rest-in-peace": (view, seat) => {
    const family = view.families[seat];
    if (family === undefined) return [];
    return [
      say("page-cards", { count: family.hand_size }),
      say("page-villas", { count: family.villas }),
      say("page-castles", { count: family.castles }),
      family.psychics.length > 0 ? family.psychics.map((number) => psychicName(number)).join(", ") : "",
    ];
  },
};

/** @param {number | null} viewer @param {(Node | string)[]} held @returns {Fact[]} */
function hand(viewer, held) {
  return viewer === null ? [] : [[say("page-hand"), ...held]];
}

/** @param {string} text @param {string} [kind] */
function chip(text, kind = "") {
  return make("span", { class: `chip ${kind}` }, text);
}

/** @param {string} text */
function quiet(text) {
  return make("span", { class: "quiet" }, text);
}

/** @param {string} game @param {string} word */
function item(game, word) {
  return box(game).items[word] ?? word;
}

/** @param {Ghosts.Card} card */
function familyCard(card) {
  const family = sayIfKnown(`page-family-${card.family}`);
  return chip(card.family === "fog" ? family : `${family} ${card.value}`, card.family);
}

/** @param {number} value @param {number} most */
function thermometer(value, most) {
  const steps = Array.from({ length: most + 1 }, (_, step) => make("i", { class: step <= value && value > 0 ? "hot" : "" }, String(step)));
  return make("span", { class: "thermometer", role: "img", "aria-label": String(value) }, ...steps);
}

/** @param {GhostForSale.Lot} lot @param {Sight} sight */
function lotThings(lot, sight) {
  return [
    quiet(`${say(lot.kind === "castle" ? "page-castle-kind" : "page-manor-kind")}: ${lot.points.join(" ")}`),
    ...(lot.special ? [chip(item("ghost-for-sale", lot.special))] : []),
    ...lot.tokens.map((token) => chip(`${sight.names[token.seat]}: ${token.count} × ${say(token.face === "ghost" ? "page-ghost-face" : "page-painting-face")}${token.kind === "double" ? " ²" : ""}`)),
    ...lot.bids.map((bid) => bidCard(bid, sight)),
    ...(lot.owner !== null ? [quiet(lot.owner === sight.seat ? say("page-owner-you") : say("page-owner", { name: sight.names[lot.owner] ?? "" }))] : []),
  ];
}

/** @param {GhostForSale.BidCard} bid @param {Sight} sight */
function bidCard(bid, sight) {
  const shown = bid.card ?? say(bid.back === "small" ? "page-back-small" : "page-back-large");
  return chip(`${sight.names[bid.seat]}: ${shown}`, bid.card === null ? "back" : "");
}

/** @param {RestInPeace.Spot} spot @param {number} number @param {Views["rest-in-peace"]} view @param {Sight} sight */
function place(spot, number, view, sight) {
  const worth = [spot.villas > 0 ? say("page-villas", { count: spot.villas }) : "", spot.castles > 0 ? say("page-castles", { count: spot.castles }) : ""];
  const won = spot.winner === null ? "" : `→ ${sight.names[spot.winner]}`;
  const name = spot.is_there && spot.psychic > 0 ? psychicName(spot.psychic) : "";
  return make("li", { class: number === view.round ? "now" : "" }, [...worth, name, won].filter(Boolean).join(" · "));
}

/** @param {{value: number, psychic: number, worth?: number | null}} card */
function ripCard(card) {
  const name = card.psychic > 0 ? psychicName(card.psychic) : card.value > 0 ? String(card.value) : "?";
  return card.worth !== undefined && card.worth !== null && card.worth !== card.value ? `${name} = ${card.worth}` : name;
}

/** @param {number} number */
function psychicName(number) {
  return `${number} ${item("rest-in-peace", `psychic-${number}`)}`;
}

/** @param {number} number */
function psychic(number) {
  return make("span", { class: "psychic" }, make("strong", {}, psychicName(number)), ` ${item("rest-in-peace", `psychic-${number}-effect`)}`);
}
