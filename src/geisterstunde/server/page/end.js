// Where a way ends: a sentence, and the way to the first page.

import { make, paleGhost } from "./parts.js";
import { say } from "./speech.js";

/** @param {string} sentence @param {Node | false} [more] what else can be tried */
export function endOf(sentence, more = false) {
  const home = make("a", { href: "/", class: "button main" }, say("page-home"));
  return make("section", { class: "panel end" }, paleGhost(), make("p", {}, sentence), make("div", { class: "buttons" }, home, more));
}
