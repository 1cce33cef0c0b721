// What the page says, in the language of the person in front of it. The words are made from the Fluent catalogues.

import { GAMES, LEVELS, WORDS } from "./words.js";
import { keptLanguage, keepLanguage } from "./memory.js";

/** @typedef {"de" | "en"} Language */
/** @typedef {keyof typeof WORDS.de} Key */

/** @type {Language} */
let language = "en";

/** The language that was chosen here before, else the one of the browser. */
export function chooseLanguage() {
  const kept = keptLanguage();
  const wanted = kept ? [kept] : navigator.languages;
  language = wanted.map((one) => one.slice(0, 2)).find((one) => one === "de" || one === "en") === "de" ? "de" : "en";
  document.documentElement.lang = language;
}

/** @param {Language} wanted */
export function speak(wanted) {
  keepLanguage(wanted);
  chooseLanguage();
}

/** @returns {Language} */
export function spoken() {
  return language;
}

/**
 * A text with its arguments filled in.
 * @param {Key} key @param {Record<string, string | number>} [given]
 * @returns {string}
 */
export function say(key, given = {}) {
  /** @type {string | {one: string, other: string}} */
  const text = WORDS[language][key];
  const chosen = typeof text === "string" ? text : given.count === 1 ? text.one : text.other;
  return chosen.replace(/\{(\w+)\}/g, (_all, /** @type {string} */ name) => String(given[name] ?? ""));
}

/**
 * A text whose key is put together; nothing if there is none.
 * @param {string} key @param {Record<string, string | number>} [given]
 */
export function sayIfKnown(key, given = {}) {
  return key in WORDS.de ? say(/** @type {Key} */ (key), given) : "";
}

/**
 * What the box of a game says.
 * @param {string} game
 * @returns {{title: string, tagline: string, minutes: string, age: string, fewest: number, most: number, options: Record<string, string>, items: Record<string, string>}}
 */
export function box(game) {
  const boxes = /** @type {Record<string, any>} */ (GAMES[language]);
  return boxes[game] ?? { title: game, tagline: "", minutes: "", age: "", fewest: 2, most: 2, options: {}, items: {} };
}

/** The names of all games. */
export const gameNames = () => Object.keys(GAMES[language]);

/** @param {string} level the name of a ghost that one can play against */
export function ghostName(level) {
  return /** @type {Record<string, {name: string, character: string}>} */ (LEVELS[language])[level]?.name ?? level;
}

/** @param {string} level */
export function ghostCharacter(level) {
  return /** @type {Record<string, {name: string, character: string}>} */ (LEVELS[language])[level]?.character ?? "";
}
