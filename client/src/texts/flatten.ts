/**
 * The fields of actions and events as arguments of a message. The contract is in src/geisterstunde/texts/flatten.py;
 * tests/texts.test.ts holds both sides together.
 */
import { SEAT_NAMES, type GameShapes, type Held, type StructShape } from './shapes.ts';

export type Argument = string | number;
export type Arguments = Record<string, Argument>;
export type Fields = Readonly<Record<string, unknown>>;
/** Turns one value that is no Struct into the arguments it brings; `item` says one thing of a list. */
export type Said = (name: string, value: unknown, item: Item) => Arguments;
/** The message of a Struct in a list and its arguments, or null for a plain thing. */
export type Item = (value: unknown) => { key: string; args: Arguments } | null;

/** Whether a field or an argument of this name holds a seat. */
export function isSeat(name: string): boolean {
  return SEAT_NAMES.has(name.slice(name.lastIndexOf('_') + 1));
}

export function whoIs(seat: number, reader: number | null): string {
  return seat === reader ? 'you' : 'other';
}

export function whoAre(seats: readonly number[], reader: number | null): string {
  if (seats.length === 0) return 'nobody';
  if (reader !== null && seats.includes(reader)) return seats.length === 1 ? 'you' : 'you-and-others';
  return seats.length === 1 ? 'other' : 'others';
}

/** Yes and no as words for selectors, all else as it is. */
export function plain(value: unknown): Argument {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value : String(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Makes the arguments of messages about the Structs of one game. */
export class Flattener {
  constructor(
    private readonly shapes: GameShapes,
    private readonly said: Said,
  ) {}

  /** The arguments of the message about an action, an event or a note; `tag` is the field that names which. */
  flattened(struct: Fields, tag: string, held: Held | undefined): Arguments {
    const args = this.fields(struct, tag, held ?? {}, '');
    const [first, ...rest] = this.seatsIn(struct, tag, held ?? {}, '');
    for (const [name, seat] of rest) {
      if (seat === first?.[1] && args[`${name}_is`] === 'other') args[`${name}_is`] = 'same';
    }
    return args;
  }

  private fields(struct: Fields, tag: string | undefined, held: Held, prefix: string): Arguments {
    const args: Arguments = {};
    for (const [field, value] of Object.entries(struct)) {
      if (field === tag) continue;
      const name = prefix + field;
      const inside = held[field] ?? {};
      if (isFields(value)) {
        const shape = this.shapeOf(value, inside.is ?? []);
        Object.assign(args, this.fields(value, shape?.tag?.[0], shape?.holds ?? {}, `${name}_`));
      } else if (value === null) {
        for (const flat of this.flatNames(inside.is ?? [], name)) args[flat] = 'none';
      } else {
        Object.assign(args, this.said(name, value, (one) => this.item(one, inside.has ?? [])));
      }
    }
    return args;
  }

  private item(value: unknown, names: readonly string[]): { key: string; args: Arguments } | null {
    if (!isFields(value)) return null;
    const shape = this.shapeOf(value, names);
    const held = shape?.holds ?? {};
    return { key: `item-${shape?.item ?? ''}`, args: this.flattened(value, shape?.tag?.[0] ?? '', held) };
  }

  /** The single seats that a Struct names, in its order. */
  private *seatsIn(struct: Fields, tag: string | undefined, held: Held, prefix: string): Generator<[string, number]> {
    for (const [field, value] of Object.entries(struct)) {
      if (field === tag) continue;
      if (isFields(value)) {
        const shape = this.shapeOf(value, held[field]?.is ?? []);
        yield* this.seatsIn(value, shape?.tag?.[0], shape?.holds ?? {}, `${prefix}${field}_`);
      } else if (typeof value === 'number' && isSeat(field)) yield [prefix + field, value];
    }
  }

  private shapeOf(value: Fields, names: readonly string[]): StructShape | undefined {
    const shapes = names.map((name) => this.shapes.structs[name]);
    return shapes.length < 2 ? shapes[0] : shapes.find((shape) => shape?.tag && value[shape.tag[0]] === shape.tag[1]);
  }

  /** The names of all arguments that a field could have brought. */
  private flatNames(names: readonly string[], name: string): string[] {
    if (names.length === 0) return isSeat(name) ? [name, `${name}_is`] : [name];
    return names.flatMap((struct) => {
      const shape = this.shapes.structs[struct];
      return (shape?.fields ?? []).flatMap((field) => this.flatNames(shape?.holds?.[field]?.is ?? [], `${name}_${field}`));
    });
  }
}
