import type { HouseTable, WayIn } from '$protocol';
import type { Texts } from '../../texts/texts.ts';

/** What the page of the host makes of what the server tells: which address is for friends, which tables come first. */

/** So many tables are shown before the rest is folded away: how the house is stays on the same screen. */
export const SHOWN = 4;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

export interface TablesSeen {
  readonly shown: readonly HouseTable[];
  /** Running and gathering ones for which there is no room at first. */
  readonly more: readonly HouseTable[];
  readonly over: readonly HouseTable[];
}

/** Running tables first, then those that gather; one alone is not worth folding away. */
export function inOrder(tables: readonly HouseTable[]): TablesSeen {
  const of = (phase: HouseTable['phase']): HouseTable[] => tables.filter((table) => table.phase === phase);
  const active = [...of('playing'), ...of('before')];
  const most = active.length === SHOWN + 1 ? active.length : SHOWN;
  return { shown: active.slice(0, most), more: active.slice(most), over: of('over') };
}

/** The ways in that lead friends here, the best first. */
export const forFriends = (ways: readonly WayIn[]): readonly WayIn[] => ways.filter((way) => way.reach !== 'machine');

/** An address as people type it: browsers put the rest before it by themselves. */
export const typed = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** A stretch of time in its largest whole unit. */
export function stretch(seconds: number, texts: Texts): string {
  const whole = Math.max(0, seconds);
  if (whole >= DAY) return texts.say('house-days', { count: Math.floor(whole / DAY) });
  if (whole >= HOUR) return texts.say('house-hours', { count: Math.floor(whole / HOUR) });
  return texts.say('house-minutes', { count: Math.max(1, Math.floor(whole / MINUTE)) });
}

export const ago = (seconds: number, texts: Texts): string => (seconds < MINUTE ? texts.say('house-now') : texts.say('house-ago', { span: stretch(seconds, texts) }));

/** The size of a file in the words of its reader. */
export function size(bytes: number, language: string): string {
  const [unit, of] = bytes < 1e6 ? ['kB', 1e3] : bytes < 1e9 ? ['MB', 1e6] : ['GB', 1e9];
  return `${(bytes / (of as number)).toLocaleString(language, { maximumFractionDigits: bytes < 1e6 ? 0 : 1 })} ${unit}`;
}
