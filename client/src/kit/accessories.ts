// What a ghost can wear or carry, each drawn around its anchor (0,0).
import { disc, INK, pen, oval, PAPER, path, r1 } from './draw.ts';
import { STAR } from './colours.ts';

type Slot = 'top' | 'hand' | 'face' | 'neck';

export const GOLD = '#FFC24A';
const BRASS = '#D98E12';
const CANDLE = '#FFB454';
const WOOD = '#8A5A3C';
const CLOTH = '#C8324B';
const NIGHT = '#4A3F8C';
export const STEEL = '#A9B4D0';

/** A fragment at a spot of the ghost. */
export const at = (x: number, y: number, scale: number, fragment: string, turn = 0): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})${scale !== 1 ? ` scale(${r1(scale * 10) / 10})` : ''}${turn ? ` rotate(${turn})` : ''}">${fragment}</g>`;

const flame = (x: number, y: number, s: number): string =>
  at(x, y, s, path('M0 0c-6-1-6-8 0-15 6 7 6 14 0 15z', CANDLE) + path('M0-1c-3-.5-3-4.5 0-8 3 3.5 3 7.5 0 8z', '#FFF3C4'));

export const ACCESSORIES = ['tophat', 'crown', 'nightcap', 'bonnet', 'bow', 'bun', 'veil', 'halo', 'flower', 'snow', 'cap', 'moonhat', 'leaves', 'glasses', 'monocle', 'tash', 'lashes', 'dummy', 'mask', 'plaster', 'fangs', 'scarf', 'bowtie', 'pearls', 'ruff', 'candle', 'lantern', 'umbrella', 'teddy', 'chain', 'clock', 'key', 'crystal', 'glass', 'sign', 'pan', 'tea', 'balloon', 'fish', 'arrows'] as const;
export type Accessory = (typeof ACCESSORIES)[number];

export const ACCESSORY: Readonly<Record<Accessory, readonly [slot: Slot, drawing: string]>> = {
  tophat: ['top', path('M-20 3q20 7 40 0l1 4q-21 9-42 0z', '#352C68') + path('M-13 4L-15-20Q0-24 15-20L13 4Q0 9-13 4z', NIGHT) + path('M-13.5-1L13.5-1 13 4Q0 9-13 4z', CLOTH)],
  crown: ['top', path('M-16 5L-19-13-9-5 0-17 9-5 19-13 16 5Q0 10-16 5z', GOLD) + path('M-16.5 1L16.5 1 16 5Q0 10-16 5z', BRASS) + disc(0, -16, 2.6, '#E4572E') + disc(-18.5, -13, 2.4, '#3A86FF') + disc(18.5, -13, 2.4, '#3A86FF')],
  nightcap: ['top', path('M-20 10C-18-12 6-26 24-12C30-6 32 2 31 8C24-4 18-4 18 4L19 9Q0 2-20 10z', '#6C8CE8') + pen('M-19 9Q0 2 19 9', 6, PAPER) + disc(31, 11, 5, PAPER)],
  bonnet: ['top', path('M-24 7Q0-6 24 7Q28 11 22 12Q0 4-22 12Q-28 11-24 7z', 'var(--acc,#6B2D5C)') + path('M-15 4C-15-14 15-14 15 4Q0-2-15 4z', 'var(--acc,#6B2D5C)') + path('M6-4C10-20 22-24 30-22C28-14 20-6 8 0z', GOLD) + pen('M8-1Q16-12 26-19', 1.4, BRASS)],
  bow: ['top', at(12, 2, 1, path('M0 0C-6-10-16-10-15-1S-7 8 0 1C7 8 15 8 15-1S6-10 0 0z', 'var(--acc,#E4315F)') + disc(0, 0, 3.6, '#fff6'), 12)],
  bun: ['top', disc(0, -8, 11, 'var(--acc,#B9AECF)') + path('M-25 22C-25-4 25-4 25 22C18 8 8 4 0 4S-18 8-25 22z', 'var(--acc,#B9AECF)') + pen('M-6-9q6 5 12 0', 1.6, '#0003')],
  veil: ['top', path('M-30 40C-34 0-14-8 0-8S34 0 30 40C24 34 26 12 20 6Q0-2-20 6C-26 12-24 34-30 40z', '#E9E2FF', ' opacity=".82"') + pen('M-22 5Q0-5 22 5', 3, '#B49BE8') + [-14, -5, 5, 14].map((x) => disc(x, 1.5 - (14 - Math.abs(x)) * .2, 2.2, '#fff')).join('')],
  halo: ['top', `<ellipse cy="-9" rx="15" ry="4.5" fill="none" stroke="${GOLD}" stroke-width="3.5"/>`],
  flower: ['top', at(14, 6, 1, [0, 72, 144, 216, 288].map((r) => `<ellipse cy="-6" rx="4" ry="5.5" fill="#FF9EBB" transform="rotate(${r})"/>`).join('') + disc(0, 0, 3.6, GOLD))],
  snow: ['top', at(0, -10, 1, pen('M0-10V10M-8.7-5L8.7 5M8.7-5L-8.7 5', 3, '#8FD3FF'))],
  cap: ['top', path('M-20 8C-20-14 20-14 20 8Q0 1-20 8z', '#E4572E') + path('M-2-9Q0-11 2-9L3 4Q0 3-3 4z', GOLD) + pen('M0-10V-15M-11-16Q0-19 11-16', 3, '#3A86FF')],
  moonhat: ['top', path('M-21 8Q0-2 21 8L19 3Q10-10 4-34Q-8-10-19 3z', NIGHT) + path('M2-14a7 7 0 1 0 5 9 5.5 5.5 0 1 1-5-9z', 'var(--moon,#FFE9B0)')],
  leaves: ['top', path('M0 2C-6-10-16-15-26-13C-22-4-12 3 0 3zM0 2C6-10 16-15 26-13C22-4 12 3 0 3z', 'var(--green-lo,#1B8F52)') + path('M0 3C-8-8-6-18 1-25C8-18 8-8 0 3z', 'var(--green-hi,#8BE8B3)') + pen('M0.5-18Q1-8 0 1', 1.5, '#1B8F52')],
  glasses: ['face', pen('M-19-1a8 8 0 1 0 16 0a8 8 0 1 0-16 0M3-1a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-3-2q3-2 6 0', 2.4, '#5B3A1E')],
  monocle: ['face', pen('M3-1a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0', 2.6, BRASS) + pen('M18 6q4 10 1 20', 1.6, BRASS)],
  tash: ['face', path('M0 9C-4 5-10 6-12 11C-15 11-17 9-18 7C-18 14-12 17-7 15.5C-3 15-1 13 0 12C1 13 3 15 7 15.5C12 17 18 14 18 7C17 9 15 11 12 11C10 6 4 5 0 9z', 'var(--acc,#4A2E20)')],
  lashes: ['face', pen('M-17-4l-4-3M-15-7l-3-4M17-4l4-3M15-7l3-4', 2, INK) + pen('M-4 13q4 4.5 8 0', 3.4, '#C8324B')],
  dummy: ['face', oval(0, 12, 7, 5, '#8FD3FF') + disc(0, 12, 2.6, PAPER) + pen('M-4 17a4 4 0 1 0 8 0', 2.2, BRASS)],
  mask: ['face', path('M-22-7C-14-12-6-8 0-6C6-8 14-12 22-7C22 6 12 10 6 6Q0 2-6 6C-12 10-22 6-22-7z', 'var(--acc,#7A3FD1)') + oval(-11, -1, 4.5, 4, '#fff') + oval(11, -1, 4.5, 4, '#fff') + disc(-10, -1, 2.5, INK) + disc(12, -1, 2.5, INK) + pen('M21-4L30 14', 2.6, BRASS)],
  plaster: ['face', at(13, -14, 1, '<rect x="-8" y="-3.5" width="16" height="7" rx="3.5" fill="#F3C9A2"/>' + disc(-1.5, 0, .9, '#B9825A') + disc(1.5, 0, .9, '#B9825A'), -24)],
  fangs: ['face', path('M-5 12l2 6 2.5-5zM5 12l-2 6-2.5-5z', '#fff')],
  scarf: ['neck', path('M-26-4Q0 8 26-4L27 4Q0 16-27 4z', CLOTH) + path('M10 5L20 26 10 29 4 8z', CLOTH) + pen('M11 24l8-3M9 18l7-2', 2, '#FFD9B0')],
  bowtie: ['neck', path('M0 2C-5-6-14-6-13 2S-5 10 0 3C5 10 14 10 13 2S5-6 0 2z', 'var(--acc,#C8324B)') + disc(0, 2.5, 3, INK)],
  pearls: ['neck', [-16, -9.5, -3.2, 3.2, 9.5, 16].map((x) => disc(x, 4 - x * x * .022, 3.3, '#FFF7E0')).join('') + disc(0, 8.5, 3.6, 'var(--acc,#E4315F)')],
  ruff: ['neck', path('M-27 1Q-24-7-18-3Q-12-9-6-3Q0-9 6-3Q12-9 18-3Q24-7 27 1Q24 9 18 6Q12 12 6 7Q0 12-6 7Q-12 12-18 6Q-24 9-27 1z', '#FFFDF4') + pen('M-18-2v6M-6-2v7M6-2v7M18-2v6', 1.4, '#C9BFD8')],
  candle: ['hand', `<rect x="-4.5" y="-14" width="9" height="20" rx="2" fill="${PAPER}"/>` + path('M-4.5-11q3 6 4 0v8', '#E9DCC0') + disc(0, -22, 13, '#FFB45433') + flame(0, -15, .95) + path('M-9 5h18q0 5-9 5t-9-5z', BRASS)],
  lantern: ['hand', pen('M0-14V-20', 2.5, INK) + disc(0, 0, 17, '#FFB45433') + path('M-8-11h16l3 20h-22z', INK) + path('M-5.5-8h11l2 14h-15z', '#FFDF8A') + flame(0, 6, .72) + path('M-9-13q9-7 18 0z', INK)],
  umbrella: ['hand', pen('M0 14V-22', 2.6, WOOD) + path('M-24-20C-22-40 22-40 24-20Q18-25 12-20Q6-25 0-20Q-6-25-12-20Q-18-25-24-20z', '#3A86FF') + path('M-12-20C-10-32-2-37 0-37C2-37 10-32 12-20Q6-25 0-20Q-6-25-12-20z', '#8FC0FF')],
  teddy: ['hand', disc(-5, -9, 3.6, WOOD) + disc(5, -9, 3.6, WOOD) + oval(0, 8, 7.5, 8.5, WOOD) + disc(0, -4, 7.5, '#A9714C') + oval(0, -1.5, 3.5, 2.8, '#E8C49C') + disc(-2.6, -6, 1.2, INK) + disc(2.6, -6, 1.2, INK) + disc(0, -2.5, 1.1, INK)],
  chain: ['hand', `<g fill="none" stroke="${STEEL}" stroke-width="3">${[[-12, -9, 30], [-7, -4, 60], [-4, 3, 80]].map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="4.6" ry="3" transform="rotate(${r} ${x} ${y})"/>`).join('')}</g>` + disc(-2, 16, 10, '#4A4F6E') + disc(-5, 13, 3, '#8790B8')],
  clock: ['hand', disc(0, 0, 12, BRASS) + disc(0, 0, 9.5, '#FFFDF4') + pen('M0 0V-6.5M0 0L-2.6-6', 2.2) + disc(0, 0, 1.6, '#C8324B') + pen('M-6-12l-3-4M6-12l3-4', 3, BRASS)],
  key: ['hand', pen('M0-4V14M0 8h5M0 13h6', 3.6, BRASS) + pen('M-6-10a6 6 0 1 0 12 0a6 6 0 1 0-12 0', 3.4, BRASS)],
  crystal: ['hand', path('M-10 9h20l3 6h-26z', WOOD) + disc(0, 0, 12, '#9FD8FF') + disc(-3, -3, 9, '#D3EEFF') + path(STAR, '#fff', ' transform="translate(1 1) scale(.9)"')],
  glass: ['hand', pen('M5 5L14 16', 5, WOOD) + disc(-2, -3, 10.5, BRASS) + disc(-2, -3, 7.5, '#D8F0FF') + pen('M-6-6q2-3 5-3', 2, '#fff')],
  sign: ['hand', pen('M0 22V-4', 3.5, WOOD) + '<rect x="-15" y="-20" width="30" height="20" rx="3" fill="#FFFDF4"/>' + `<text y="-4.5" text-anchor="middle" font-size="17" font-weight="700" font-family="var(--font-title,serif)" fill="#C8324B">$</text>`],
  pan: ['hand', pen('M2 10L10 22', 4.5, WOOD) + oval(-4, -2, 13, 14, '#4A4F6E', ' transform="rotate(-20)"') + oval(-4, -2, 9, 10, '#6D7396', ' transform="rotate(-20)"')],
  tea: ['hand', path('M-9-4h18q0 14-9 14t-9-14z', '#FFFDF4') + pen('M9-1q7 0 6 5t-8 3', 2.6, '#FFFDF4') + path('M-9-4h18v4h-18z', '#F08AA8') + pen('M-3-9q-3-4 0-7M4-9q-3-4 0-7', 1.8, '#fff9')],
  balloon: ['hand', pen('M0 6Q-4-8 2-18', 1.8, INK) + oval(3, -29, 10, 12.5, '#E4315F') + oval(0, -33, 3, 4, '#FF8FA8')],
  fish: ['hand', at(0, -4, 1, path('M-12 0C-6-8 6-8 10 0L17-6V6L10 0C6 8-6 8-12 0z', '#8FC0FF') + disc(-6, -1, 1.6, INK))],
  arrows: ['hand', pen('M-9 3A10 10 0 0 1 7-8M9-1A10 10 0 0 1-7 10', 4, '#2FBF71') + path('M4-14l9 5-9 6zM-4 16l-9-5 9-6z', '#2FBF71')],
};
