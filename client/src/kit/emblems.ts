// The 29 psychics: one emblem each (100 × 100 around the middle), ink shapes with one accent, and the card that shows it in a crystal ball.
import { face } from './card.ts';
import type { CardOptions } from './card.ts';
import { disc, INK, lettering, line, path, place } from './draw.ts';
import { bat, stars } from './pieces.ts';
import { k } from './paper.ts';

const ACCENT = 'var(--em,#C8324B)';

const EMBLEMS: readonly string[] = [
  '',
  path('M-20-26H14L20-20V26H-20z', INK) + path('M-10-4V-10a8 8 0 0 1 16 0V-4H10V14H-14V-4zM-6-4H2V-10a4 4 0 0 0-8 0z', '#FFD27A'), // 1 not for you
  path('M0-28C14-28 18-14 18 0L26 14H-26L-18 0C-18-14-14-28 0-28z', INK) + disc(0, 20, 6, ACCENT) + line('M-28-18q-6 8-4 18M28-18q6 8 4 18', ACCENT, 4), // 2 auntie
  path('M-32 0Q0-30 32 0Q0 30-32 0z', INK) + disc(0, 0, 13, '#FFF6DC') + disc(0, 0, 7, ACCENT), // 3 show yourself
  path('M-28 30C-14 22-10 10-10 2C-18-4-18-28 0-28S18-4 10 2C10 10 14 22 28 30z', '#fff') + line('M-28 30C-14 22-10 10-10 2C-18-4-18-28 0-28S18-4 10 2C10 10 14 22 28 30z', INK, 4) + disc(-6, -12, 3, INK) + disc(6, -12, 3, INK), // 4 white lady
  path('M-20 30V-4C-20-24-8-30 0-30S20-24 20-4V30H6V4H-6V30z', INK) + path('M-16-6H16V0H-16z', '#FFF6DC') + path('M0-30C4-40 18-40 24-32C16-32 8-30 4-26z', ACCENT), // 5 Sir Nicholas
  path('M-20 4C-26-8-22-20-14-20S-4-8-10 4zM-20 10H-10Q-10 20-15 20T-20 10zM8-4C2-16 6-28 14-28S24-16 18-4zM8 2H18Q18 12 13 12T8 2z', INK), // 6 footprints
  line('M-26 6a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-4 6a15 15 0 1 0 30 0a15 15 0 1 0-30 0', '#C97F00', 6) + path('M15-10l-7-9 4-6h8l4 6z', ACCENT), // 7 wedding
  place(0, -6, 1.25, bat(INK)), // 8 bat
  line('M-22 24C6 30 24 18 12 8C0-2-26 4-22-12C-18-26 6-26 14-18', '#1B8F52', 10) + path('M10-24q16-4 20 4q-6 8-18 4z', '#1B8F52') + disc(20, -20, 2.4, INK) + line('M29-19l8-2M29-19l7 3', ACCENT, 2.5), // 9 snake
  path('M-14-20H14L10-12C24 0 22 28 8 28H-8C-22 28-24 0-10-12z', INK) + line('M-2-12L6 0L-4 10L4 26', '#FFF6DC', 3) + line('M-30-16l-6-6M30-16l6-6M-32 4h-6M32 4h6', ACCENT, 4), // 10 poltergeist
  path('M-24 14C-36 10-30-8-18-8C-16-26 14-28 18-10C32-12 36 10 24 14z', '#CFC6DD') + line('M-10-8L10 10M10-8L-10 10', ACCENT, 6), // 11 be gone
  path('M0-30L26-20C26 6 18 22 0 32C-18 22-26 6-26-20z', INK) + path('M0-22L18-15C18 4 12 16 0 23z', ACCENT), // 12 shield
  path('M-20-30H20V-24H-20zM-20 24H20V30H-20z', INK) + path('M-15-24H15C15-8 4-4 4 0S15 8 15 24H-15C-15 8-4 4-4 0S-15-8-15-24z', '#FFF6DC') + path('M-9-14H9C6-6 2-4 0 0C4 6 10 12 12 22H-12C-10 12-4 6 0 0C-2-4-6-6-9-14z', '#E09A14') + line('M-15-24C-15-8-4-4-4 0S-15 8-15 24M15-24C15-8 4-4 4 0S15 8 15 24', INK, 3), // 13 hourglass
  [-15, 15].map((x) => path(`M${x - 13} 22V-4a13 13 0 0 1 26 0V22l-6.5-6-6.5 6-6.5-6z`, INK) + disc(x - 4, -4, 2.8, '#fff') + disc(x + 5, -4, 2.8, '#fff')).join(''), // 14 two of us
  line('M20-14A24 24 0 1 0 24 8', INK, 7) + path('M26-28V-6H4z', ACCENT), // 15 me again
  path('M-26-14L4-26L18 8L-12 20z', '#CFC6DD') + path('M-10-20H22V22H-10z', INK) + lettering(6, 9, '×2', 22, '#FFF6DC'), // 16 double
  path('M-30-24H30V-8C30 2 22 2 22-6C22-12 14-12 14-4V14C14 24 4 24 4 14V2C4-6-4-6-4 2V24C-4 34-16 34-16 24V-4C-16-12-22-10-22-4S-30 2-30-6z', '#2FBF71') + disc(-10, 20, 3, '#fff8') + disc(9, 10, 3, '#fff8'), // 17 ectoplasm
  line('M22 22V-6A18 18 0 0 0-14-6V10', INK, 8) + path('M-30 6H2L-14 28z', ACCENT), // 18 back again
  path('M0-34L16-12H8L22 8H10L26 28H-26L-10 8H-22L-8-12H-16z', '#1B8F52') + path('M-5 28H5V36H-5z', '#8A5A3C') + disc(-4, -4, 3, '#FFC24A') + disc(8, 16, 3, ACCENT) + disc(-10, 19, 3, '#FFC24A'), // 19 christmas
  path('M-20 30V-30H20V30z', INK) + path('M-13 30V-23H13V30z', '#FFD27A') + path('M-13 30L6 24V-17L-13-23z', '#8A5A3C') + disc(1, 3, 2.5, '#FFD27A'), // 20 at the end
  path('M-24-28H24L4 0V22H16V28H-16V22H-4V0z', INK) + path('M-14-21H14L0-3z', ACCENT), // 21 bloody mary
  path('M-22 28V-8a22 22 0 0 1 44 0V28z', '#8F8AB0') + line('M-12-4l8 8M-4-4l-8 8M4-4l8 8M12-4l-8 8', INK, 3.5) + line('M-6 16q6-5 12 0', INK, 3.5) + path('M-30 30Q0 20 30 30z', INK), // 22 playing dead
  ([[-2, -12, 1], [4, 14, -1]] as const).map(([x, y, f]) => `<g transform="translate(${x} ${y}) scale(${f} 1)">${path('M-26 0C-16-14 6-14 14 0L28-10V10L14 0C6 14-16 14-26 0z', '#FF9E2C')}${disc(-15, -2, 3, INK)}</g>`).join(''), // 23 goldfish
  path('M-28 20L-20-16H20L28 20z', INK) + path('M-22 14L-16-10H16L22 14z', '#FFF6DC') + path('M-8 11V-1a8 8 0 0 1 16 0V11l-4-4-4 4-4-4z', ACCENT), // 24 reserved
  ([[-17, -4], [17, 4]] as const).map(([x, y]) => `<rect x="${x - 14}" y="${y - 20}" width="28" height="38" rx="3" fill="#C97F00"/><rect x="${x - 9}" y="${y - 15}" width="18" height="28" fill="#FFF6DC"/>` + lettering(x, y + 7, '?', 22)).join(''), // 25 Raymonde & René
  line('M-18 0H18', INK, 7) + path('M-26-18H-16V18H-26zM26-18H16V18H26zM-34-11H-28V11H-34zM34-11H28V11H34z', INK) + disc(0, 0, 5, ACCENT), // 26 dumbbell
  line('M-18 32V-30', '#8A5A3C', 6) + path('M-15-30C-4-38 6-22 26-30V0C6 8-4-8-15 0z', '#fff') + line('M-15-30C-4-38 6-22 26-30V0C6 8-4-8-15 0', INK, 3), // 27 truce
  path('M-20 4V-12L0-28L20-12V4z', INK) + path('M-5 4V-8H5V4z', '#FFD27A') + line('M-26 14H22M26 26H-22', ACCENT, 5) + path('M18 6l14 8-14 8zM-18 18l-14 8 14 8z', ACCENT), // 28 swapped
  disc(0, 0, 27, '#C97F00') + disc(0, 0, 21, '#FFD27A') + lettering(0, 13, '0', 36) + line('M-26 26L26-26', ACCENT, 6), // 29 worth nothing
];

export const emblem = (psychic: number, size = 64): string => `<svg viewBox="-42 -42 84 84" width="${size}" height="${size}" aria-hidden="true">${EMBLEMS[psychic] ?? ''}</svg>`;

/** A crystal ball on its foot, 190 wide around its middle, with what is seen in it. */
export const crystalBall = (seen: string): string =>
  path('M-47 76H47L59 106H-59z', '#7A4A33') + path('M-47 76H47L50 84H-50z', '#A9714C') + disc(0, 0, 82, '#7FB8DE') + disc(0, 0, 78, '#DDF3FF') + disc(-6, -6, 68, '#F6FCFF') + seen + line('M-53-26Q-45-58-17-70', '#fff', 7);

/** The card of a psychic, 1 to 29. */
export function psychicCard(o: Omit<CardOptions, 'figure' | 'count'> & { psychic: number }): string {
  const sky = `<rect y="30" width="250" height="280" fill="${k(3)}"/>` + stars(250, 250, 22, o.psychic * 3 + 5) + disc(125, 176, 96, 'var(--tint)', ' opacity=".16"') + path('M70 298Q125 236 180 298z', k(5));
  return face(o, sky, place(125, 186, 1, crystalBall(place(0, 0, 1.42, EMBLEMS[o.psychic] ?? ''))));
}

/** A crystal ball as a piece of its own: with the emblem of a psychic, or asking who it will be. */
export const ball = (psychic = 0, size = 56): string =>
  `<svg class="ball" viewBox="-90 -90 180 200" width="${size}" height="${Math.round(size * 1.11)}" aria-hidden="true">${crystalBall(psychic ? place(0, 0, 1.42, EMBLEMS[psychic] ?? '') : lettering(0, 38, '?', 110, '#2C2A66'))}</svg>`;
