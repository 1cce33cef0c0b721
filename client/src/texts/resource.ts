/** A catalogue whose messages are read when they are first said: most of them never are, and reading all takes longer than drawing a table. */
import { FluentResource } from '@fluent/bundle';

export type Resource = FluentResource;
type Entry = FluentResource['body'][number];

/** Where a message or a term begins, as Fluent itself finds it. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *= */gm;

export function resourceOf(source: string): Resource {
  const beginnings = [...source.matchAll(BEGINNING)];
  const body = beginnings.map(({ 1: id = '', index }, place) => entry(id, source, index, beginnings[place + 1]?.index));
  return { body };
}

function entry(id: string, source: string, from: number, to: number | undefined): Entry {
  let found: Pick<Entry, 'value' | 'attributes'> | undefined;
  // What Fluent cannot read it leaves out; then there is nothing to say.
  const read = () => (found ??= new FluentResource(source.slice(from, to)).body[0] ?? { value: null, attributes: {} });
  return {
    id,
    get value() {
      return read().value;
    },
    get attributes() {
      return read().attributes;
    },
  } as Entry;
}
