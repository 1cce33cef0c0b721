/** Small sounds, made here and now; silent until somebody wants them. */
import type { Sound } from './contract.ts';

/** One tone: pitch in Hz (and where it glides to), seconds, loudness, and what it is made of. */
interface Tone {
  at?: number;
  from: number;
  to?: number;
  long: number;
  loud: number;
  of: OscillatorType | 'noise';
}

const tone = (of: Tone['of'], from: number, long: number, loud: number, more: Partial<Tone> = {}): Tone => ({ of, from, long, loud, ...more });

const SOUNDS: Record<Sound, readonly Tone[]> = {
  cloth: [tone('noise', 900, 0.16, 0.1, { to: 300 })],
  card: [tone('noise', 2600, 0.07, 0.16, { to: 1200 })],
  steps: [tone('noise', 500, 0.05, 0.14), tone('noise', 420, 0.05, 0.12, { at: 0.12 })],
  chime: [tone('sine', 1046, 0.5, 0.12), tone('sine', 1568, 0.6, 0.08, { at: 0.08 })],
  boo: [tone('triangle', 260, 0.4, 0.16, { to: 120 })],
  chain: [tone('square', 1800, 0.04, 0.04), tone('square', 1500, 0.04, 0.04, { at: 0.07 }), tone('square', 1700, 0.04, 0.03, { at: 0.13 })],
  stone: [tone('noise', 240, 0.3, 0.2, { to: 120 })],
  bell: [tone('sine', 392, 1.1, 0.16), tone('sine', 786, 0.8, 0.07)],
  key: [tone('triangle', 1318, 0.09, 0.08), tone('triangle', 1760, 0.12, 0.08, { at: 0.07 })],
  marker: [tone('triangle', 620, 0.09, 0.12, { to: 480 })],
  knock: [tone('sine', 180, 0.09, 0.3, { to: 90 }), tone('sine', 170, 0.09, 0.25, { to: 90, at: 0.14 })],
  win: [tone('triangle', 523, 0.2, 0.12), tone('triangle', 659, 0.2, 0.12, { at: 0.14 }), tone('triangle', 784, 0.5, 0.14, { at: 0.28 })],
  turn: [tone('sine', 740, 0.14, 0.1), tone('sine', 988, 0.22, 0.1, { at: 0.1 })],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Whether somebody wants sounds, and how to change that; the page's preferences take this place. */
export const wish: { isOn: () => boolean; turn: (isOn: boolean) => void } = { isOn: () => false, turn: () => undefined };

/** Make a sound, if somebody wants sounds and the browser lets us. */
export function sound(name: Sound): void {
  if (!wish.isOn() || globalThis.AudioContext === undefined) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const one of SOUNDS[name]) play(context, one);
}

function play(audio: AudioContext, { at = 0, from, to = from, long, loud, of }: Tone): void {
  const begin = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + long);
  volume.connect(audio.destination);
  if (of === 'noise') {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.linearRampToValueAtTime(to, begin + long);
    source.buffer = noise ??= whiteNoise(audio);
    source.connect(filter).connect(volume);
    source.start(begin, 0, long);
  } else {
    const source = audio.createOscillator();
    source.type = of;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.linearRampToValueAtTime(to, begin + long);
    source.connect(volume);
    source.start(begin);
    source.stop(begin + long);
  }
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
