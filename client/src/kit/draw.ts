// Strokes and shapes that every drawing is made of: strings of SVG, same arguments in, same string out. No ids, no filters.

export const INK = 'var(--ink,#1B1530)';
export const PAPER = 'var(--paper,#FBF4E4)';
export const SHADOW = '#08061C';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text from outside, harmless inside an attribute or an element. */
export const esc = (text: unknown): string => String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A number of pixels; what is no number becomes the fallback. */
export const pixels = (size: unknown, fallback: number): number => {
  const n = Number(size);
  return Number.isFinite(n) && n > 0 ? n : fallback;
};

/** A CSS colour that may come from outside: a hex colour or one of our custom properties, otherwise nothing. */
export const hue = (colour: unknown): string => (/^(#[0-9a-f]{3,8}|var\(--[a-z0-9-]+\))$/i.test(String(colour)) ? String(colour) : '');

/** What a table of ours holds under a name that may come from outside. */
export const own = <T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

export const r1 = (v: number): number => Math.round(v * 10) / 10;

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`;
export const line = (d: string, colour: string, width = 2, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
export const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${extra}/>`;
export const lettering = (x: number, y: number, text: unknown, size: number, fill = INK, font: 'text' | 'title' = 'text'): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--font-${font})" font-weight="700" font-size="${size}" fill="${fill}">${esc(text)}</text>`;

/** A fragment put somewhere: moved, turned, scaled. */
export const place = (x: number, y: number, scale: number, fragment: string, turn = 0): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})${turn ? ` rotate(${turn})` : ''}${scale !== 1 ? ` scale(${scale})` : ''}">${fragment}</g>`;

/** A fragment as a picture of its own, hidden from screen readers. */
export const svg = (width: number, height: number, fragment: string, attributes = ''): string =>
  `<svg viewBox="0 0 ${width} ${height}" overflow="visible" ${attributes} aria-hidden="true">${fragment}</svg>`;

/** The paper disc with a letter that comes with every colour. */
export const letterDisc = (x: number, y: number, r: number, letter: string): string =>
  disc(x, y, r + 2, INK) + disc(x, y, r, PAPER) + lettering(x, r1(y + r * 0.55), letter, r1(r * 1.55));

/** A line of the pen, ink unless told. */
export const pen = (d: string, width = 3, colour = INK): string => line(d, colour, width);
