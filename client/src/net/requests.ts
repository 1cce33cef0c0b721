/** What is asked of the server by HTTP; what it does not do is said in a kind sentence. */
import type { Admission, DeviceLink, Invitation, LookBackSheet, NewPerson, NewTable, Problem, ReplayPage, Shelf, TableNow, TableSheet, Verdict, WhatIf } from '$protocol';
import type { BroughtTexts } from '../texts/catalogues.ts';
import type { Language } from '../texts/texts.ts';

/** Something that the server did not do. `key` is its refusal; `server-away` if nobody answered. */
export class NotPossible extends Error {
  constructor(
    readonly key: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

const AWAY: Record<Language, string> = {
  de: 'Der Server antwortet gerade nicht. Versuch es gleich noch einmal.',
  en: 'The server is not answering just now. Try again in a moment.',
};

/** The language in which refusals are told; the frame sets `<html lang>`. */
function spoken(): Language {
  return globalThis.document?.documentElement.lang === 'en' ? 'en' : 'de';
}

/** Ask the server; NotPossible with its sentence if it refuses, or if nobody is there. */
export async function ask<T>(path: string, how: { method?: string; body?: unknown; token?: string | null } = {}): Promise<T> {
  const headers = new Headers({ 'Accept-Language': spoken() });
  if (how.token) headers.set('Authorization', `Bearer ${how.token}`);
  if (how.body !== undefined) headers.set('Content-Type', 'application/json');
  const body = how.body === undefined ? undefined : typeof how.body === 'string' ? how.body : JSON.stringify(how.body);
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { method: how.method ?? (body === undefined ? 'GET' : 'POST'), headers, body });
  } catch {
    throw new NotPossible('server-away', AWAY[spoken()], 0);
  }
  const isText = response.headers.get('Content-Type')?.startsWith('text/') ?? false;
  const answer: unknown = await (isText ? response.text() : response.json()).catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const problem = answer as Problem | null;
  throw new NotPossible(problem?.refusal.key ?? 'server-away', problem?.sentence ?? AWAY[spoken()], response.status);
}

const table = (code: string) => `tables/${encodeURIComponent(code)}`;

export const shelf = () => ask<Shelf>('games');
export const foundTable = (wished: NewTable) => ask<Admission>('tables', { body: wished });
export const tableSheet = (code: string) => ask<TableSheet>(table(code));
/** What is happening at a table, as the seat with this key sees it. */
export const tableNow = (code: string, token: string | null) => ask<TableNow>(`${table(code)}/now`, { token });
export const sitDown = (code: string, person: NewPerson) => ask<Admission>(`${table(code)}/people`, { body: person });
export const invitation = (code: string) => ask<Invitation>(`${table(code)}/invitation`);
/** The way to one's own seat on another device; refused if the token is nobody's. */
export const deviceLink = (code: string, token: string) => ask<DeviceLink>(`${table(code)}/device`, { method: 'POST', token });
/** The journal of a finished game, as text. */
export const journal = (code: string, game: number, token: string | null) => ask<string>(`${table(code)}/games/${game}/journal`, { token });
/** Whether the luck and the moves of a finished game were honest. */
export const verdict = (code: string, game: number, token: string | null) => ask<Verdict>(`${table(code)}/games/${game}/verify`, { token });
/** Some steps of a finished game, as a seat saw them, or somebody who watches. */
export const replaySteps = (code: string, game: number, token: string | null, seat: number | null, first: number) =>
  ask<ReplayPage>(`${table(code)}/games/${game}/replay?first=${first}${seat === null ? '' : `&seat=${seat}`}`, { token });
const lookBackAt = (code: string, game: number) => `${table(code)}/games/${game}/look-back`;
const reader = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);
/** How far the look-back at a finished game is, or what was found; said to a seat. */
export const lookBack = (code: string, game: number, token: string | null, seat: number | null) => ask<LookBackSheet>(lookBackAt(code, game) + reader(seat), { token });
/** Have a finished game looked back at. */
export const askLookBack = (code: string, game: number, token: string | null, seat: number | null) => ask<LookBackSheet>(lookBackAt(code, game) + reader(seat), { method: 'POST', token });
export const cancelLookBack = (code: string, game: number, token: string | null) => ask<LookBackSheet>(lookBackAt(code, game), { method: 'DELETE', token });
/** The whole look-back as one page of HTML. */
export const lookBackFile = (code: string, game: number, token: string | null) => ask<string>(`${lookBackAt(code, game)}/file`, { token });
/** Play on from a moment of a finished game, against ghosts, at a new table. */
export const playOn = (code: string, game: number, token: string | null, wish: WhatIf) => ask<Admission>(`${table(code)}/games/${game}/what-if`, { body: wish, token });
/** The texts of a game that is not ours. */
export const broughtTexts = (game: string, language: Language) => ask<BroughtTexts>(`games/${encodeURIComponent(game)}/texts/${language}`);
