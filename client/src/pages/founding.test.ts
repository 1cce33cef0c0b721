import { describe, expect, it } from 'vitest';
import { withPlayers, withSeat, wishOf, type Plan } from './founding.ts';

const ME = { name: 'Distel', avatar: 'boo-violet-laugh' };
const duel: Plan = { game: 'ghosts', seats: [{ who: 'me' }, { who: 'bot', level: 'rumble' }], options: { rounds: 2 } };

describe('a plan', () => {
  it('gets a bot on every new chair', () => {
    expect(withPlayers(duel, 4).seats.map((seat) => seat.who)).toEqual(['me', 'bot', 'bot', 'bot']);
  });

  it('keeps a chair for oneself when the last ones go', () => {
    const last: Plan = { ...duel, seats: [{ who: 'friend' }, { who: 'friend' }, { who: 'me' }] };
    expect(withPlayers(last, 2).seats.map((seat) => seat.who)).toEqual(['friend', 'me']);
  });

  it('leaves the chairs of friends empty', () => {
    const wish = wishOf(withSeat(withPlayers(duel, 3), 2, { who: 'friend' }), ME, false);
    expect(wish).toEqual({ game: 'ghosts', name: 'Distel', avatar: ME.avatar, players: 3, options: { rounds: 2 }, seat: 0, bots: { 1: 'rumble' } });
  });

  it('fills the chairs of friends where nobody is waited for', () => {
    expect(wishOf(withSeat(duel, 1, { who: 'friend' }), ME, true).bots).toEqual({ 1: 'flake' });
  });

  it('is practice only where nobody but bots sits opposite', () => {
    expect(wishOf({ ...duel, isPractice: true }, ME, true).is_practice).toBe(true);
    expect(wishOf(withSeat({ ...duel, isPractice: true }, 1, { who: 'friend' }), ME, false).is_practice).toBeUndefined();
  });

  it('leaves the chairs of those at this device for them', () => {
    expect(wishOf(withSeat(duel, 1, { who: 'device', name: 'Mira', avatar: 'mouse-blue' }), ME, true).bots).toEqual({});
  });
});
