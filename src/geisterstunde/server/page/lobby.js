// The first page: five boxes, and the table that is set with one of them.

/** @import { GameSheet, LevelSheet, Shelf } from "../../../../client/protocol.ts" */

import { foundTable, NotPossible } from "./requests.js";
import { forgetSeat, keepName, keepSeat, keptName, keptSeats } from "./memory.js";
import { button, fill, make, paleGhost } from "./parts.js";
import { box, ghostCharacter, ghostName, say } from "./speech.js";

const USUAL = "rumble";
const FRIEND = "";
const WORN = /** @type {Record<string, string>} */ ({
  "18-ghosts": "crown",
  ghosts: "fog",
  ghoosty: "clock",
  "ghost-for-sale": "sale",
  "rest-in-peace": "candle",
});

/**
 * @param {Element} main @param {Shelf} shelf @param {(code: string) => void} go
 */
export function showLobby(main, shelf, go) {
  const boxes = shelf.games.map((game) => boxOf(game, shelf.levels, go));
  fill(
    main,
    make("div", { class: "welcome" }, make("h1", {}, say("page-welcome")), make("p", { class: "lead" }, say("page-lead"))),
    codeForm(go),
    seats(main, shelf, go),
    make("h2", {}, say("page-games")),
    make("div", { class: "boxes" }, ...boxes),
  );
}

/** @param {GameSheet} game @param {readonly LevelSheet[]} levels @param {(code: string) => void} go */
function boxOf(game, levels, go) {
  const told = box(game.name);
  const players = game.fewest_players === game.most_players ? String(game.fewest_players) : `${game.fewest_players}–${game.most_players}`;
  return make(
    "article",
    { class: "box" },
    paleGhost(WORN[game.name]),
    make("h3", {}, told.title),
    make("p", { class: "quiet" }, say("page-box", { players, minutes: told.minutes, age: told.age })),
    make("p", {}, told.tagline),
    button(say("page-set-table"), () => setTable(game, levels, go), { class: "main", "data-game": game.name, "aria-label": `${told.title}: ${say("page-set-table")}` }),
  );
}

/** @param {(code: string) => void} go */
function codeForm(go) {
  const field = make("input", { name: "code", autocomplete: "off", autocapitalize: "none", spellcheck: "false", placeholder: say("page-code-example"), required: true });
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = field.value.trim().toLowerCase().replace(/\s+/g, "-");
    if (code !== "") go(code);
  };
  return make(
    "form",
    { class: "code-form", submit: enter },
    make("label", {}, say("page-have-code"), " ", field),
    make("button", {}, say("page-to-table")),
  );
}

/** @param {Element} main @param {Shelf} shelf @param {(code: string) => void} go */
function seats(main, shelf, go) {
  const kept = Object.entries(keptSeats()).sort(([, one], [, other]) => other.at - one.at);
  if (kept.length === 0) return null;
  const rows = kept.map(([code, one]) =>
    make(
      "li",
      {},
      make("a", { href: `/#${code}` }, `${box(one.game).title} · ${code}`),
      button("×", () => (forgetSeat(code), showLobby(main, shelf, go)), { class: "small", "aria-label": say("page-forget", { code }) }),
    ),
  );
  return make("section", { class: "panel" }, make("h2", {}, say("page-your-tables")), make("ul", { class: "kept" }, ...rows));
}

/** @param {GameSheet} game @param {readonly LevelSheet[]} levels @param {(code: string) => void} go */
function setTable(game, levels, go) {
  const dialog = make("dialog", { class: "sheet", "aria-labelledby": "set-table" });
  const name = make("input", { name: "name", value: keptName() || suggestedName(), maxlength: 24, required: true, autocomplete: "nickname" });
  const chairs = make("div", { class: "others" });
  const count = make("select", { name: "players" });
  for (let number = game.fewest_players; number <= game.most_players; number += 1) count.append(make("option", { value: number }, String(number)));
  const problem = make("p", { class: "problem", role: "alert" });
  const seatOthers = () => fill(chairs, ...Array.from({ length: Number(count.value) - 1 }, (_, other) => opponent(other + 1, levels)));
  count.addEventListener("change", seatOthers);
  seatOthers();
  const settings = optionsOf(game);

  const found = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const bots = Object.fromEntries(
      Array.from(chairs.querySelectorAll("select"), (select) => [select.name, select.value]).filter(([, level]) => level !== FRIEND),
    );
    try {
      const admitted = await foundTable({ game: game.name, name: name.value, players: Number(count.value), options: settings.chosen(), bots });
      keepName(name.value.trim());
      keepSeat(admitted.code, admitted.token, game.name);
      dialog.close();
      go(admitted.code);
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error;
      problem.textContent = error.message;
    }
  };
  fill(
    dialog,
    make(
      "form",
      { submit: found },
      make("h2", { id: "set-table" }, box(game.name).title),
      make("label", {}, say("page-your-name"), name),
      game.fewest_players < game.most_players && make("label", {}, say("page-how-many"), count),
      chairs,
      settings.element,
      problem,
      make("div", { class: "buttons" }, make("button", { class: "main" }, say("page-sit-down")), button(say("page-cancel"), () => dialog.close())),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param {number} seat @param {readonly LevelSheet[]} levels */
function opponent(seat, levels) {
  const select = make(
    "select",
    { name: String(seat) },
    make("option", { value: FRIEND }, say("page-a-friend")),
    ...levels.map((level) => make("option", { value: level.name, selected: level.name === USUAL }, `${level.number} ${ghostName(level.name)}`)),
  );
  const about = make("small", { class: "quiet" });
  const tell = () => (about.textContent = select.value === FRIEND ? say("page-friend-comes") : ghostCharacter(select.value));
  select.addEventListener("change", tell);
  tell();
  return make("label", {}, say("page-chair", { number: seat + 1 }), select, about);
}

/**
 * The options of a game that a form can hold: choices, numbers, yes or no. The rest keeps its default.
 * @param {GameSheet} game
 */
function optionsOf(game) {
  const told = box(game.name).options;
  /** @type {Record<string, () => unknown>} */
  const readers = {};
  const rows = [];
  for (const [name, field] of Object.entries(fieldsOf(game.options))) {
    const label = told[name.replaceAll("_", "-")] ?? name;
    if (Array.isArray(field.enum)) {
      const select = make("select", {}, ...field.enum.map((/** @type {unknown} */ one) => make("option", { value: String(one), selected: one === field.default }, told[`${name.replaceAll("_", "-")}-${one}`] ?? String(one))));
      readers[name] = () => select.value;
      rows.push(make("label", {}, label, select));
    } else if (field.type === "integer") {
      const number = make("input", { type: "number", value: String(field.default), min: field.minimum, max: field.maximum });
      readers[name] = () => Number(number.value);
      rows.push(make("label", {}, label, number));
    }
  }
  const element = rows.length > 0 ? make("details", { class: "more" }, make("summary", {}, say("page-options")), ...rows) : null;
  return { element, chosen: () => Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read()])) };
}

/** The fields in a JSON schema, wherever it keeps them. @param {any} schema @returns {Record<string, any>} */
function fieldsOf(schema) {
  if (schema.properties) return schema.properties;
  const named = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
  return named ? (schema.$defs?.[named]?.properties ?? {}) : {};
}

/** A name for somebody who has not said one yet. */
export function suggestedName() {
  const names = say("page-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
