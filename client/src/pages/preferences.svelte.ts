import { AVATARS } from '../kit/avatar.ts';
import { isKept, remember, rememberedThing } from '../net/memory.ts';

/** The longest name that a table accepts (table/names.py); a comma is not allowed in it. */
export const LONGEST_NAME = 24;
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** What somebody chose in this browser. */
export interface Choices {
  language: 'de' | 'en';
  theme: 'night' | 'day' | 'system';
  motion: 'full' | 'calm' | 'system';
  sound: boolean;
  /** Whether a notification calls when it is one's turn. */
  call: boolean;
  text: TextSize;
  patterns: boolean;
  /** Empty until somebody has one; then it is suggested everywhere. */
  name: string;
  avatar: string;
}

/** Which values each choice may have: what an older version kept, or somebody edited, is not trusted. */
const ALLOWED: { readonly [K in keyof Choices]: (value: unknown) => value is Choices[K] } = {
  language: (value): value is Choices['language'] => value === 'de' || value === 'en',
  theme: (value): value is Choices['theme'] => value === 'night' || value === 'day' || value === 'system',
  motion: (value): value is Choices['motion'] => value === 'full' || value === 'calm' || value === 'system',
  sound: (value): value is boolean => typeof value === 'boolean',
  call: (value): value is boolean => typeof value === 'boolean',
  text: (value): value is TextSize => TEXT_SIZES.some((size) => size === value),
  patterns: (value): value is boolean => typeof value === 'boolean',
  name: (value): value is string => typeof value === 'string' && value.length <= LONGEST_NAME,
  avatar: (value): value is string => typeof value === 'string' && /^[a-z0-9]{2,12}(-[a-z0-9]{2,12}){1,3}$/.test(value),
};
/** The name and the ghost that were suggested: as long as they are the own ones, nobody has chosen them. */
const SUGGESTED = 'suggested';
const SUGGESTED_AVATAR = 'suggested-avatar';
const NAMES = Object.keys(ALLOWED) as (keyof Choices)[];

/** The first of the reader's languages that the house speaks. */
export function spokenLanguage(languages: readonly string[]): Choices['language'] {
  const known = languages.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one === 'de' || one === 'en');
  return known === 'de' ? 'de' : 'en';
}

const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** The preferences of this browser; the page wears them as attributes of its root, and they are remembered at once. */
export class Preferences {
  readonly #root: HTMLElement;
  readonly #prefersLight = matchMedia('(prefers-color-scheme: light)');
  readonly #prefersCalm = matchMedia('(prefers-reduced-motion: reduce)');
  #systemIsLight = $state(this.#prefersLight.matches);
  #systemIsCalm = $state(this.#prefersCalm.matches);
  readonly #choices: Choices;

  constructor(root = document.documentElement, languages: readonly string[] = navigator.languages) {
    this.#root = root;
    const choices: Choices = $state({ language: spokenLanguage(languages), theme: 'night', motion: 'system', sound: false, call: false, text: 100, patterns: true, name: '', avatar: '' });
    this.#choices = choices;
    for (const name of NAMES) this.#recall(name);
    this.#prefersLight.addEventListener('change', (event) => this.#dress(() => (this.#systemIsLight = event.matches)));
    this.#prefersCalm.addEventListener('change', (event) => this.#dress(() => (this.#systemIsCalm = event.matches)));
    this.#dress();
  }

  get language(): Choices['language'] {
    return this.#choices.language;
  }
  get theme(): Choices['theme'] {
    return this.#choices.theme;
  }
  get motion(): Choices['motion'] {
    return this.#choices.motion;
  }
  get sound(): boolean {
    return this.#choices.sound;
  }
  get call(): boolean {
    return this.#choices.call;
  }
  get text(): TextSize {
    return this.#choices.text;
  }
  get patterns(): boolean {
    return this.#choices.patterns;
  }
  get name(): string {
    return this.#choices.name;
  }
  get avatar(): string {
    return this.#choices.avatar;
  }

  /** Whether the page is light now. */
  get isDay(): boolean {
    return this.theme === 'system' ? this.#systemIsLight : this.theme === 'day';
  }
  /** Whether things fade instead of travelling. */
  get isCalm(): boolean {
    return this.motion === 'system' ? this.#systemIsCalm : this.motion === 'calm';
  }
  /** Whether all this is still known after a reload. */
  get isKept(): boolean {
    return isKept();
  }

  change(choices: Partial<Choices>): void {
    for (const name of NAMES) {
      const value = choices[name];
      if (value === undefined || !ALLOWED[name](value)) continue;
      this.#choose(name, value);
      remember(name, JSON.stringify(value));
    }
    this.#dress();
  }

  /** A name and a ghost for somebody who has none yet, or whose suggested ones are somebody else's at a table. */
  suggest(names: readonly string[], taken: readonly { readonly name: string; readonly avatar: string }[] = []): void {
    const isFree = (name: string) => !taken.some((other) => other.name.toLocaleLowerCase() === name.toLocaleLowerCase());
    if (this.name === '' || (!isFree(this.name) && this.name === rememberedThing(SUGGESTED, ALLOWED.name))) {
      const name = one(names.filter(isFree));
      this.change({ name });
      remember(SUGGESTED, JSON.stringify(name ?? ''));
    }
    const isWorn = (avatar: string) => taken.some((other) => other.avatar === avatar);
    if (this.avatar === '' || (isWorn(this.avatar) && this.avatar === rememberedThing(SUGGESTED_AVATAR, ALLOWED.avatar))) {
      const avatar = one(AVATARS.filter((free) => !isWorn(free)));
      this.change({ avatar });
      remember(SUGGESTED_AVATAR, JSON.stringify(avatar ?? ''));
    }
  }

  #recall<K extends keyof Choices>(name: K): void {
    const kept = rememberedThing(name, ALLOWED[name]);
    if (kept !== null) this.#choose(name, kept);
  }

  #choose<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#choices[name] = value;
  }

  #dress(first?: () => void): void {
    first?.();
    this.#root.lang = this.language;
    this.#root.dataset.theme = this.isDay ? 'day' : 'night';
    this.#root.dataset.motion = this.motion;
    this.#root.dataset.text = String(this.text);
    this.#root.dataset.patterns = this.patterns ? 'on' : 'off';
  }
}
