// A lesson as this browser follows it: where it is, what lies on the table, what the coach says.
import type { GameEvent, Move, TableProps } from "../games/types";
import { ApiError, playLesson, readLesson, readLessonWords } from "../net/api";
import { keepProgress, progressOf } from "../net/memory";
import type { LessonInfo, LessonStage } from "../net/messages";
import { pauseAfter, stagedFor } from "../settings.svelte";
import { Messages } from "../text/fluent";

type Said = LessonStage["says"];

export class Lesson {
  info = $state.raw<LessonInfo | null>(null);
  scene = $state(0);
  /** The stage of the scene, as soon as all its moments have been shown. */
  stage = $state.raw<LessonStage | null>(null);
  table = $state.raw<TableProps["table"]>(null);
  events = $state.raw<GameEvent[]>([]);
  fresh = $state(0);
  says = $state.raw<Said>([]);
  isRefused = $state(false);
  /** Whether the others are playing just now. */
  isRunning = $state(false);
  trouble = $state.raw<ApiError | null>(null);

  #words = $state.raw<Messages | null>(null);
  #language = "";
  #moves: Move[] = [];
  // Whatever was asked for before the newest request is not shown any more.
  #request = 0;

  constructor(readonly game: string) {
    readLesson(game).then((info) => {
      this.info = info;
      this.go(Math.min(progressOf(game).scene, info.scenes.length - 1));
    }, this.#fail);
  }

  readonly isLast = $derived(this.info !== null && this.scene === this.info.scenes.length - 1);
  readonly moves = $derived(this.isRunning ? [] : ((this.stage?.moves ?? []) as Move[]));
  readonly isDone = $derived(!this.isRunning && (this.stage?.done ?? false));
  readonly result = $derived(this.isRunning ? null : ((this.stage?.result ?? null) as TableProps["result"]));

  /** Whether anything can be said yet. */
  readonly hasWords = $derived(this.#words !== null);
  /** Something of the lesson in words. */
  text(key: string): string {
    return this.#words?.say(key) ?? key;
  }

  /** Go on in a language; until its words are here those of the last one will do. */
  async learn(language: string): Promise<void> {
    this.#language = language;
    const found = await readLessonWords(this.game, language).catch(this.#fail);
    if (found && language === this.#language) this.#words = new Messages(language, found.texts);
  }

  /** Begin a scene. */
  go(scene: number): void {
    this.scene = scene;
    this.#moves = [];
    keepProgress(this.game, { ...progressOf(this.game), scene });
    this.#ask([]);
  }

  play(move: Move): void {
    this.#ask([...this.#moves, move]);
  }

  stop(): void {
    this.#request++;
  }

  #fail = (error: unknown): void => {
    this.isRunning = false;
    this.trouble = error instanceof ApiError ? error : new ApiError(0);
  };

  async #ask(moves: Move[]): Promise<void> {
    const request = ++this.#request;
    this.isRunning = true;
    try {
      const stage = await playLesson(this.game, this.scene, moves);
      this.trouble = null;
      if (request === this.#request) await this.#show(stage, moves, request);
    } catch (error) {
      if (request === this.#request) this.#fail(error);
    }
  }

  async #show(stage: LessonStage, moves: Move[], request: number): Promise<void> {
    if (!stage.refused) this.#moves = moves;
    if (!moves.length) this.#begin(stage);
    else this.isRefused = stage.refused;
    if (await this.#showMoments(stage, !moves.length, request)) return;
    this.stage = stage;
    this.says = stage.says;
    this.isRunning = false;
    if (stage.done) this.#remember();
  }

  /** A scene begins with the table as it is, and with what the coach has to say about it. */
  #begin(stage: LessonStage): void {
    this.events = [];
    this.stage = null;
    this.isRefused = false;
    this.says = stage.says;
  }

  /** Show one moment after the other; true if something else was asked for in the meantime. */
  async #showMoments({ moments }: LessonStage, isBeginning: boolean, request: number): Promise<boolean> {
    for (const [index, moment] of moments.entries()) {
      const news = moment.events as GameEvent[];
      // What led to the scene is not news.
      this.fresh = isBeginning && index === 0 ? 0 : news.length;
      this.table = moment.table;
      this.events = [...this.events, ...news];
      // The coach does not tell the end of what is still being shown.
      const isLast = index === moments.length - 1;
      const pause = !isLast ? pauseAfter(news) : this.fresh ? stagedFor(news) : 0;
      if (!isLast || pause) await new Promise((done) => setTimeout(done, pause));
      if (request !== this.#request) return true;
    }
    return false;
  }

  #remember(): void {
    const known = progressOf(this.game);
    keepProgress(this.game, { scene: this.isLast ? 0 : known.scene, isLearnt: known.isLearnt || this.isLast });
  }
}
