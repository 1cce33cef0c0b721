/**
 * Where everything lies: every position of the table from the size of the screen and the number of players.
 * Pure: same numbers in, same places out. All lengths are CSS pixels.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a thing and how wide it is. */
export interface Spot extends Point {
  readonly width: number;
}

/** How the screen is divided: wide has a side panel, upright has one column whose pieces grow with `unit`. */
export interface Frame {
  readonly isWide: boolean;
  /** 1 on a phone of 360 × 740, up to 1.62 on a tablet; 1 where it is wide. */
  readonly unit: number;
  readonly card: number;
  readonly step: number;
  readonly handHeight: number;
}

const NARROWEST_WIDE = 1100;

export function frameOf(width: number, height: number): Frame {
  if (width >= NARROWEST_WIDE && width > height) {
    return height < 820
      ? { isWide: true, unit: 1, card: 104, step: 96, handHeight: 214 }
      : { isWide: true, unit: 1, card: 138, step: 122, handHeight: 272 };
  }
  const unit = Math.max(0.86, Math.min(width / 360, height / 740, 1.62));
  const card = 92 * unit;
  return { isWide: false, unit, card, step: Math.min((width - 26 - card) / 4, 90 * unit), handHeight: 184 * unit };
}

/** One arrow on the rim; `along` is its way round from the own seat, clockwise, as a part of 1. */
export interface Chevron extends Point {
  readonly angle: number;
  readonly along: number;
}

export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** The rim as a closed path: it begins at the own seat and runs clockwise. */
  readonly rim: string;
  /** How broad the rim is. */
  readonly band: number;
  /** The others, clockwise from the left of the own seat. */
  readonly seats: readonly Point[];
  /** How much room a seat has where they stand in a row; 0 where they stand on the arc. */
  readonly seatWidth: number;
  readonly own: Point;
  readonly thermometer: Point & { readonly height: number };
  readonly pile: Spot;
  readonly drawPile: Spot;
  readonly fog: Spot;
  readonly sack: Spot;
  /** Where each seat is on the rim, as a part of 1: the own one first, then `seats`. */
  readonly along: readonly number[];
  /** The arrows, those left out that would lie under a seat. */
  readonly chevrons: readonly Chevron[];
  readonly chevronSize: number;
}

/** The angles of the others on the upper arc, in degrees, by how many they are. */
const ARC: Readonly<Record<number, readonly number[]>> = {
  1: [-90],
  2: [-142, -38],
  3: [-160, -90, -20],
  4: [-166, -118, -62, -14],
  5: [-170, -130, -90, -50, -10],
};

type Places = Omit<Geometry, 'width' | 'height' | 'along' | 'chevrons' | 'chevronSize'>;

export function geometry(width: number, height: number, players: number, frame: Frame): Geometry {
  const others = players - 1;
  const places = frame.isWide ? wide(width, height, others) : upright(width, height, others, frame.unit);
  const outline = frame.isWide ? ellipse(width, height) : rounded(width, height, frame.unit);
  return { width, height, ...places, ...arrows(outline, places, frame) };
}

/** The thermometer with its flag is so broad for its height, from its middle. */
const HALF_THERMOMETER = 0.209;
/** Higher it would be too broad beside the pile. */
const MOST_OF_SLIM = 326;
const WIDE_TOP = 58;
const WIDE_BOTTOM = 30;

function wide(width: number, height: number, others: number): Places {
  const { x, y, rx, ry } = oval(width, height);
  const bottom = y + ry;
  const seats = (ARC[others] ?? []).map((angle) => on(angle, x, y, rx, ry));
  const rim = `M${x} ${bottom}A${rx} ${ry} 0 0 1 ${x} ${y - ry}A${rx} ${ry} 0 0 1 ${x} ${bottom}z`;
  const base = { rim, band: 34, seats, seatWidth: 0, own: { x, y: bottom } };
  // Where a seat stands at the upper left, the thermometer begins below it.
  const crowded = others > 3 || others === 2;
  const isSlim = width < 900;
  if (height < 440 || isSlim) {
    const left = x - (others === 2 ? 130 : 150);
    // The nearer the seats stand together, the further they reach over it.
    const over = seats.filter((seat) => Math.abs(seat.x - left) < 132).map((seat) => seat.y + 36);
    const above = isSlim ? Math.max(40, ...over) : crowded ? 126 : 40;
    const tall = Math.min(height - above - (crowded ? 32 : 50), MOST_OF_SLIM);
    return {
      ...base,
      thermometer: { x: left, y: above + tall / 2, height: tall },
      pile: { x: x + 2, y: y + 20, width: 112 },
      drawPile: { x: x + 116, y: y + 24, width: 66 },
      fog: { x: x + 196, y: y + 18, width: 60 },
      sack: { x: width - 188, y: y + 62, width: 70 },
    };
  }
  // Between two others the seat reaches further down than where there are more of them.
  const above = others === 2 ? 174 : crowded ? 146 : 108;
  const full = height - above - 60;
  const drawPile = { x: x - 104, y: y + 30, width: 88 };
  // On a narrow stage it stands left of the draw pile, and ends above the rim, which rises there.
  const reach = drawPile.x - drawPile.width / 2 - 8;
  const usual = crowded ? 336 : 332;
  const isTight = usual + full * HALF_THERMOMETER > reach;
  const tall = isTight ? full - 30 : full;
  return {
    ...base,
    thermometer: { x: isTight ? reach - tall * HALF_THERMOMETER : usual, y: above + tall / 2, height: tall },
    pile: { x: x + 44, y: y + 22, width: 156 },
    drawPile,
    fog: { x: x + (isTight ? 178 : 190), y: y + 26, width: 84 },
    sack: { x: isTight ? x + 238 : width - 262, y: y + 84, width: 106 },
  };
}

function upright(width: number, height: number, others: number, unit: number): Places {
  const { left, right, top, bottom, corner } = box(width, height, unit);
  const middle = width / 2;
  const room = Math.min(100 * unit, (width - 14 * unit) / others);
  const under = 118 * unit;
  const ground = height - 40 * unit;
  // On a high stage (whoever watches has no hand) the thermometer must not become too broad for the pile.
  const tall = Math.min(ground - under, (width * 0.3) / 0.418);
  const column = width - 62 * unit;
  const rim =
    `M${middle} ${bottom}H${left + corner}Q${left} ${bottom} ${left} ${bottom - corner}V${top + corner}` +
    `Q${left} ${top} ${left + corner} ${top}H${right - corner}Q${right} ${top} ${right} ${top + corner}` +
    `V${bottom - corner}Q${right} ${bottom} ${right - corner} ${bottom}z`;
  const between = (28 * unit + tall * 0.418 + column - 36 * unit) / 2 + 5 * unit;
  return {
    rim,
    band: 20 * unit,
    seats: Array.from({ length: others }, (_, i) => ({ x: middle + (i - (others - 1) / 2) * room, y: top })),
    seatWidth: room,
    own: { x: middle, y: bottom },
    thermometer: { x: 28 * unit + tall * 0.209, y: (under + ground) / 2 - 4 * unit, height: tall },
    pile: { x: between, y: Math.max(under + 84 * unit, (under + ground) / 2 - 34 * unit), width: (height / unit > 430 ? 124 : 106) * unit },
    drawPile: { x: column, y: under + 18 * unit, width: 46 * unit },
    fog: { x: column + unit, y: under + 98 * unit, width: 46 * unit },
    sack: { x: column - 6 * unit, y: height - 86 * unit, width: 74 * unit },
  };
}

function oval(width: number, height: number) {
  const bottom = height - WIDE_BOTTOM;
  return { x: width / 2, y: (WIDE_TOP + bottom) / 2, rx: width / 2 - 112, ry: (bottom - WIDE_TOP) / 2 };
}

function box(width: number, height: number, unit: number) {
  return { left: 15 * unit, right: width - 15 * unit, top: 34 * unit, bottom: height - 24 * unit, corner: 44 * unit };
}

function on(degrees: number, x: number, y: number, rx: number, ry: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) };
}

/** The rim in short straight pieces, clockwise from the own seat, so that no browser is needed to walk along it. */
function ellipse(width: number, height: number): readonly Point[] {
  const { x, y, rx, ry } = oval(width, height);
  return Array.from({ length: 361 }, (_, i) => on(90 + i, x, y, rx, ry));
}

function rounded(width: number, height: number, unit: number): readonly Point[] {
  const { left, right, top, bottom, corner } = box(width, height, unit);
  const start = { x: width / 2, y: bottom };
  const turn = (x: number, y: number, from: Point, to: Point) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return { x: a * from.x + b * x + c * to.x, y: a * from.y + b * y + c * to.y };
    });
  return [
    start,
    ...turn(left, bottom, { x: left + corner, y: bottom }, { x: left, y: bottom - corner }),
    ...turn(left, top, { x: left, y: top + corner }, { x: left + corner, y: top }),
    ...turn(right, top, { x: right - corner, y: top }, { x: right, y: top + corner }),
    ...turn(right, bottom, { x: right, y: bottom - corner }, { x: right - corner, y: bottom }),
    start,
  ];
}

/** How far each point of an outline is from its beginning; the last one is the whole way. */
function lengths(outline: readonly Point[]): readonly number[] {
  let way = 0;
  return outline.map((point, i) => {
    const before = outline[i - 1] ?? point;
    way += Math.hypot(point.x - before.x, point.y - before.y);
    return way;
  });
}

function arrows(outline: readonly Point[], places: Places, frame: Frame): Pick<Geometry, 'along' | 'chevrons' | 'chevronSize'> {
  const ways = lengths(outline);
  const whole = ways.at(-1) ?? 0;
  const own = frame.isWide ? { x: 150, y: 30 } : { x: 84 * frame.unit, y: 30 };
  const other = frame.isWide ? { x: 108, y: 46 } : { x: 26 * frame.unit, y: 30 * frame.unit };
  const taken = [{ at: places.own, half: own }, ...places.seats.map((at) => ({ at, half: other }))];
  const isFree = (point: Point) =>
    !taken.some(({ at, half }) => Math.abs(point.x - at.x) < half.x + 8 && Math.abs(point.y - at.y) < half.y + 6);
  const count = Math.max(1, Math.round(whole / (frame.isWide ? 38 : 27 * frame.unit)));
  const chevrons = Array.from({ length: count }, (_, i) => (i + 0.5) / count).map((along) => ({ along, ...walk(outline, ways, along * whole) }));
  return {
    along: taken.map(({ at }, i) => (i === 0 ? 0 : nearest(outline, ways, at) / whole)),
    chevrons: chevrons.filter(isFree),
    chevronSize: frame.isWide ? 1.1 : 0.78 * frame.unit,
  };
}

/** The point at this way along an outline, and where the outline leads there, in degrees. */
function walk(outline: readonly Point[], ways: readonly number[], way: number): Point & { angle: number } {
  const next = Math.max(1, ways.findIndex((reached) => reached >= way));
  const from = outline[next - 1] as Point;
  const to = outline[next] as Point;
  const [start, end] = [ways[next - 1] as number, ways[next] as number];
  const part = end > start ? (way - start) / (end - start) : 0;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

function nearest(outline: readonly Point[], ways: readonly number[], point: Point): number {
  let [found, distance] = [0, Infinity];
  const whole = ways.at(-1) ?? 0;
  for (let way = 0; way < whole; way += 4) {
    const here = walk(outline, ways, way);
    const away = (here.x - point.x) ** 2 + (here.y - point.y) ** 2;
    if (away < distance) [found, distance] = [way, away];
  }
  return found;
}

/** Who sits where: all seats clockwise from the nearest one. */
export function clockwise(nearestSeat: number, players: number): readonly number[] {
  return Array.from({ length: players }, (_, i) => (nearestSeat + i) % players);
}

/** Whether an arrow lies on the way from one place on the rim to another, in this direction; and how far from its start. */
export function onTheWay(along: number, from: number, to: number, isClockwise: boolean): { isOn: boolean; far: number } {
  const round = (part: number) => (((isClockwise ? part : -part) % 1) + 1) % 1;
  const far = round(along - from);
  return { isOn: far < round(to - from), far };
}
