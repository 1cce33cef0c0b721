/** The rules of a game as they are read: chapters, pictures and summary, each when it has come. */
import { broughtTexts } from '../../net/requests.ts';
import { picturesOf, type Pictures } from '../../texts/pictures.ts';
import { chaptersOf, ourRules, summaryOf, type Chapter, type Point } from '../../texts/rules.ts';
import type { Texts } from '../../texts/texts.ts';

export class Telling {
  chapters = $state.raw<readonly Chapter[]>([]);
  pictures = $state.raw<Pictures>({});
  points = $state.raw<readonly Point[]>([]);
  isMissing = $state(false);

  constructor(game: string, texts: Texts) {
    void this.#load(game, texts);
  }

  async #load(game: string, texts: Texts): Promise<void> {
    try {
      this.chapters = chaptersOf((await ourRules(game, texts.language)) ?? (await broughtTexts(game, texts.language)).rules);
      [this.pictures, this.points] = await Promise.all([picturesOf(game, texts), summaryOf(game, texts.language)]);
    } catch {
      this.isMissing = true;
    }
  }
}
