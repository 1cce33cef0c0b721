/** SHA-256 of a text. Browsers have their own only on pages that came by HTTPS, and friends in the same network come by HTTP. */

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, root: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) isPrime = false;
    if (isPrime) found.push(Math.floor((Math.pow(number, 1 / root) % 1) * 2 ** 32));
  }
  return found;
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mixed(block: DataView, from: number, hash: readonly number[]): number[] {
  const words = Array.from({ length: 16 }, (_, place) => block.getUint32(from + 4 * place));
  const word = (place: number): number => words[place] ?? 0;
  for (let place = 16; place < 64; place += 1) {
    const early = turn(word(place - 15), 7) ^ turn(word(place - 15), 18) ^ (word(place - 15) >>> 3);
    const late = turn(word(place - 2), 17) ^ turn(word(place - 2), 19) ^ (word(place - 2) >>> 10);
    words.push((word(place - 16) + early + word(place - 7) + late) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[round] ?? 0) + word(round)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((value, place) => (value + (hash[place] ?? 0)) | 0);
}

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const block = new DataView(padded.buffer);
  block.setUint32(padded.length - 4, bytes.length * 8);
  let hash: readonly number[] = START;
  for (let from = 0; from < padded.length; from += 64) hash = mixed(block, from, hash);
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
