/** Our telling of the rules: Markdown taken apart into paragraphs. Nothing in it ever becomes markup by itself. */
import folders from '../games/folders.json';
import type { Language } from './texts.ts';

/** A piece of a line: plain, or stressed. */
export interface Run {
  readonly text: string;
  readonly style: 'plain' | 'bold' | 'italic' | 'code';
}

export type Block =
  | { readonly kind: 'paragraph'; readonly id: string | null; readonly runs: readonly Run[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Run[])[]; readonly rows: readonly (readonly (readonly Run[])[])[] }
  | { readonly kind: 'code'; readonly text: string };

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const OURS = import.meta.glob<string>('../../../src/geisterstunde/games/*/texts/rules.*.md', { query: '?raw', import: 'default' });

/** The rules of one of our games as Markdown; null for a game of somebody else. */
export async function ourRules(game: string, language: Language): Promise<string | null> {
  const folder = (folders as Record<string, string>)[game];
  const [, load] = Object.entries(OURS).find(([path]) => path.endsWith(`/${folder}/texts/rules.${language}.md`)) ?? [];
  return load === undefined ? null : await load();
}

/** The chapters of a telling; what stands before the first one is a chapter without a title. */
export function chaptersOf(markdown: string): Chapter[] {
  const parts = markdown.replaceAll('\r', '').split(/^## /m);
  return parts.map((part, place) => {
    const [first = '', ...rest] = part.split('\n');
    const title = place === 0 ? '' : first.trim();
    const body = place === 0 ? part.replace(/^# .*\n/, '') : rest.join('\n');
    return { id: /^\d+/.exec(title)?.[0] ?? `part-${place}`, title: title.replace(/^\d+\s*/, ''), blocks: blocksOf(body) };
  });
}

function blocksOf(body: string): Block[] {
  const codes: string[] = [];
  // Pictures made of letters keep their lines.
  const without = body.replace(/^```.*\n([\s\S]*?)^```$/gm, (_whole, text: string) => `\u0000${codes.push(text) - 1}`);
  return without
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): Block => {
      if (text.startsWith('\u0000')) return { kind: 'code', text: codes[Number(text.slice(1))] ?? '' };
      if (text.startsWith('|')) return tableOf(text);
      return { kind: 'paragraph', id: /§(\d+(?:\.\d+)*)/.exec(text.slice(0, 12))?.[1] ?? null, runs: runsOf(text.replaceAll('\n', ' ')) };
    });
}

function tableOf(text: string): Block {
  const lines = text.split('\n').map((line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => runsOf(cell.trim())));
  return { kind: 'table', head: lines[0] ?? [], rows: lines.slice(2) };
}

/** A line as pieces: **stressed**, *slanted*, `as it is typed`. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of line.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g)) {
    if (found.index > from) runs.push({ text: line.slice(from, found.index), style: 'plain' });
    const style = found[1] !== undefined ? 'bold' : found[2] !== undefined ? 'italic' : 'code';
    runs.push({ text: found[1] ?? found[2] ?? found[3] ?? '', style });
    from = found.index + found[0].length;
  }
  if (from < line.length) runs.push({ text: line.slice(from), style: 'plain' });
  return runs;
}

const SUMMARIES = import.meta.glob<string>('../../../src/geisterstunde/games/*/texts/summary.*.md', { query: '?raw', import: 'default' });

/** One thing that a summary says: a word or two, and what is behind them. */
export interface Point {
  readonly title: string;
  readonly runs: readonly Run[];
}

/** One of our games on one page; nothing for a game of somebody else. */
export async function summaryOf(game: string, language: Language): Promise<Point[]> {
  const folder = (folders as Record<string, string>)[game];
  const [, load] = Object.entries(SUMMARIES).find(([path]) => path.endsWith(`/${folder}/texts/summary.${language}.md`)) ?? [];
  const points = load === undefined ? [] : (await load()).replaceAll('\r', '').trim().split(/\n\s*\n/);
  return points.map((point) => {
    const [title, ...runs] = runsOf(point.replaceAll('\n', ' '));
    return { title: title?.text ?? '', runs };
  });
}

/** A paragraph without its number, which stands beside it. */
export function withoutNumber(runs: readonly Run[]): readonly Run[] {
  const [first, second, ...rest] = runs;
  if (first === undefined || !/^§[\d.]+$/.test(first.text)) return runs;
  return second === undefined ? rest : [{ ...second, text: second.text.trimStart() }, ...rest];
}

/** A text in pieces: each § with the number that it names, the rest plain. */
export function references(text: string): readonly { readonly text: string; readonly to: string | null }[] {
  return text
    .split(/(§\d+(?:\.\d+)+)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, to: /^§(\d+(?:\.\d+)+)$/.exec(piece)?.[1] ?? null }));
}

/** The words that somebody looks for. */
export const wordsOf = (typed: string): readonly string[] => typed.trim().toLocaleLowerCase().split(/\s+/).filter((word) => word !== '').slice(0, 8);

/** Whether a block says a word. */
export function says(block: Block, word: string): boolean {
  const text = block.kind === 'code' ? block.text : block.kind === 'paragraph' ? plainOf(block.runs) : [block.head, ...block.rows].flat().map(plainOf).join(' ');
  return text.toLocaleLowerCase().includes(word.toLocaleLowerCase());
}

function plainOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
