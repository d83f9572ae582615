// The anonymous profile of whoever plays here: its secret is kept in this browser alone, and what was played on the server.
import { ApiError, makeProfile, readOwnRecord } from "../net/api";
import { keep, recall } from "../net/memory";
import type { OwnRecord } from "../net/messages";

/** A secret; or none, because there is none yet, or by one's own wish. */
type Profile = { secret?: string; isOff?: boolean };
/** What the server said last, for when it cannot be asked. */
export type Kept = { record: OwnRecord; when: number };
/** How often one has met a character, and won. */
export type Against = { games: number; won: number };

const profile = (): Profile => recall<Profile>("you", {});
export const secretOf = (): string | undefined => profile().secret;
/** Whether nothing is to be counted, as after one has deleted everything. */
export const isOff = (): boolean => profile().isOff === true;

/** Have games count for a profile from now on. */
export function carry(secret: string): void {
  keep("you", { secret });
  keep("you.record", null);
}

/** Have nothing counted any more. */
export function turnOff(): void {
  keep("you", { isOff: true });
  keep("you.record", null);
}

/** Have games counted again, from the next one on. */
export const turnOn = (): void => keep("you", {});

/** Sit down as oneself: the first game makes the profile. Whatever happens to it, one can play. */
export async function asMyself<Answer>(request: (you?: string) => Promise<Answer>): Promise<Answer> {
  const secret = await mySecret();
  try {
    return await request(secret);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    // It was deleted, from another device perhaps.
    turnOff();
    return request();
  }
}

async function mySecret(): Promise<string | undefined> {
  if (isOff() || secretOf()) return secretOf();
  const made = await makeProfile().catch(() => undefined);
  if (made) carry(made.secret);
  return made?.secret;
}

/** Whether the server does not know a profile, or does no longer. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.refusal === "no-profile";

export const keptRecord = (): Kept | null => recall<Kept | null>("you.record", null);

/** What one has played; null without a profile. */
export async function myRecord(): Promise<OwnRecord | null> {
  const secret = secretOf();
  if (!secret) return null;
  const record = await readOwnRecord(secret);
  if (secret === secretOf()) keep("you.record", { record, when: Date.now() } satisfies Kept);
  return record;
}

/** How one has fared against each character, at any level; as far as is known where the server cannot be reached. */
export async function recordsAgainst(): Promise<Record<string, Against>> {
  const record = await myRecord().catch(() => keptRecord()?.record);
  const found: Record<string, Against> = {};
  for (const { who, games, won } of record?.rivals ?? []) {
    if (!who.character) continue;
    const before = found[who.character] ?? { games: 0, won: 0 };
    found[who.character] = { games: before.games + games, won: before.won + won };
  }
  return found;
}

const CARRIED = "#carry=";
/** The link by which another device gets the profile. Servers never see what follows the #. */
export const linkToCarry = (secret: string): string => `${location.origin}/you${CARRIED}${secret}`;
export const carriedIn = (hash: string): string | null =>
  hash.startsWith(CARRIED) ? hash.slice(CARRIED.length) || null : null;
