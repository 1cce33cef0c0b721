/** How the box, the cards and the paper of this game look. */
import { castle } from '../../kit/buildings.ts';
import { bare } from '../../kit/cast.ts';
import { disc, place } from '../../kit/draw.ts';
import type { Look } from '../../kit/look.ts';
import { INDIGO, k } from '../../kit/paper.ts';
import { hill, moon, stars } from '../../kit/pieces.ts';

export const look: Look = {
  game: '18-ghosts',
  paper: INDIGO,
  lid: () => stars(200, 90, 20, 11) + place(150, 58, 1, moon(26)) + place(20, 196, 1, hill(260, 96, k(2))) + place(94, 146, .62, castle()) + place(150, 200, 1, hill(300, 66, k(4), .4)) + place(60, 206, 1, hill(300, 46, k(5))) + bare('spitz', 112, 80, .95, { colour: 'blue' }, 6) + bare('rund', 6, 92, .9, { colour: 'red', mood: 'happy' }, -6),
  scene: () => place(170, 110, 1, moon(34, false)) + place(125, 268, .8, castle()) + place(125, 312, 1, hill(360, 70, k(5))),
  sign: () => disc(8, -5, 29, k(1)),
  peek: 'spitz',
};
