// The curtain's cloth, drawn to fill the screen.
const fold = (x: number, w: number, h: number, colour: 1 | 2, lean: number): string =>
  `<path d="M${x - 2} 0C${x + 8} ${h * 0.35} ${x - 8} ${h * 0.7} ${x - 2 + lean} ${h}H${x + w + 2 + lean}C${x + w - 6} ${h * 0.7} ${x + w + 10} ${h * 0.35} ${x + w + 2} 0z" fill="var(--cu-${colour})"/><path d="M${x + w * 0.38} 0C${x + w * 0.5} ${h * 0.35} ${x + w * 0.24} ${h * 0.7} ${x + w * 0.36} ${h}" stroke="var(--cu-3)" stroke-width="${w * 0.1}" fill="none" opacity=".5"/>`;

const side = (right: boolean, width: number, height: number, folds: number): string => {
  const w = width / 2 / folds;
  return Array.from({ length: folds }, (_, i) => fold(right ? width - (i + 1) * w : i * w, w, height, (i + Number(right)) % 2 ? 1 : 2, i === folds - 1 ? (right ? 10 : -10) : 0)).join('');
};

/** The scalloped band at the top with its tassels. */
function valance(width: number, scallops: number, small: boolean): string {
  const s = width / scallops;
  const [v, d, tassel] = small ? [30, 38, 16] : [46, 56, 24];
  const edge = Array.from({ length: scallops }, (_, i) => `Q${width - (i + 1) * s + s / 2} ${v + d} ${width - (i + 1) * s} ${v}`).join('');
  const tassels = Array.from({ length: scallops - 1 }, (_, i) => `<g transform="translate(${(i + 1) * s} ${v})"><path d="M-5 0h10l3 ${tassel}h-16z" fill="#E8AE3C"/><path d="M-3 4v${tassel - 7}M3 4v${tassel - 7}" stroke="#B97A12" stroke-width="1.6"/><circle r="6" fill="#FFD98A"/></g>`).join('');
  return `<path d="M0 0H${width}V${v}${edge}z" fill="#0005" transform="translate(0 9)"/><path d="M0 0H${width}V${v}${edge}z" fill="var(--cu-4)"/><path d="M${width} ${v}${edge}" fill="none" stroke="#E8AE3C" stroke-width="${small ? 4 : 6}"/>${tassels}`;
}

export function cloth(small: boolean): string {
  const [width, height, folds] = small ? [360, 740, 6] : [1440, 900, 14];
  const middle = width / 2;
  return `<svg class="cloth" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><g class="cleft">${side(false, width, height, folds)}</g><g class="cright">${side(true, width, height, folds)}</g><path d="M${middle} 0C${middle + 6} ${height * 0.35} ${middle - 6} ${height * 0.7} ${middle} ${height}" stroke="#0006" stroke-width="5" fill="none"/>${valance(width, folds, small)}</svg>`;
}
