// What is asked of the server by HTTP.

/** @import { Admission, DeviceLink, Invitation, NewPerson, NewTable, Problem, Shelf, TableSheet, Verdict } from "../../../../client/protocol.ts" */

import { say, spoken } from "./speech.js";

/** Something that the server did not do, with its sentence. */
export class NotPossible extends Error {
  /** @param {string} sentence @param {number} status */
  constructor(sentence, status) {
    super(sentence);
    this.status = status;
  }
}

/**
 * @param {string} path @param {RequestInit} [how]
 * @returns {Promise<any>}
 */
async function ask(path, how = {}) {
  const headers = new Headers(how.headers);
  headers.set("Accept-Language", spoken());
  if (how.body) headers.set("Content-Type", "application/json");
  let response;
  try {
    response = await fetch(`/api/${path}`, { ...how, headers });
  } catch {
    throw new NotPossible(say("page-server-away"), 0);
  }
  const isText = response.headers.get("Content-Type")?.startsWith("text/plain") ?? false;
  const body = await (isText ? response.text() : response.json()).catch(() => null);
  if (!response.ok) {
    const problem = /** @type {Problem | null} */ (body);
    throw new NotPossible(problem?.sentence ?? say("page-server-away"), response.status);
  }
  return body;
}

/** @returns {Promise<Shelf>} */
export const shelf = () => ask("games");

/** @param {NewTable} wished @returns {Promise<Admission>} */
export const foundTable = (wished) => ask("tables", { method: "POST", body: JSON.stringify(wished) });

/** @param {string} code @returns {Promise<TableSheet>} */
export const tableSheet = (code) => ask(`tables/${encodeURIComponent(code)}`);

/** @param {string} code @param {NewPerson} person @returns {Promise<Admission>} */
export const sitDown = (code, person) =>
  ask(`tables/${encodeURIComponent(code)}/people`, { method: "POST", body: JSON.stringify(person) });

/** @param {string} code @param {string} token @returns {Promise<DeviceLink>} */
export const deviceLink = (code, token) =>
  ask(`tables/${encodeURIComponent(code)}/device`, { method: "POST", headers: { Authorization: `Bearer ${token}` } });

/** Throws if the token is nobody's at this table. @param {string} code @param {string} token @returns {Promise<void>} */
export const checkSeat = (code, token) => deviceLink(code, token).then(() => undefined);

/** The journal of a finished game, as text. @param {string} code @param {number} number @param {string | null} token @returns {Promise<string>} */
export const journal = (code, number, token) => ask(`tables/${encodeURIComponent(code)}/games/${number}/journal`, known(token));

/** @param {string} code @param {number} number @param {string | null} token @returns {Promise<Verdict>} */
export const verdict = (code, number, token) => ask(`tables/${encodeURIComponent(code)}/games/${number}/verify`, known(token));

/** Who asks, where that matters. @param {string | null} token @returns {RequestInit} */
function known(token) {
  return token === null ? {} : { headers: { Authorization: `Bearer ${token}` } };
}

/** @param {string} code @returns {Promise<Invitation>} */
export const invitation = (code) => ask(`tables/${encodeURIComponent(code)}/invitation`);
