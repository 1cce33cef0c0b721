// Small pieces of scenery: fragments that stand on their origin (bottom centre) unless noted.
import { disc, line, path, r1 } from './draw.ts';
import { k, LIT } from './paper.ts';

export const win = (x: number, y: number, w = 8, h = 13, glow = false): string => (glow ? disc(x, y - h / 2, w * 1.5, LIT, ' opacity=".16"') : '') + path(`M${r1(x - w / 2)} ${y}v${r1(-h + w / 2)}a${r1(w / 2)} ${r1(w / 2)} 0 0 1 ${w} 0v${r1(h - w / 2)}z`, LIT);

/** A sky of n stars; every seventh is a big one. */
export const stars = (w: number, h: number, n = 40, seed = 7): string => {
  let s = seed;
  let drawn = '';
  const random = (): number => (s = (s * 16807) % 2147483647) / 2147483647;
  for (let i = 0; i < n; i++) {
    const x = r1(random() * w);
    const y = r1(random() * h);
    const r = r1(0.7 + random() * 1.5);
    drawn += i % 7 ? `<circle cx="${x}" cy="${y}" r="${r}" opacity="${r1(0.35 + random() * 0.6)}"/>` : `<path d="M${x} ${r1(y - 6)}q.8 5.2 6 6q-5.2.8-6 6q-.8-5.2-6-6q5.2-.8 6-6z"/>`;
  }
  return `<g fill="var(--star)">${drawn}</g>`;
};

const CRATERS = [[-0.42, -0.45, 0.16], [0.5, -0.2, 0.12], [0.36, 0.52, 0.17], [-0.12, -0.72, 0.07], [-0.66, 0.12, 0.08]] as const;
const HALOS = [[2.5, 0.05], [1.95, 0.08], [1.45, 0.13]] as const;

/** The moon around its middle, asleep or without a face. */
export const moon = (r = 60, sleepy = true): string =>
  HALOS.map(([q, opacity]) => disc(0, 0, r1(r * q), 'var(--orb)', ` opacity="${opacity}"`)).join('') +
  disc(0, 0, r, 'var(--orb-2)') + disc(-r * 0.045, -r * 0.045, r * 0.955, 'var(--orb)') +
  `<g opacity=".55">${CRATERS.map(([x, y, q]) => disc(r1(x * r), r1(y * r), r1(q * r), 'var(--orb-2)')).join('')}</g>` +
  (sleepy ? `<g transform="scale(${r1((r / 60) * 10) / 10})" opacity=".75">` + line('M-22 2q7 7 14 0M8 2q7 7 14 0', '#8A6320', 3) + line('M-7 17q7 6 13 0', '#8A6320', 3) + `<g opacity=".5">${disc(-24, 14, 6, '#F2A06A')}${disc(24, 14, 6, '#F2A06A')}</g></g>` : '');

export const bat = (c = k(6)): string => path('M0 3C-4-3-7-3-9 0C-14-5-22-6-28-2C-22 0-20 4-20 9C-16 5-12 5-10 9C-8 5-4 6 0 11C4 6 8 5 10 9C12 5 16 5 20 9C20 4 22 0 28-2C22-6 14-5 9 0C7-3 4-3 0 3zM-4 2l-2-7 4 4zM4 2l2-7-4 4z', c);

/** Three banks of fog, w wide. */
export const fog = (w = 400, colour = 'var(--haze)', opacity = 0.22): string => {
  const bank = (y: number, share: number, i: number): string => {
    const n = Math.round(w / (i % 2 ? 90 : 120));
    const u = w / n;
    let d = `M${-w / 2} 60V${y + 18}`;
    for (let j = 0; j < n; j++) d += `q${r1(u / 2)} ${(j + i) % 2 ? 14 : -20} ${r1(u)} 0`;
    return `<path d="${d}V60z" opacity="${r1(opacity * share * 100) / 100}"/>`;
  };
  return `<g fill="${colour}">${bank(0, 1, 0)}${bank(10, 0.8, 1)}${bank(22, 0.6, 2)}</g>`;
};

export const hill = (w: number, h: number, c: string, bump = 0.5): string => path(`M${-w / 2} 0C${-w / 2 + w * .18} ${-h * .2} ${r1(-w / 2 + w * bump * .6)} ${-h} ${r1(-w / 2 + w * bump)} ${-h}S${w / 2 - w * .2} ${-h * .35} ${w / 2} 0z`, c);

export const tree = (c = k(6)): string => path('M-5 0C-3-22-2-34-4-46C-12-52-18-56-24-66C-16-60-10-58-5-56C-5-66-8-76-14-86C-5-78-1-72 0-60C4-66 6-76 4-90C10-80 11-70 7-58C14-62 20-68 24-78C24-66 16-54 5-46C3-32 4-20 7 0z', c);

const STONE = '#8F8AB0';
const STONE_LIT = '#B4AED2';
const GRAVES = [
  path('M-15 0V-26A15 15 0 0 1 15-26V0z', STONE) + path('M-15 0V-26A15 15 0 0 1 9-37A13 15 0 0 0-10-24V0z', STONE_LIT) + line('M0-30V-14M-6-25H6', '#4A4468', 3),
  path('M-6 0V-20H-16V-30H-6V-42H6V-30H16V-20H6V0z', STONE) + path('M-6 0V-20H-16V-30H-13V-23H-3V0zM-6-30V-42H-3V-30z', STONE_LIT),
  path('M-17 0L-15-30Q0-42 15-30L17 0z', STONE) + path('M-17 0L-15-30Q-8-36-1-37Q-11-32-11-26L-12 0z', STONE_LIT) + line('M-8-21H8M-8-14H8M-5-7H5', '#4A4468', 2.5),
] as const;
/** One of three gravestones. */
export const grave = (kind: 0 | 1 | 2 = 0): string => GRAVES[kind] + path('M-22 1Q-14-6-8 0Q0-5 8 0Q15-6 22 1z', k(5));

export const candle = (h = 46, halo = true): string =>
  (halo ? disc(0, -h - 14, 46, 'var(--candle,#FFB454)', ' opacity=".1"') + disc(0, -h - 12, 26, 'var(--candle,#FFB454)', ' opacity=".16"') : '') +
  path(`M-9 0V${-h}Q0 ${-h - 4} 9 ${-h}V0z`, '#F6E7C6') + path(`M-9 0V${-h}Q-5 ${-h - 3}-3 ${-h - 2}V0z`, '#FFF8E6') + path(`M9 ${-h}q2 12-2 16q-3 0-3-10z`, '#FFF8E6') + `<g class="flicker">${path(`M0 ${-h - 2}c-8-2-8-12 0-22 8 10 8 20 0 22z`, '#FFB454') + path(`M0 ${-h - 3}c-4-1-4-7 0-12 4 5 4 11 0 12z`, '#FFF3C4')}</g>` + line(`M0 ${-h}v-5`, '#5B3A1E', 2) + path('M-18 0H18Q16 8 0 8T-18 0z', '#D98E12') + path('M-18 0H18Q17 3 0 3T-18 0z', '#FFC24A');

