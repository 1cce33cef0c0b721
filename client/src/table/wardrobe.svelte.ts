/** What a table wears: the language it speaks, and all that belongs to its game on the screen. */
import type { Chair } from '$protocol';
import { namesOf } from '../texts/names.ts';
import { Texts, type Catalogue, type Language } from '../texts/texts.ts';
import type { GameFolder, Seat } from './contract.ts';

/** All that belongs to a game on the screen, loaded when it is played. */
export interface Wardrobe {
  readonly catalogue: Catalogue;
  readonly folder: GameFolder;
}

export type Dress = (game: string, language: Language) => Promise<Wardrobe>;

export class Worn {
  #language = $state.raw<Language>('de');
  #wardrobe = $state.raw<Wardrobe | null>(null);

  constructor(
    language: Language,
    private readonly dress: Dress,
  ) {
    this.#language = language;
  }

  get language(): Language {
    return this.#language;
  }

  get folder(): GameFolder | null {
    return this.#wardrobe?.folder ?? null;
  }

  /** Put on what a game needs, unless it is worn already. */
  async putOn(game: string): Promise<void> {
    if (this.#wardrobe?.catalogue.game === game && this.#wardrobe.catalogue.language === this.#language) return;
    this.#wardrobe = await this.dress(game, this.#language);
  }

  /** Speak another language from now on; before there is a game there is nothing to wear. */
  async speak(language: Language, game: string | undefined): Promise<void> {
    const wardrobe = game === undefined ? null : await this.dress(game, language);
    this.#language = language;
    this.#wardrobe = wardrobe;
  }

  /** The texts as they are said to a seat, with the names of these chairs; null as long as nothing is worn. */
  texts(chairs: readonly Chair[], seat: Seat | null): Texts | null {
    const catalogue = this.#wardrobe?.catalogue;
    return catalogue === undefined ? null : new Texts(catalogue, namesOf(chairs, new Texts(catalogue)), seat);
  }
}
