/** How the box, the cards and the paper of this game look. */
import { bare } from '../../kit/cast.ts';
import { disc, line, place } from '../../kit/draw.ts';
import type { Look } from '../../kit/look.ts';
import { k } from '../../kit/paper.ts';
import { fog, grave, hill, moon, stars } from '../../kit/pieces.ts';

export const look: Look = {
  game: 'ghoosty',
  paper: { k0: '#116B60', k1: '#1A8775', k2: '#136C62', k3: '#0E5651', k4: '#0A4342', k5: '#073234', k6: '#042325', roof: '#2BA58B', lit: '#FFE08A', haze: '#A9F0D4', orb: '#FFF2C4', 'orb-2': '#EBD58C', star: '#E6FFE9', tint: '#BDF5DC', deep: '#073234' },
  lid: () => stars(200, 80, 18, 3) + place(100, 66, 1, disc(0, 0, 74, 'var(--orb)', ' opacity=".1"') + disc(0, 0, 58, 'var(--orb-2)') + disc(0, 0, 54, 'var(--orb)') + [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((a) => `<path d="M0-49v${a % 90 ? 6 : 11}" stroke="#6B4A12" stroke-width="${a % 90 ? 2.5 : 4}" stroke-linecap="round" transform="rotate(${a})"/>`).join('') + line('M0 0V-36M0 0L-6-24', '#6B4A12', 5) + disc(0, 0, 5, '#C8324B')) + place(30, 196, 1, hill(220, 66, k(3))) + place(170, 196, 1, hill(220, 56, k(4))) + place(24, 158, 1.05, grave(0)) + place(178, 162, 1.1, grave(2)) + place(142, 150, .8, grave(1)) + place(100, 204, 1, hill(300, 40, k(5))) + bare('g1', 16, 96, .86, {}, -5) + bare('gT', 102, 94, .86, {}, 4) + place(100, 178, 1, fog(260, 'var(--haze)', .3)),
  scene: () => place(168, 104, 1, moon(32)) + place(70, 306, 1, hill(300, 120, k(2))) + place(186, 262, 1.1, grave(0)) + place(60, 258, 1, grave(1)) + place(180, 306, 1, hill(320, 70, k(3), .6)) + place(125, 310, 1, hill(380, 44, k(4))),
  sign: () => line('M0 0V-22M0 0L-9-13M0-31v3M0 31v-3M31 0h-3M-31 0h3', k(4), 5),
  peek: 'gT',
};
