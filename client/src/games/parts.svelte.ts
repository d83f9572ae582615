// What a page needs to show a game: the catalogue, the game's words and its table, loaded side by side.
import { whyOf } from "../lobby/start";
import { readCatalogue } from "../net/api";
import type { Catalogue } from "../net/messages";
import { learnGames, wordsOf } from "../text/spoken.svelte";
import { loadTable, type GameTable } from ".";

export class GameParts {
  catalogue = $state.raw<Catalogue | null>(null);
  /** The game's table, and the section of the texts that it speaks with. */
  shown = $state.raw<GameTable | null>(null);
  /** Why something could not be had, in words. */
  failure = $state("");
  #game = $state("");

  /** What the game says, in the language that is spoken now. */
  readonly words = $derived(wordsOf(this.#game));

  async load(game: string): Promise<void> {
    try {
      const [catalogue, shown] = await Promise.all([readCatalogue(), loadTable(game), learnGames()]);
      this.catalogue = catalogue;
      this.#game = game;
      this.shown = shown;
    } catch (error) {
      this.failure = whyOf(error);
    }
  }

  /** Ask for the catalogue again; the one there is will do if there is no answer. */
  async renew(): Promise<void> {
    this.catalogue = await readCatalogue().catch(() => this.catalogue);
  }
}
