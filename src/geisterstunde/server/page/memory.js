// What this browser remembers: the language, a name, and the seats that were taken here.

/** @typedef {{token: string, game: string, at: number}} Kept */

const SEATS = "geisterstunde.seats";
const NAME = "geisterstunde.name";
const LANGUAGE = "geisterstunde.language";
const MOST_SEATS = 20;

/** @param {string} key @returns {string | null} */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing can still play; only a reload then asks for the link again.
    return null;
  }
}

/** @param {string} key @param {string} value */
function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** @returns {Record<string, Kept>} */
export function keptSeats() {
  try {
    const kept = JSON.parse(read(SEATS) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** @param {string} code */
export function seatAt(code) {
  return keptSeats()[code] ?? null;
}

/** @param {string} code @param {string} token @param {string} game */
export function keepSeat(code, token, game) {
  const newest = Object.entries({ ...keptSeats(), [code]: { token, game, at: Date.now() } })
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_SEATS);
  write(SEATS, JSON.stringify(Object.fromEntries(newest)));
}

/** @param {string} code */
export function forgetSeat(code) {
  const { [code]: _gone, ...rest } = keptSeats();
  write(SEATS, JSON.stringify(rest));
}

export const keptName = () => read(NAME) ?? "";
/** @param {string} name */
export const keepName = (name) => write(NAME, name);
export const keptLanguage = () => read(LANGUAGE);
/** @param {string} language */
export const keepLanguage = (language) => write(LANGUAGE, language);
