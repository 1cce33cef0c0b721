// The big stage behind the start page, the lobby and every page of the frame.
import { castle, manor } from './buildings.ts';
import { disc, line, path, place, r1, svg } from './draw.ts';
import { bat, candle, fog, grave, hill, moon, stars, tree, win } from './pieces.ts';
import { skin } from './look.ts';
import { k } from './paper.ts';

export { bat, candle, castle, fog, grave, hill, manor, moon, place, skin, stars, svg, tree, win };
export { chateau, villa } from './buildings.ts';

/** A gothic window, 200 × 300 from the top left corner. */
export const archWindow = (inner = ''): string =>
  path('M0 300V110C0 40 60 10 100 0C140 10 200 40 200 110V300z', 'var(--wood-3)') + path('M12 292V112C12 56 62 26 100 15C138 26 188 56 188 112V292z', k(1)) + inner + line('M100 14V292M12 150H188M12 222H188', 'var(--wood-3)', 7) + line('M12 150Q40 90 100 80Q160 90 188 150', 'var(--wood-3)', 6);

export interface StageOptions {
  /** Shares of the width and the height. */
  castleX?: number;
  moonX?: number;
  moonY?: number;
  ground?: number;
  /** Of the moon. */
  r?: number;
  starN?: number;
  castleS?: number;
}

const HALOS = [[1.05, 0.28], [0.8, 0.34], [0.55, 0.4]] as const;

function sky(w: number, h: number, x: number, y: number, r: number): string {
  return `<rect width="${w}" height="${h}" fill="${k(0)}"/>` + HALOS.map(([q, opacity]) => disc(x, y, r1(h * q), k(1), ` opacity="${opacity}"`)).join('') + place(x, y, 1, moon(r));
}

/** The hills from far to near, with castle, manor, trees and two banks of fog; g is the height of the ground. */
function land(w: number, h: number, g: number, castleX: number, castleS: number): string {
  const x = (share: number): number => r1(w * share);
  return [
    path(`M0 ${g}C${x(0.12)} ${g - 150} ${x(0.22)} ${g - 160} ${x(0.34)} ${g - 90}S${x(0.6)} ${g - 170} ${x(0.74)} ${g - 120}S${x(0.94)} ${g - 190} ${w} ${g - 150}V${h}H0z`, k(2)),
    place(w * castleX, g - 78, castleS, castle()),
    path(`M0 ${g - 60}C${x(0.1)} ${g - 100} ${x(0.26)} ${g - 120} ${x(0.4)} ${g - 60}S${x(0.7)} ${g - 60} ${x(0.8)} ${g - 90}S${x(0.95)} ${g - 70} ${w} ${g - 90}V${h}H0z`, k(3)),
    place(w * 0.9, g - 80, 0.95, manor(k(4), k(5), k(5))),
    place(w / 2, g - 66, 1, fog(w * 1.1, 'var(--haze)', 0.14)),
    path(`M0 ${g - 20}C${x(0.2)} ${g - 70} ${x(0.4)} ${g} ${x(0.58)} ${g - 20}S${x(0.85)} ${g - 60} ${w} ${g - 20}V${h}H0z`, k(4)),
    place(w * 0.045, g - 20, 1.5, tree(k(6))) + place(w * 0.965, g - 14, 1.25, tree(k(6))),
    path(`M0 ${g + 30}C${x(0.25)} ${g - 20} ${x(0.5)} ${g + 50} ${x(0.75)} ${g + 10}S${w} ${g + 30} ${w} ${g + 30}V${h}H0z`, k(5)),
    place(w / 2, g + 40, 1, fog(w * 1.1, 'var(--haze)', 0.1)),
    path(`M0 ${g + 70}Q${w / 2} ${g + 58} ${w} ${g + 72}V${h}H0z`, k(5)),
  ].join('');
}

/** Sky, moon, castle and hills, slice-scaled and calm in the middle. */
export function stage(w = 1440, h = 900, { castleX = 0.2, moonX = 0.8, moonY = 0.2, ground = 0.72, r = h * 0.085, starN = 70, castleS = 1.15 }: StageOptions = {}): string {
  const g = r1(h * ground);
  const bats = [[moonX - 0.085, moonY - 60 / h, 0.8], [moonX - 0.115, moonY - 92 / h, 0.55], [castleX + 0.105, moonY - 40 / h, 0.6]] as const;
  return (
    `<svg class="gs-stage" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMin slice" aria-hidden="true">` +
    sky(w, h, r1(w * moonX), r1(h * moonY), r) + stars(w, g * 0.8, starN, 13) + land(w, h, g, castleX, castleS) +
    bats.map(([x, y, s]) => place(w * x, h * y, s, bat())).join('') + '</svg>'
  );
}
