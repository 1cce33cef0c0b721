/** A table as it is planned on the set-up page, and how it comes to be. */
import type { GameSheet, NewTable } from '$protocol';
import { foundTable, sitDown } from '../net/requests.ts';
import { keepKey } from '../net/seats.ts';

/** Who is to sit on a chair: oneself, a friend with the link, somebody at this device, or a bot. */
export type Planned =
  | { readonly who: 'me' }
  | { readonly who: 'friend' }
  | { readonly who: 'device'; readonly name: string; readonly avatar: string }
  | { readonly who: 'bot'; readonly level: string };

export interface Plan {
  readonly game: string;
  readonly seats: readonly Planned[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether everything may be taken back; only for one person against bots. */
  readonly isPractice?: boolean;
}

export interface Person {
  readonly name: string;
  readonly avatar: string;
}

export const FILLS_IN = 'flake';
export const USUAL_BOT = 'rumble';

/** The plan with so many chairs: new ones get a bot, the last ones go; one always stays for oneself. */
export function withPlayers(plan: Plan, players: number): Plan {
  const seats = plan.seats.slice(0, players);
  while (seats.length < players) seats.push({ who: 'bot', level: USUAL_BOT });
  if (!seats.some((seat) => seat.who === 'me')) seats[seats.length - 1] = { who: 'me' };
  return { ...plan, seats };
}

export function withSeat(plan: Plan, at: number, planned: Planned): Plan {
  return { ...plan, seats: plan.seats.map((seat, i) => (i === at ? planned : seat)) };
}

/** Practice is for one person against bots: nobody else can be misled by what is taken back. */
export const mayPractise = (plan: Plan): boolean => plan.seats.every((seat) => seat.who === 'me' || seat.who === 'bot');

/** One click: oneself against a bot on every other chair. */
export function usualPlan(sheet: GameSheet): Plan {
  return withPlayers({ game: sheet.name, seats: [{ who: 'me' }], options: {} }, sheet.fewest_players);
}

/** The wish that the plan is, friends' chairs left empty, or filled where nobody is waited for. */
export function wishOf(plan: Plan, me: Person, fill: boolean): NewTable {
  const bots: Record<string, string> = {};
  plan.seats.forEach((seat, i) => {
    if (seat.who === 'bot') bots[i] = seat.level;
    if (seat.who === 'friend' && fill) bots[i] = FILLS_IN;
  });
  return {
    game: plan.game,
    name: me.name,
    avatar: me.avatar,
    players: plan.seats.length,
    options: { ...plan.options },
    seat: plan.seats.findIndex((seat) => seat.who === 'me'),
    bots,
    ...(plan.isPractice && mayPractise(plan) ? { is_practice: true } : {}),
  };
}

/** Found the table, sit down everybody who shares this device, and keep all their keys; the name of the table. */
export async function found(plan: Plan, me: Person, fill: boolean): Promise<string> {
  const admission = await foundTable(wishOf(plan, me, fill));
  keepKey(admission.code, { token: admission.token, seat: admission.seat, name: me.name, game: plan.game });
  for (const [seat, planned] of plan.seats.entries()) {
    if (planned.who !== 'device') continue;
    const other = await sitDown(admission.code, { name: planned.name, seat, avatar: planned.avatar });
    keepKey(admission.code, { token: other.token, seat: other.seat, name: planned.name, game: plan.game });
  }
  return admission.code;
}
