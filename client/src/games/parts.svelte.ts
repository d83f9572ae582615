// What a page needs to show a game: the catalogue, the game's words and its table, loaded side by side.
import { whyOf } from "../lobby/start";
import { readCatalogue, readWords } from "../net/api";
import type { Catalogue, Wording } from "../net/messages";
import { settings } from "../settings.svelte";
import { loadTable, type GameTable } from ".";

export class GameParts {
  catalogue = $state.raw<Catalogue | null>(null);
  /** The game's table, and the section of the texts that it speaks with. */
  shown = $state.raw<GameTable | null>(null);
  /** Why something could not be had, in words. */
  failure = $state("");
  #wordings = $state.raw<Record<string, Wording> | null>(null);

  /** What the game says, in the language that is chosen now. */
  readonly words = $derived(this.#wordings ? (this.#wordings[settings.language] ?? this.#wordings.en) : null);
  readonly word = (one: string): string => this.words?.vocabulary[one] ?? one;

  async load(game: string): Promise<void> {
    try {
      const [catalogue, wordings, shown] = await Promise.all([readCatalogue(), readWords(game), loadTable(game)]);
      this.catalogue = catalogue;
      this.#wordings = wordings;
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
