// What only the host of a table can do.

/** @import { AnyCommand, TableSheet } from "../../../../client/protocol.ts" */

import { button, foldable, make } from "./parts.js";
import { box, gameNames, ghostName, say } from "./speech.js";
import { LEVEL_NAMES } from "./words.js";

const CLOCKS = [null, 30, 60, 120, 300];

/** @param {TableSheet} sheet @param {string[]} names @param {(command: AnyCommand) => void} order */
export function hostTools(sheet, names, order) {
  const isPlaying = sheet.phase === "playing";
  const chairs = sheet.chairs.flatMap((chair, seat) => {
    const name = names[seat] ?? "";
    const isHost = chair.person !== null && chair.person === sheet.host;
    const rows = [];
    if (!isHost && !(isPlaying && chair.who === "bot")) {
      const select = make(
        "select",
        { "data-key": `ghost-for-${seat}`, "aria-label": say("page-ghost-for", { name }) },
        make("option", { value: "" }, say("page-ghost-for", { name })),
        ...LEVEL_NAMES.map((level) => make("option", { value: level, selected: level === chair.level }, ghostName(level))),
      );
      select.addEventListener("change", () => select.value && order({ do: "seat-bot", seat, level: select.value }));
      rows.push(select);
    }
    if (!isPlaying && chair.who !== "empty" && !isHost) rows.push(button(say("page-clear", { name }), () => order({ do: "clear-seat", seat }), { "data-key": `clear-${seat}` }));
    if (!isHost && chair.who === "person" && chair.person !== null) {
      const person = chair.person;
      rows.push(button(say("page-hand-over", { name }), () => order({ do: "hand-over", person }), { "data-key": `hand-over-${seat}` }));
    }
    return rows.length > 0 ? [make("div", { class: "buttons" }, ...rows)] : [];
  });
  const clock = make("select", { "data-key": "clock" }, ...CLOCKS.map((seconds) => make("option", { value: seconds ?? "", selected: seconds === sheet.clock }, seconds === null ? say("page-no-clock") : say("page-seconds", { count: seconds }))));
  clock.addEventListener("change", () => order({ do: "set-clock", seconds: clock.value === "" ? null : Number(clock.value) }));
  const game = make("select", { "data-key": "choose-game" }, ...gameNames().map((name) => make("option", { value: name, selected: name === sheet.game }, box(name).title)));
  game.addEventListener("change", () => {
    const { fewest, most } = box(game.value);
    order({ do: "choose-game", game: game.value, players: Math.min(most, Math.max(fewest, sheet.chairs.length)), options: {} });
  });
  const turned = sheet.chairs.map((_, seat) => (seat + 1) % sheet.chairs.length);
  const isWaiting = sheet.phase === "before" && sheet.chairs.some((chair) => chair.who === "empty");
  return foldable(
    "host",
    say("page-host"),
    { class: "host", open: isWaiting },
    ...chairs,
    !isPlaying && make("label", {}, say("page-next-game"), game),
    !isPlaying && button(say("page-turn-chairs"), () => order({ do: "reseat", order: turned }), { "data-key": "reseat" }),
    toggle(say("page-open"), sheet.is_open, "open", (on) => order({ do: "open", is_open: on })),
    toggle(say("page-let-watch"), sheet.may_watch, "let-watch", (on) => order({ do: "let-watch", may_watch: on })),
    make("label", {}, say("page-clock"), clock),
  );
}

/** @param {string} label @param {boolean} isOn @param {string} key @param {(on: boolean) => void} change */
function toggle(label, isOn, key, change) {
  const box = make("input", { type: "checkbox", checked: isOn, "data-key": key });
  box.addEventListener("change", () => change(box.checked));
  return make("label", { class: "toggle" }, box, label);
}
