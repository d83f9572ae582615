import { keepTitles, tokenOf } from "./memory";
import type { Catalogue, LessonInfo, LessonStage, NewPlayer, NewTable, Place, Problem, SeatFigure, Snapshot, Step, Steps, TableSummary, Wording } from "./messages";
import { expectAnswer } from "./patience.svelte";

/** Something the server did not do, with its reason in words. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly reason: string, message: string) {
    super(message);
  }
}

async function ask(path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  const answered = expectAnswer();
  try {
    const method = body === undefined ? "GET" : "POST";
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline", "");
  } finally {
    answered();
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({ reason: "invalid", message: response.statusText }))) as Problem;
  throw new ApiError(response.status, problem.reason, problem.message);
}

const json = async <Answer>(path: string, body?: unknown, token?: string): Promise<Answer> =>
  (await ask(path, body, token)).json();
const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

let catalogue: Promise<Catalogue> | undefined;
/** What there is to choose from; asked for once, and again as long as the bots warm up. */
export function readCatalogue(): Promise<Catalogue> {
  if (!catalogue) {
    catalogue = json<Catalogue>("/api/games");
    const forget = () => (catalogue = undefined);
    catalogue.then((found) => {
      keepTitles(found);
      if (found.warms_up) forget();
    }, forget);
  }
  return catalogue;
}

const words = new Map<string, Promise<Record<string, Wording>>>();
/** What a game says, by language; asked for once. */
export function readWords(game: string): Promise<Record<string, Wording>> {
  const found = words.get(game) ?? json<Record<string, Wording>>(`/api/games/${game}/words`);
  words.set(game, found);
  found.catch(() => words.delete(game));
  return found;
}

/** The rules of a game; in English where the server does not have them in a language. */
export async function readRules(game: string, language: string): Promise<string> {
  const path = `/api/games/${game}/rules`;
  const answer = await ask(`${path}?lang=${language}`).catch((error) => (error.status === 422 ? ask(path) : Promise.reject(error)));
  return answer.text();
}
export const readLesson = (game: string) => json<LessonInfo>(`/api/games/${encodeURIComponent(game)}/lesson`);
export const playLesson = (game: string, scene: number, moves: Array<Record<string, unknown>>) =>
  json<LessonStage>(`/api/games/${encodeURIComponent(game)}/lesson/${scene + 1}`, { moves });
export const listTables = () => json<TableSummary[]>("/api/tables");
export const createTable = (table: NewTable) => json<Place>("/api/tables", table);
export const joinTable = (table: string, player: NewPlayer) => json<Place>(`${tablePath(table)}/join`, player);
export const readTable = (table: string) => json<Snapshot>(tablePath(table), undefined, tokenOf(table));
export const command = (table: string, data: Record<string, unknown>, token: string) =>
  json(`${tablePath(table)}/commands`, data, token);
export const transcriptPath = (table: string, game: number) => `${tablePath(table)}/games/${game}`;

/** The record of a finished game, of which only this is needed here. */
export const readRecord = (table: string, game: number) =>
  json<{ names: string[]; result: { winners: number[]; losers: number[]; reason: string; scores: number[] | null } }>(transcriptPath(table, game));
export const readFigures = (table: string, game: number) => json<SeatFigure[]>(`${transcriptPath(table, game)}/figures`);
/** Every step of a finished game, with all that was hidden. */
export const readSteps = (table: string, game: number) => readInParts(`${transcriptPath(table, game)}/steps`);
/** Every step of the game on the table so far, as this viewer saw it. */
export const readMoments = (table: string) => readInParts(`${tablePath(table)}/steps`, tokenOf(table));

async function readInParts(path: string, token?: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const part = await json<Steps>(`${path}?start=${steps.length}`, undefined, token);
    steps.push(...part.steps);
    if (!part.steps.length || steps.length >= part.total) return steps;
  }
}
