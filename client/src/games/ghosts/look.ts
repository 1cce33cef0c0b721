/** How the box, the cards and the paper of this game look. */
import { bare } from '../../kit/cast.ts';
import { place } from '../../kit/draw.ts';
import type { Look } from '../../kit/look.ts';
import { k } from '../../kit/paper.ts';
import { bat, fog, hill, moon, stars } from '../../kit/pieces.ts';

export const look: Look = {
  game: 'ghosts',
  paper: { k0: '#A23A20', k1: '#C04F2A', k2: '#9C3823', k3: '#7F2A22', k4: '#642022', k5: '#4A1721', k6: '#300E1B', roof: '#D9703A', lit: '#FFE08A', haze: '#FFC79A', orb: '#FFE3A0', 'orb-2': '#FFC25E', star: '#FFE7BD', tint: '#FFD2A8', deep: '#4A1721' },
  // Faces need paper that lets every family stand out.
  faces: '--k0:#6E69B4;--k1:#7D79C2;--k2:#5F5AA3;--k3:#514C90;--k4:#423D7C;--tint:#E3DEFF',
  lid: () => stars(200, 80, 14, 5) + place(150, 46, 1, moon(30)) + place(60, 196, 1, hill(240, 90, k(3), .4)) + place(150, 200, 1, hill(260, 66, k(4), .6)) + bare('mummies', 60, 86, .84) + bare('skeletons', 6, 102, .78, {}, -8) + bare('frankies', 118, 98, .8, {}, 7) + bare('ghosts', 62, 14, .74, {}, -4) + place(100, 166, 1, fog(260, 'var(--haze)', .34)),
  scene: () => place(172, 104, 1, moon(34)) + place(60, 306, 1, hill(300, 150, k(2), .4)) + place(190, 306, 1, hill(320, 100, k(3), .6)) + place(125, 310, 1, hill(380, 54, k(4))),
  sign: () => place(0, 2, 1.1, bat(k(4))),
  peek: 'ghosts',
};
