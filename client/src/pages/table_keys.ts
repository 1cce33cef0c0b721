/** The letters of the frame at a table; the catalogue has them, because they follow the words. */
import type { ShownTable } from '../table/contract.ts';
import type { Texts } from '../texts/texts.ts';

const NAMES = ['menu', 'rules', 'hint', 'emotes', 'log', 'undo', 'yes', 'no'] as const;
type Letter = (typeof NAMES)[number];
/** A hint has a second letter that no game has a use for: in Ghosts T takes the pile, in Ghoosty! it plays Tom. */
export const HINT_TOO = 'h';

export function lettersOf(texts: Texts): Record<Letter, string> {
  const letters = texts.say('keys-letters').split(' ');
  return Object.fromEntries(NAMES.map((name, place) => [name, letters[place] ?? ''])) as Record<Letter, string>;
}

/** Whether a key is meant for something else: a field, a browser's own shortcut, a game that has used it already. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || (target?.matches?.('input, textarea, select, [contenteditable]') ?? false);
}

/** A question of the others comes before all that a game does with its letters. */
export function answered(event: KeyboardEvent, table: ShownTable): void {
  if (isTaken(event) || table.opened !== null) return;
  const name = meantBy(event.key.toLowerCase(), lettersOf(table.texts));
  if ((name !== 'yes' && name !== 'no') || !use(name, table)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Do what a key means at a table. */
export function pressed(event: KeyboardEvent, table: ShownTable): void {
  if (isTaken(event) || table.opened !== null) return;
  if (table.replay && replayed(event, table.replay)) return event.preventDefault();
  if (event.key === 'F6') {
    document.getElementById('prompt')?.focus();
    return event.preventDefault();
  }
  if (event.key === 'Escape') return letGo(table);
  const letters = lettersOf(table.texts);
  const name = event.key === '?' ? 'keys' : meantBy(event.key.toLowerCase(), letters);
  if (name !== undefined && use(name, table)) event.preventDefault();
}

function meantBy(letter: string, letters: Record<Letter, string>): Letter | undefined {
  return letter === HINT_TOO ? 'hint' : NAMES.find((one) => letters[one] === letter);
}

function letGo(table: ShownTable): void {
  if (table.hint !== null) table.dropHint();
  else if (table.isPast && !table.replay) table.look(null);
  else table.choosing.letGo();
}

function use(name: Letter | 'keys', table: ShownTable): boolean {
  switch (name) {
    case 'yes':
    case 'no': {
      const answer = document.querySelector<HTMLButtonElement>(`#prompt [data-answer=${name}]`);
      answer?.click();
      return answer !== null;
    }
    case 'hint':
      if (table.mayHint) table.askHint();
      return table.mayHint;
    case 'undo':
      if (table.undo !== null) void table.command({ do: 'undo' });
      return table.undo !== null;
    case 'emotes':
      if (table.seat !== null) table.open('emotes');
      return table.seat !== null;
    default:
      table.open(name);
      return true;
  }
}

function replayed(event: KeyboardEvent, replay: NonNullable<ShownTable['replay']>): boolean {
  if (event.key === 'ArrowRight') replay.go(replay.at + 1);
  else if (event.key === 'ArrowLeft') replay.go(replay.at - 1);
  else if (event.key === ' ') replay.play(!replay.isPlaying);
  else if (event.key === 'Escape') replay.close();
  else return false;
  return true;
}
