// What every game's table gets, and what it gives back. A table shows; it never computes rules.
// Where somebody sits has `data-seat`: what they say stands there.
import type { Component } from "svelte";
import type { Feel } from "../characters/feelings";
import type { Mood } from "../characters/portraits";
import type { Fields, Section } from "../text";

/** A legal move in the form of transcripts, such as {do: "offer", card: "rat", to: 2, claim: "bat"}. */
export type Move = { do: string; [field: string]: unknown };
/** Something that happened, as the server tells it: {event: "offered", seat: 0, to: 2, claim: "rat"}. */
export type GameEvent = { event: string; [field: string]: unknown };

/** What ended a game: {why: "drawn", seat: 2, card: "scorpion", count: 4}. Each game has its own (`ending.py`). */
export type Why = { why: string; [field: string]: unknown };
export type Result = {
  winners: number[];
  losers: number[];
  reason: string;
  scores: number[] | null;
  why?: Why | null;
};

export type Seat = {
  name: string | null;
  person: number | null;
  bot: string | null; // the level of a bot that has the seat
  away: "time" | "gone" | "asked" | null; // a bot plays for the person
  face: string | null; // the picture the person chose
  character: string | null; // who a bot is
  mood?: Mood; // how a character looks just now
};

export type TableProps = {
  /** The game's name and its options in force. */
  game: string;
  options: Record<string, unknown>;
  /** Whether this table shows aids, such as the chance to bust. */
  aids: boolean;
  /** What lies on the table as far as this viewer knows (public table with `own` patched in). */
  table: any;
  /** This viewer's seat; null for a spectator. */
  me: number | null;
  seats: Seat[];
  present: number[];
  /** This viewer's legal moves: empty unless it is their turn. */
  moves: Move[];
  /** All events of the game so far, oldest first; `fresh` of them are new since the last change. */
  events: GameEvent[];
  fresh: number;
  result: Result | null;
  /** Say something in the current language: t("hit"), t("target", {name: "Bo"}). */
  t: (key: string, fields?: Fields) => string;
  /** A seat as a field of such a text: its name, or “you”, and which of the two in `name-is`. */
  who: (seat: number, field?: string) => Fields;
  /** The word for a card, animal, rank, role in the current language. */
  word: (word: string) => string;
  /** A move, an event and the result in words, as they are said to this viewer. */
  sayMove: (move: Move) => string;
  sayEvent: (event: GameEvent) => string;
  sayResult: (result: Result) => string;
  /** Play a move (one of `moves`, unchanged). */
  play: (move: Move) => void;
};

/** A card in the picture of a finished game: the component that draws it, and what it is given. */
export type LaidCard = { card: Component<any>; props: Record<string, unknown>; isDecisive?: boolean };
/** What lay in front of a seat when the game was over, equal cards together. */
export type Lay = (table: any, seat: number, result: Result) => LaidCard[][];

/** What `game.ts` in a game's folder says: the section of the texts that its table speaks with, and the table. */
export type GamePart = {
  section: Section;
  table: () => Promise<{ default: Component<TableProps> }>;
  /** What lies before everybody, for the picture of a finished game. */
  laid?: () => Promise<{ laid: Lay }>;
  /** Whether the table can show aids, such as the chance to bust. */
  hasAids?: boolean;
  /** What events do to players, as their faces show it. */
  feel?: Feel;
};
