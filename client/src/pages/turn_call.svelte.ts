/** Calls somebody back whose turn it is: by the title of the tab, a sound, and a notification where it was allowed. */
import { notify } from '../net/notifying.ts';
import { sound } from '../table/sounds.ts';
import type { TableStore } from '../table/table.svelte.ts';
import { preferences } from './mine.ts';

export class TurnCall {
  #close: () => void = () => undefined;
  readonly #back = () => this.#close();

  constructor(table: () => TableStore) {
    document.addEventListener('visibilitychange', this.#back);
    let was = true;
    $effect(() => {
      const { isMyTurn, isDressed, texts } = table();
      if (!isDressed) return;
      document.title = `${isMyTurn ? '● ' : ''}${texts.say('game-title')} · ${texts.say('brand')}`;
      if (isMyTurn && !was) this.#call(texts.say('start-your-turn', { game: texts.say('game-title') }));
      was = isMyTurn;
    });
  }

  end(): void {
    document.removeEventListener('visibilitychange', this.#back);
    this.#close();
  }

  #call(sentence: string): void {
    if (document.visibilityState === 'visible') return;
    sound('turn');
    if (preferences.call) void notify(sentence).then((close) => (this.#close = close));
  }
}
