/** Drawings of this table beyond the kit: houses, the picture of a place, the night behind everything, the two families. */
import { card, back, edge } from '../../kit/card.ts';
import { chateau, villa } from '../../kit/buildings.ts';
import { disc, path, place } from '../../kit/draw.ts';
import type { Mood } from '../../kit/faces.ts';
import { ghost } from '../../kit/figure.ts';
import { bat, fog, hill, moon, stars, tree } from '../../kit/pieces.ts';
import { playedCard } from '../../kit/played.ts';
import type { Seat } from '../../table/contract.ts';
import type { Card, Residence } from './words.ts';

interface Kin {
  readonly colour: 'blue' | 'green';
  readonly cast: 'wisps' | 'turnips';
  readonly body: 'wisp' | 'turnip';
}
const KIN: readonly [Kin, Kin] = [{ colour: 'blue', cast: 'wisps', body: 'wisp' }, { colour: 'green', cast: 'turnips', body: 'turnip' }];
/** Which family sits there: colours stay with the seat, whoever looks. */
export const kin = (seat: Seat): Kin => KIN[seat === 0 ? 0 : 1];

const badge = (value: number): 'bat' | 'snake' => (value % 2 === 0 ? 'bat' : 'snake');

/** A card at a round; a psychic that stands for a value shows it. */
export function played({ seat, value, psychic }: Pick<Card, 'seat' | 'value' | 'psychic'>, face = 0): string {
  const { colour, cast } = kin(seat);
  return psychic > 0 ? playedCard({ colour, psychic, value: face }) : playedCard({ colour, value, figure: `${cast}${value}`, badge: badge(value) });
}

export const handCard = (seat: Seat, value: number, width: number): string => card({ game: 'rest-in-peace', value, figure: `${kin(seat).cast}${value}`, colour: kin(seat).colour, badge: badge(value), width });
export const backOf = (seat: Seat, width: number): string => back({ game: 'rest-in-peace', colour: kin(seat).colour, width });
export const edgeOf = (seat: Seat, width: number): string => edge({ game: 'rest-in-peace', colour: kin(seat).colour, width });
export const familyGhost = (seat: Seat, size: number, mood: Mood = seat === 0 ? 'happy' : 'sly', pattern = true): string =>
  ghost({ family: kin(seat).body, colour: kin(seat).colour, mood, size, shadow: false, pattern });

const building = (kind: Residence): string => (kind === 'castle' ? chateau() : villa());
export const house = (kind: Residence, size = 60): string =>
  `<svg class="house" viewBox="0 0 110 112" width="${size}" height="${Math.round((size * 112) / 110)}" aria-hidden="true">${place(55, 106, 1, building(kind))}</svg>`;

/** A place at night: its houses on a hill, or whoever has won them. */
export function placePicture(kinds: readonly Residence[], winner: Seat | null): string {
  const room = 300 / (kinds.length + 1);
  const houses = kinds.map((kind, i) => place(kinds.length === 1 ? 146 : Math.round(room * (i + 1)), 96, kinds.length > 2 ? 0.62 : kinds.length === 2 ? 0.82 : 0.9, building(kind))).join('');
  const owner = winner === null ? '' : place(106, 8, 0.78, ghost({ bare: true, family: kin(winner).body, colour: kin(winner).colour, mood: 'laugh' }));
  return `<svg class="sp" viewBox="0 0 300 108" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect width="300" height="108" fill="var(--pk0)"/>${stars(300, 70, 22, 5)}<g class="pmoon">${place(236, 40, 1, moon(22))}</g>${place(40, 112, 1, hill(240, 60, 'var(--pk2)'))}${place(250, 112, 1, hill(240, 50, 'var(--pk3)'))}${place(150, 114, 1, hill(420, 38, 'var(--pk4)'))}${place(44, 98, 0.62, tree('var(--pk5)'))}${houses}${owner}${place(150, 90, 1, fog(330, '#B9B2F0', 0.14))}</svg>`;
}

/** The night behind the table, drawn for the box it lies in; the street runs at height `y`. */
export function sky(w: number, h: number, y: number): string {
  const isWide = w > 600;
  const light = disc(w * 0.5, y * 0.55, w * 0.62, 'var(--k1)', ' opacity=".35"') + disc(w * 0.5, y * 0.55, w * 0.4, 'var(--k1)', ' opacity=".4"');
  const bats = place(w * 0.62, y * 0.3, 0.8, bat('var(--k6)')) + place(w * 0.13, y * 0.5, 0.7, bat('var(--k6)')) + place(w * 0.1, y * 0.4, 0.5, bat('var(--k6)'));
  const far = path(`M0 ${y}C${w * 0.14} ${y - 90} ${w * 0.26} ${y - 96} ${w * 0.38} ${y - 50}S${w * 0.64} ${y - 110} ${w * 0.78} ${y - 66}S${w * 0.94} ${y - 110} ${w} ${y - 84}V${h}H0z`, 'var(--k2)');
  const middle = path(`M0 ${y - 16}C${w * 0.1} ${y - 50} ${w * 0.3} ${y - 60} ${w * 0.44} ${y - 22}S${w * 0.74} ${y - 22} ${w * 0.84} ${y - 44}S${w * 0.96} ${y - 30} ${w} ${y - 40}V${h}H0z`, 'var(--k3)');
  const near = path(`M0 ${y + 26}C${w * 0.2} ${y - 4} ${w * 0.4} ${y + 40} ${w * 0.6} ${y + 20}S${w * 0.86} ${y} ${w} ${y + 22}V${h}H0z`, 'var(--k4)');
  const trees = ([[0.02, -30, 1.3], [0.3, -34, 1], [0.765, -40, 1.1]] as const).map(([x, d, s]) => place(w * x, y + d, s, tree('var(--k6)'))).join('');
  const ground = path(`M0 ${y + 110}C${w * 0.25} ${y + 78} ${w * 0.5} ${y + 130} ${w * 0.75} ${y + 100}S${w} ${y + 112} ${w} ${y + 112}V${h}H0z`, 'var(--k5)');
  return `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><rect width="${w}" height="${h}" fill="var(--k0)"/>${light}${stars(w, y * 0.8, Math.round(w / 20), 13)}${isWide ? place(w * 0.7, y * 0.42, 1, moon(w > 1100 ? 54 : 44)) + bats : ''}${far}${middle}${near}${isWide ? trees : ''}${ground}</svg>`;
}
