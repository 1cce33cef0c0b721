// The page: the lobby at `/`, a table at `/#code`, a seat that moves to this device at `/#code/token`.

import { NotPossible, shelf } from "./house.js";
import { keepSeat, keptSeats } from "./memory.js";
import { showLobby } from "./lobby.js";
import { button, fill, make } from "./parts.js";
import { chooseLanguage, say, speak, spoken } from "./speech.js";
import { TableScreen } from "./table.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));
const languages = /** @type {HTMLElement} */ (document.getElementById("languages"));

/** @type {TableScreen | null} */
let table = null;
let newest = "";

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
  const [code, token] = location.hash.slice(1).split("/");
  if (code && token) {
    // The link is the seat: it must not stay where somebody could read it off.
    keepSeat(code, token, keptSeats()[code]?.game ?? "");
    history.replaceState(null, "", `/#${code}`);
  }
  if (code) {
    table = new TableScreen(main, code, { isNew: code === newest, trouble: tellTrouble });
    newest = "";
    return;
  }
  document.title = "Geisterstunde";
  await lobby();
}

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
