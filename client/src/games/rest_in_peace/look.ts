/** How the box, the cards and the paper of this game look. */
import { chateau, villa } from '../../kit/buildings.ts';
import { bare } from '../../kit/cast.ts';
import { disc, path, place } from '../../kit/draw.ts';
import type { Look } from '../../kit/look.ts';
import { k } from '../../kit/paper.ts';
import { hill, moon, stars } from '../../kit/pieces.ts';

export const look: Look = {
  game: 'rest-in-peace',
  paper: { k0: '#1B5AA6', k1: '#2A74C6', k2: '#1F5DA8', k3: '#184A8B', k4: '#123A70', k5: '#0D2B57', k6: '#081D3F', roof: '#4F97E0', lit: '#FFE08A', haze: '#B5DCFF', orb: '#FFF1CC', 'orb-2': '#E9D9A6', star: '#EAF5FF', tint: '#C4E3FF', deep: '#0D2B57' },
  // Faces need paper that lets every family stand out.
  faces: '--k0:#2C2A66;--k1:#37357A;--k2:#383680;--k3:#2B2968;--k4:#211F54;--tint:#C4E3FF',
  lid: () => stars(200, 80, 18, 21) + place(100, 50, 1, moon(26)) + place(36, 130, .82, villa()) + place(164, 130, .84, chateau()) + place(20, 196, 1, hill(220, 72, k(3), .5)) + place(180, 196, 1, hill(220, 72, k(4), .5)) + place(100, 206, 1, hill(320, 40, k(5))) + bare('wisps5', 6, 84, .88, { accessory: ['tophat'], mood: 'sly', scale: 1 }, -4) + bare('turnips4', 106, 86, .88, { scale: 1, mood: 'grumpy', accessory: [], flip: true }, 4) + place(100, 176, 1.25, path('M-12 8h24l4 8h-32z', '#6B4128') + disc(0, -2, 15, '#9FD8FF') + disc(-3, -5, 11, '#DDF3FF') + disc(0, -2, 24, '#9FD8FF', ' opacity=".25"')),
  scene: () => place(125, 112, 1, moon(34)) + place(56, 306, 1, hill(280, 130, k(2))) + place(200, 306, 1, hill(280, 110, k(3))) + place(125, 310, 1, hill(380, 54, k(4))),
  sign: () => place(0, 22, 0.5, villa(k(4), k(5), k(4))),
  peek: 'wisps5',
  backs: { green: { peek: 'turnips6', paper: '--k0:#116B60;--k1:#1A8775;--k2:#136C62;--k3:#0E5651;--k4:#0A4342;--k5:#073234;--k6:#042325;--tint:#BDF5DC' } },
};
