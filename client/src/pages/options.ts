/** What can be agreed on before a game, from the schema that the game itself gives. */
import type { Texts } from '../texts/texts.ts';

export type Agreed = Readonly<Record<string, unknown>>;

interface Common {
  readonly name: string;
  /** A word or two of the game's catalogue (`option-….title`), or its sentence where it has none. */
  readonly title: string;
  /** What it is about, in a sentence; empty where that is the title. */
  readonly sentence: string;
  /** What is to be said below the title (`option-….how`); empty where the catalogue has nothing. */
  readonly how: string;
  /** Whether the game says that it only settles what the rulebook leaves open. */
  readonly isFine: boolean;
}
export interface Answer {
  readonly value: string;
  /** In a sentence. */
  readonly text: string;
  /** In a word or two (`option-…-….word`), or the sentence where the catalogue has none. */
  readonly word: string;
}
export interface Choice extends Common {
  readonly kind: 'choice';
  readonly usual: string;
  readonly values: readonly Answer[];
}
export interface Count extends Common {
  readonly kind: 'count';
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}
export interface Thing {
  readonly number: number;
  readonly name: string;
  readonly how: string;
}
/** Which of many numbered things take part; nothing chosen leaves it to the other options. */
export interface Picks extends Common {
  readonly kind: 'picks';
  readonly usual: '';
  /** The question above the things, and what is left to the other options if nothing is picked. */
  readonly asked: string;
  readonly leave: string;
  readonly things: readonly Thing[];
  /** The same things level by level, where the game has levels and a word for them; else all in one without a title. */
  readonly levels: readonly { readonly title: string; readonly things: readonly Thing[] }[];
}
/** Rows that come from a file: the twelve property cards of Ghost for $ale. */
export interface Rows extends Common {
  readonly kind: 'rows';
  readonly usual: null;
}
export type Option = Choice | Count | Picks | Rows;

/** What stands in a file of score rows, as `geisterstunde play --scores` reads it. */
interface ScoreFile {
  readonly manors?: Readonly<Record<string, unknown>>;
  readonly castles?: Readonly<Record<string, unknown>>;
}

/** The rows in the text of a file, or null if it is none; whether they can be played with, the server says. */
export function rowsIn(text: string): readonly unknown[] | null {
  try {
    const { manors, castles } = JSON.parse(text.replace(/^\ufeff/, '')) as ScoreFile;
    if (typeof manors !== 'object' || manors === null || typeof castles !== 'object' || castles === null) return null;
    const rows = (kind: string, table: Readonly<Record<string, unknown>>) => Object.entries(table).map(([name, points]) => ({ name, kind, points }));
    const all = [...rows('manor', manors), ...rows('castle', castles)];
    return all.every(({ points }) => Array.isArray(points) && points.every(Number.isInteger)) ? all : null;
  } catch {
    return null;
  }
}

interface Property {
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  /** Which numbers belong to which level, from the lowest level on. */
  readonly levels?: readonly (readonly number[])[];
  readonly items?: { readonly type?: string };
  readonly default?: unknown;
  /** Set where it only settles what the rulebook leaves open. */
  readonly fine?: boolean;
  readonly anyOf?: readonly { readonly type?: string }[];
}

const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const dashed = (name: string): string => name.replaceAll('_', '-');

/** All options of a schema that are a choice, a number or a list of things that have names, with the words of the game, for so many players. */
export function optionsOf(schema: Record<string, unknown>, players: number, texts: Texts): Option[] {
  return Object.entries(properties(schema)).flatMap(([name, property]) => optionOf(name, property, players, texts) ?? []);
}

function optionOf(name: string, property: Property, players: number, texts: Texts): Option | null {
  const key = `option-${dashed(name)}`;
  const said = texts.knows(key) ? texts.say(key).replace(/\.$/, '') : name;
  const title = part(texts, `${key}.title`) || said;
  const common: Common = { name, title, sentence: title === said ? '' : said, how: part(texts, `${key}.how`), isFine: property.fine === true };
  if (property.enum) {
    const possible = property.enum.filter((value) => !SEATS.includes(value) || SEATS.indexOf(value) < players);
    const values = [...possible].sort(bySeat).map((value) => {
      const text = texts.say(`${key}-${value}`);
      return { value, text, word: part(texts, `${key}-${value}.word`) || text };
    });
    return { ...common, kind: 'choice', usual: String(property.default), values };
  }
  if (property.type === 'integer') {
    const [least, most] = [property.minimum ?? 0, property.maximum ?? 100];
    return { ...common, kind: 'count', usual: Number(property.default ?? least), least, most };
  }
  // A list that is usually none comes from a file.
  if (property.default === null && property.anyOf?.some(({ type }) => type === 'array')) return { ...common, kind: 'rows', usual: null };
  return property.type === 'array' && property.items?.type === 'integer' ? picksOf(common, property, texts) : null;
}

/** What a catalogue says under this key; empty where it says nothing. */
const part = (texts: Texts, key: string): string => (texts.knows(key) ? texts.say(key) : '');

/** Numbered things, called by the singular of the option: `psychics` are `psychic-1`, `psychic-2` … */
function picksOf(common: Common, { maxItems = 0, levels = [] }: Property, texts: Texts): Picks | null {
  const one = dashed(common.name).replace(/s$/, '');
  const numbers = Array.from({ length: maxItems }, (_, i) => i + 1).filter((number) => texts.knows(`${one}-${number}`));
  const things = numbers.map((number) => ({ number, name: texts.say(`${one}-${number}`), how: texts.knows(`${one}-${number}.effect`) ? texts.say(`${one}-${number}.effect`) : '' }));
  // A game may ask in other words where things are touched than where their numbers are written.
  const [asked, leave] = texts.knows(`${one}-picks`) ? [texts.say(`${one}-picks`), texts.say(`${one}-picks.leave`)] : [common.sentence || common.title, ''];
  return things.length === 0 ? null : { ...common, kind: 'picks', usual: '', asked, leave, things, levels: inLevels(`${one}-level`, things, levels, texts) };
}

/** Level by level, if that leaves nothing out. */
function inLevels(key: string, things: readonly Thing[], levels: readonly (readonly number[])[], texts: Texts): Picks['levels'] {
  const all = levels.flat();
  if (!texts.knows(key) || !things.every(({ number }) => all.includes(number))) return [{ title: '', things }];
  return levels.map((numbers, level) => ({ title: texts.say(key, { level }), things: things.filter(({ number }) => numbers.includes(number)) }));
}

/** Seats in their order, and before everything that is none. */
function bySeat(one: string, other: string): number {
  const place = (value: string) => (SEATS.includes(value) ? SEATS.indexOf(value) : SEATS.length);
  return place(one) - place(other);
}

function properties(schema: Record<string, unknown>): Record<string, Property> {
  const definitions = (schema.$defs ?? {}) as Record<string, { properties?: Record<string, Property> }>;
  const name = String(schema.$ref ?? '').split('/').at(-1) ?? '';
  return definitions[name]?.properties ?? (schema.properties as Record<string, Property> | undefined) ?? {};
}

/** What was chosen for an option, or what the rulebook says. */
export function chosen(option: Option, agreed: Agreed): string | number | readonly unknown[] | null {
  const value = agreed[option.name];
  if (option.kind === 'picks') return picked(option, agreed).join(', ');
  if (option.kind === 'rows') return Array.isArray(value) ? value : null;
  if (option.kind === 'count') return typeof value === 'number' ? value : option.usual;
  return typeof value === 'string' && option.values.some((one) => one.value === value) ? value : option.usual;
}

/** The numbers that were picked, from the lowest on. */
export function picked(option: Picks, agreed: Agreed): readonly number[] {
  const value = agreed[option.name];
  if (!Array.isArray(value)) return [];
  return option.things.map(({ number }) => number).filter((number) => value.includes(number));
}

/** What differs from the rulebook, in words; empty where nothing does. */
export function summary(options: readonly Option[], agreed: Agreed): string {
  const different = options.filter((option) => chosen(option, agreed) !== option.usual);
  return different.map((option) => said(option, agreed)).join(' · ');
}

function said(option: Option, agreed: Agreed): string {
  const value = chosen(option, agreed);
  if (option.kind === 'rows') return option.title.split(/[.:]/)[0] ?? option.name;
  if (option.kind !== 'choice') return `${option.title}: ${value}`;
  const answer = option.values.find((one) => one.value === value);
  // Without short words the answer says by itself what it is about.
  return answer && answer.word !== answer.text ? `${option.title}: ${answer.word}` : (answer?.text ?? String(value));
}
