/** How the box, the cards and the paper of this game look. */
import { manor } from '../../kit/buildings.ts';
import { bare } from '../../kit/cast.ts';
import { lettering, line, place } from '../../kit/draw.ts';
import type { Look } from '../../kit/look.ts';
import { k } from '../../kit/paper.ts';
import { hill, moon, stars, tree } from '../../kit/pieces.ts';

export const look: Look = {
  game: 'ghost-for-sale',
  paper: { k0: '#8E2F74', k1: '#AA3F8A', k2: '#892F74', k3: '#6D245F', k4: '#541B4D', k5: '#3E133B', k6: '#290B29', roof: '#C758A2', lit: '#FFDC7E', haze: '#FFC2E6', orb: '#FFEBC2', 'orb-2': '#FFCF9A', star: '#FFE9F6', tint: '#FFCBE8', deep: '#3E133B' },
  lid: () => stars(200, 70, 14, 9) + place(40, 40, 1, moon(24)) + place(20, 196, 1, hill(240, 70, k(3))) + place(116, 142, 1.05, manor('#E7C3E0', '#4A1B4D', '#C99BC4')) + place(100, 200, 1, hill(320, 66, k(4), .55)) + place(100, 206, 1, hill(300, 36, k(5), .3)) + place(26, 196, 1, tree(k(6))) + bare('truelight', 96, 74, .96, {}, 3) + place(44, 190, 1, line('M0 0V-44', '#6B4128', 6) + `<g transform="rotate(-5 0 -46)"><rect x="-34" y="-70" width="68" height="38" rx="4" fill="#FFF6DC"/><rect x="-34" y="-70" width="68" height="38" rx="4" fill="none" stroke="#6B4128" stroke-width="3"/>` + lettering(0, -42, '$ale', 27, '#B3263F', 'title') + '</g>'),
  scene: () => place(66, 110, 1, moon(22, false)) + place(132, 236, 1.1, manor(k(3), k(5), k(4))) + place(125, 308, 1, hill(380, 90, k(4))),
  sign: () => lettering(0, 18, '$', 54, k(4), 'title'),
  peek: 'truelight',
};
