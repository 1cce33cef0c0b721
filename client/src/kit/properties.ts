// Houses for sale and what is bid for them: the cards of Ghost for $ale that are not figures.
import { chateau, manor } from './buildings.ts';
import { coin, face } from './card.ts';
import type { CardOptions } from './card.ts';
import { INK, lettering, PAPER, path, place } from './draw.ts';
import { ghost } from './figure.ts';
import { hill, moon, stars } from './pieces.ts';
import { k } from './paper.ts';

/** The row of points for 0, 1 … 5+ ghosts, 232 wide around its middle. */
export const scoreRow = (points: readonly number[]): string =>
  `<rect x="-116" y="-30" width="232" height="62" rx="12" fill="#08061C" opacity=".25" transform="translate(1 3)"/><rect x="-116" y="-30" width="232" height="62" rx="12" fill="${PAPER}"/><path d="M-116-6V-18a12 12 0 0 1 12-12H104a12 12 0 0 1 12 12V-6z" fill="${k(5)}"/>` +
  points.map((p, i) => lettering((i - 2.5) * 38, -10, i > 4 ? '5+' : i, 22, PAPER) + lettering((i - 2.5) * 38, 26, p, 36, p ? INK : '#6E6185')).join('') +
  place(-114, -69, 0.36, ghost({ bare: true, mood: 'boo' }));

/** A house or a castle with its row of points. */
export function propertyCard(o: Omit<CardOptions, 'figure' | 'count'> & { row: readonly number[]; castle?: boolean }): string {
  const night = `<rect y="30" width="250" height="280" fill="${k(1)}"/>` + stars(250, 120, 14, 4) + place(190, 92, 1, moon(20, false)) + place(125, 306, 1, hill(380, 150, k(3)));
  const house = place(125, 222, 1.12, o.castle ? place(0, 0, 1.35, chateau()) : manor()) + path('M22 298V236Q70 206 125 218T228 222V298z', k(4));
  return face(o, night, house + `<g transform="translate(125 268)">${scoreRow(o.row)}</g>`);
}

/** A heap of n coins. */
function coins(n: number): string {
  const columns = n > 5 ? [78, 128, 178] : n > 2 ? [100, 156] : [128];
  return Array.from({ length: n }, (_, i) => {
    const column = i % columns.length;
    return coin(columns[column] ?? 128, 280 - Math.floor(i / columns.length) * 19 - (column === 1 ? 6 : 0));
  }).join('');
}

/** A bid: as many coins as it is worth. */
export function bidCard(o: Omit<CardOptions, 'figure' | 'count'> & { value: number }): string {
  const night = `<rect y="30" width="250" height="280" fill="${k(0)}"/>` + stars(250, 140, 16, 9) + place(66, 110, 1, moon(22, false)) + place(132, 236, 1.1, manor(k(3), k(5), k(4))) + place(125, 308, 1, hill(380, 90, k(4)));
  return face(o, night, coins(o.value));
}
