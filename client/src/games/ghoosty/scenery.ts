/** What stands around the cards: sky, hills, village, graveyard and the hill of exile. Strings of SVG, pure. */
import { disc as O, line as L, path as P, place, r1 } from '../../kit/draw.ts';
import { ghost } from '../../kit/ghost.ts';
import { bat, fog, grave, hill, moon, stars, tree } from '../../kit/pieces.ts';

const k = (i: number): string => `var(--k${i})`;

/** The cemetery's ground behind the cards. */
export const YARD =
  '<svg class="yard" viewBox="0 0 520 260" preserveAspectRatio="xMidYMax meet" aria-hidden="true">' +
  place(52, 214, 1.7, grave(0)) + place(116, 196, 1.25, grave(1)) + place(462, 212, 1.7, grave(2)) + place(404, 196, 1.2, grave(0)) +
  `<g stroke="${k(5)}" stroke-width="4" stroke-linecap="round" fill="none">${Array.from({ length: 27 }, (_, i) => `<path d="M${i * 20} 206V${150 + (i % 2) * 5 + Math.abs(13 - i) * 1.2}"/>`).join('')}<path d="M0 172H520M0 198H520"/></g>` +
  `<ellipse cx="260" cy="226" rx="252" ry="32" fill="${k(5)}"/><ellipse cx="260" cy="222" rx="238" ry="27" fill="${k(4)}"/></svg>`;

const WANDERERS = [[30, 196, 0.34], [62, 176, 0.29], [96, 166, 0.25], [122, 148, 0.21], [108, 128, 0.18], [128, 112, 0.15], [150, 102, 0.13]] as const;

/** Exile: a far hill in the mist; those who were sent away wander up, one for four cards. */
export function exileHill(n: number): string {
  const seen = WANDERERS.slice(0, Math.min(7, Math.ceil(n / 4)));
  return (
    `<svg class="hillx" viewBox="0 0 220 220" aria-hidden="true">${place(120, 214, 1, hill(300, 150, k(2), 0.55))}${place(146, 82, 0.5, tree(k(5)))}${place(60, 218, 1, hill(260, 96, k(3), 0.5))}` +
    `${L('M20 214C60 180 128 170 124 142S120 108 146 90', 'var(--haze)', 7, ' opacity=".28"')}${place(118, 152, 1, fog(250, 'var(--haze)', 0.3))}` +
    seen.map(([x, y, s]) => place(x - 50 * s, y - 112 * s, s, ghost({ bare: true, shadow: false, mood: 'sad', flip: true }))).join('') + place(100, 178, 1, fog(260, 'var(--haze)', 0.22)) + '</svg>'
  );
}

/** The sky: the moon rises while the crypt empties; after midnight it is the hour of ghosts. */
export function sky(crypt: number, atFirst: number, isTall: boolean): string {
  const after = crypt === 0;
  const p = Math.min(1, crypt / atFirst);
  const mx = r1(after ? (isTall ? 600 : 700) : isTall ? 520 + 120 * (1 - p) : 560 + 240 * (1 - p));
  const my = r1(after ? (isTall ? 290 : 190) : isTall ? 400 - 130 * (1 - p) : 330 - 150 * (1 - p));
  const halos: readonly (readonly [number, number])[] = after ? [[560, 0.16], [420, 0.22], [300, 0.3], [200, 0.4]] : [[420, 0.22], [280, 0.26]];
  const light = after
    ? Array.from({ length: 9 }, (_, i) => `<path d="M${mx} ${my}L${mx - 420 + i * 105} 760h60z" fill="var(--orb)" opacity=".045"/>`).join('')
    : `<ellipse cx="560" cy="560" rx="760" ry="${r1(170 + 110 * p)}" fill="var(--dusk)" opacity="${r1(0.28 + 0.4 * p)}"/><ellipse cx="560" cy="590" rx="620" ry="${r1(110 + 70 * p)}" fill="var(--dusk2)" opacity="${r1(0.25 + 0.45 * p)}"/>`;
  const bats = after ? place(mx - 150, my - 30, 1, bat()) + place(mx + 150, my + 40, 0.8, bat()) + place(mx - 210, my + 70, 0.6, bat()) : '';
  return (
    '<svg class="skysvg" viewBox="0 0 1120 700" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><rect width="1120" height="700" fill="var(--sky0)"/>' +
    halos.map(([r, opacity]) => O(mx, my, r, 'var(--sky1)', ` opacity="${opacity}"`)).join('') + light + stars(1120, 330, after ? 60 : 44, 23) + place(mx, my, 1, moon(after ? 84 : 46, !after)) + bats + '</svg>'
  );
}

const cottage = (x: number, y: number, q: number, lit: boolean): string =>
  place(x, y, q, P('M-20 0V-20L0-38L20-20V0z', k(4)) + P('M-26-17L0-42L26-17L20-15L0-34L-20-15z', k(5)) + P('M-9-4v-9h7v9zM4-4v-9h7v9z', lit ? 'var(--lit)' : k(5)));

const COTTAGES = [[318, 92, 0.9], [362, 88, 0.7], [690, 96, 0.75], [734, 90, 1], [790, 92, 0.7]] as const;
const WISPS = [[300, 60], [350, 110], [800, 50], [846, 104], [560, 20], [250, 120]] as const;

/** Hills; before midnight the village is still awake, afterwards only will-o'-the-wisps. */
export const ground = (after: boolean): string =>
  `<svg class="village" viewBox="0 0 1120 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${COTTAGES.map(([x, y, q]) => cottage(x, y, q, !after)).join('')}</svg>` +
  `<svg class="ground" viewBox="0 0 1120 260" preserveAspectRatio="none" aria-hidden="true">${P('M0 40C180 0 330 40 500 54S900 40 1120 10V260H0z', k(3))}${P('M0 118C220 74 420 122 620 118S960 90 1120 102V260H0z', k(4))}${P('M0 196Q560 168 1120 200V260H0z', k(5))}</svg>` +
  (after ? `<svg class="wisps" viewBox="0 0 1120 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${WISPS.map(([x, y]) => O(x, y, 16, 'var(--haze)', ' opacity=".16"') + O(x, y, 8, 'var(--haze)', ' opacity=".35"') + O(x, y, 3.4, '#F4FFE8')).join('')}</svg>` : '');
