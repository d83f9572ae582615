import type { Result } from "../games/types";
import { tokenOf, type Place as KeptPlace } from "./memory";
import type {
  Catalogue,
  Identity,
  LessonInfo,
  LessonStage,
  LessonWords,
  NewPlayer,
  NewTable,
  OwnRecord,
  Place,
  Places,
  Problem,
  SeatFigure,
  Snapshot,
  Step,
  Steps,
  TableSummary,
  Words,
} from "./messages";
import { expectAnswer } from "./patience.svelte";

/** Something the server did not do, and why; without a problem it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null = null,
  ) {
    super(problem?.message);
  }
}

async function ask(path: string, body?: unknown, token?: string, method = body === undefined ? "GET" : "POST") {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  let response: Response;
  const answered = expectAnswer();
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0);
  } finally {
    answered();
  }
  if (response.ok) return response;
  throw new ApiError(response.status, await problemIn(response));
}

/** What the server says of a refusal; a proxy before it says other things. */
async function problemIn(response: Response): Promise<Problem | null> {
  const said = await response.json().catch(() => null);
  return typeof said?.refusal === "string" ? said : null;
}

const json = async <Answer>(path: string, body?: unknown, token?: string): Promise<Answer> =>
  (await ask(path, body, token)).json();
const yourPath = "/api/you";
/** A new profile, for which one's games count. */
export const makeProfile = async (): Promise<Identity> => (await ask(yourPath, undefined, undefined, "POST")).json();
export const readOwnRecord = (secret: string) => json<OwnRecord>(yourPath, undefined, secret);
export const exportProfile = async (secret: string): Promise<string> =>
  (await ask(`${yourPath}/export`, undefined, secret)).text();
export const deleteProfile = (secret: string) => ask(yourPath, undefined, secret, "DELETE");
const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

let catalogue: Promise<Catalogue> | undefined;
/** What there is to choose from; asked for once, and again as long as the bots warm up. */
export function readCatalogue(): Promise<Catalogue> {
  if (!catalogue) {
    catalogue = json<Catalogue>("/api/catalogue");
    const forget = () => (catalogue = undefined);
    catalogue.then((found) => {
      if (found.warms_up) forget();
    }, forget);
  }
  return catalogue;
}

const words = new Map<string, Promise<Words>>();
/** What all games say in a language; asked for once. */
export function readWords(language: string): Promise<Words> {
  const found = words.get(language) ?? json<Words>(`/api/words/${language}`);
  words.set(language, found);
  found.catch(() => words.delete(language));
  return found;
}

/** All rules of a game; in English where the server does not have them in a language. */
export const readRules = (game: string, language: string) => readPage(`/api/games/${game}/rules`, language);
/** A game on a page, if it has one. */
export const readGuide = (game: string, language: string) => readPage(`/api/games/${game}/guide`, language);

async function readPage(path: string, language: string): Promise<string> {
  const answer = await ask(`${path}?lang=${language}`).catch((error) =>
    error.status === 422 ? ask(path) : Promise.reject(error),
  );
  return answer.text();
}
const lessonPath = (game: string) => `/api/lessons/${encodeURIComponent(game)}`;
export const readLesson = (game: string) => json<LessonInfo>(lessonPath(game));
export const playLesson = (game: string, scene: number, moves: Array<Record<string, unknown>>) =>
  json<LessonStage>(`${lessonPath(game)}/${scene + 1}`, { moves });
/** What is said in a lesson. */
export const readLessonWords = (game: string, language: string) =>
  json<LessonWords>(`${lessonPath(game)}/words/${language}`);
export const listTables = () => json<TableSummary[]>("/api/tables");
/** Where the tables stand at which one has places. */
export const readPlaces = (held: KeptPlace[]) =>
  json<Places>("/api/places", { places: held.map(({ table, token }) => ({ table, token })) });
export const createTable = (table: NewTable) => json<Place>("/api/tables", table);
export const joinTable = (table: string, player: NewPlayer) => json<Place>(`${tablePath(table)}/join`, player);
export const readTable = (table: string) => json<Snapshot>(tablePath(table), undefined, tokenOf(table));
export const command = (table: string, data: Record<string, unknown>, token: string) =>
  json(`${tablePath(table)}/commands`, data, token);
export const transcriptPath = (table: string, game: number) => `${tablePath(table)}/games/${game}`;

/** As much of the record of a finished game as is needed here. */
type GameRecord = { game: string; options: Record<string, unknown>; names: string[]; result: Result };
export const readRecord = (table: string, game: number) => json<GameRecord>(transcriptPath(table, game));
export const readFigures = (table: string, game: number) =>
  json<SeatFigure[]>(`${transcriptPath(table, game)}/figures`);
/** Every step of a finished game: as a seat saw it, or with all that was hidden. */
export const readSteps = (table: string, game: number, seat: number | null = null) =>
  readInParts(`${transcriptPath(table, game)}/steps`, undefined, seat === null ? "" : `&seat=${seat}`);
/** Every step of the game on the table so far, as this viewer saw it. */
export const readMoments = (table: string) => readInParts(`${tablePath(table)}/steps`, tokenOf(table));

async function readInParts(path: string, token?: string, wish = ""): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    const part = await json<Steps>(`${path}?start=${steps.length}${wish}`, undefined, token);
    steps.push(...part.steps);
    if (!part.steps.length || steps.length >= part.total) return steps;
  }
}
