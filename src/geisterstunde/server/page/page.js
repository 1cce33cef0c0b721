// The page: the lobby at `/`, a table at `/#code`, a seat that moves to this device at `/#code/token`.

import { checkSeat, NotPossible, shelf } from "./requests.js";
import { keepSeat, seatAt } from "./memory.js";
import { showLobby } from "./lobby.js";
import { endOf } from "./end.js";
import { button, fill, make } from "./parts.js";
import { chooseLanguage, say, speak, spoken } from "./speech.js";
import { TableScreen } from "./table.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));
const languages = /** @type {HTMLElement} */ (document.getElementById("languages"));

/** @type {TableScreen | null} */
let table = null;
let newest = "";
/** What can be the name of a table; the server knows which ones there are. */
const CODE = /^[a-z-]{1,40}$/i;

/** @param {string} sentence */
function tellTrouble(sentence) {
  trouble.textContent = sentence;
  trouble.hidden = sentence === "";
}

function showLanguages() {
  const choices = /** @type {const} */ ([["de", "Deutsch"], ["en", "English"]]);
  fill(
    languages,
    ...choices.map(([language, name]) =>
      button(language.toUpperCase(), () => (speak(language), void route()), { lang: language, class: "small", "aria-label": name, title: name, "aria-pressed": String(language === spoken()), "data-key": language }),
    ),
  );
  languages.setAttribute("aria-label", say("page-language"));
}

/** @param {string} code */
function go(code) {
  newest = code;
  if (location.hash === `#${code}`) route();
  else location.hash = code;
}

async function route() {
  showLanguages();
  table?.close();
  table = null;
  tellTrouble("");
  document.title = "Geisterstunde";
  const [code, token] = location.hash.slice(1).split("/");
  if (!code) return lobby();
  if (!CODE.test(code)) return fill(main, endOf(say("page-no-code", { code: shortened(code) })));
  let problem = "";
  if (token) {
    // The link is the seat: it must not stay where somebody could read it off.
    history.replaceState(null, "", `/#${code}`);
    problem = await moveHere(code, token);
    if (location.hash !== `#${code}` || table !== null) return;
  }
  table = new TableScreen(main, code, { isNew: code === newest, trouble: tellTrouble, problem });
  newest = "";
}

/** Take the seat of a link, if it is one; else why not, and the seat that is kept here stays. @param {string} code @param {string} token */
async function moveHere(code, token) {
  try {
    await checkSeat(code, token);
    keepSeat(code, token, seatAt(code)?.game ?? "");
    return "";
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
    return error.message;
  }
}

/** A long text as it fits into a sentence. @param {string} text */
const shortened = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

async function lobby() {
  try {
    const found = await shelf();
    if (location.hash.length < 2) showLobby(main, found, go);
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
    fill(main, make("section", { class: "panel" }, make("p", {}, error.message), button(say("page-again"), () => void route(), { class: "main" })));
  }
}

chooseLanguage();
window.addEventListener("hashchange", () => void route());
void route();
