// Made by `npm run types` from docs/api: do not edit.

export type Accepted = {
  type: "accepted";
  id: string;
  version: number;
};

export type Banks = {
  left: Array<number>;
  since: number;
  now: number;
};

export type Bye = {
  type: "bye";
  reason: "archived" | "damaged" | "empty" | "left" | "reload" | "restart";
  again: boolean;
};

export type Catalogue = {
  games: Array<GameInfo>;
  levels: Array<string>;
  characters: Array<string>;
  clocks: Array<ClockInfo>;
  phrases: Array<string>;
  emotes: Record<string, string>;
  languages: Array<LanguageInfo>;
  warms_up: boolean;
};

export type Chat = {
  type: "chat";
  id: string;
  version: number;
  text: string;
};

export type Clear = {
  type: "clear";
  id: string;
  version: number;
  seat: number;
};

export type ClockInfo = {
  name: string;
  bank: number | null;
  increment: number | null;
};

export type ComeBack = {
  type: "back";
  id: string;
  version: number;
};

export type Deleted = {
  games: number;
};

export type Emote = {
  type: "emote";
  id: string;
  version: number;
  emote: string;
};

export type Export = {
  since: number;
  played: Array<PlayedGame>;
};

export type Fill = {
  type: "fill";
  id: string;
  version: number;
  level: string;
  seat?: number | null;
  character?: string | null;
};

export type GameInfo = {
  name: string;
  min_players: number;
  max_players: number;
  first_is_free: boolean;
  has_lesson: boolean;
  has_guide: boolean;
  options: Array<OptionInfo>;
  presets: Array<PresetInfo>;
};

export type GameTally = {
  game: string;
  tally: OwnTally;
  figures: Array<OwnFigure>;
};

export type GameWords = {
  texts: Array<string>;
  signs: Record<string, string>;
};

export type GoAway = {
  type: "away";
  id: string;
  version: number;
};

export type Health = {
  status: string;
  compiled: boolean;
  tables: number;
  connections: number;
  damaged: number;
};

export type HeldPlace = {
  table: string;
  token: string;
};

export type HeldPlaces = {
  places: Array<HeldPlace>;
};

export type Hello = {
  type: "hello";
  token?: string | null;
  version?: number | null;
};

export type Identity = {
  secret: string;
};

export type LanguageInfo = {
  code: string;
  name: string;
};

export type Leave = {
  type: "leave";
  id: string;
  version: number;
};

export type LessonInfo = {
  game: string;
  partners: Array<string>;
  scenes: Array<string>;
};

export type LessonMoment = {
  table: Record<string, any>;
  events: Array<Record<string, any>>;
};

export type LessonMoves = {
  moves: Array<Record<string, any>>;
};

export type LessonStage = {
  moments: Array<LessonMoment>;
  moves: Array<Record<string, any>>;
  says: Array<string>;
  refused: boolean;
  done: boolean;
  options: Record<string, any>;
  result: Record<string, any> | null;
};

export type LessonWords = {
  texts: Array<string>;
};

export type Move = {
  type: "move";
  id: string;
  version: number;
  move: Record<string, string | number | Array<string | number>>;
};

export type Mute = {
  type: "mute";
  id: string;
  version: number;
  seat: number;
  on?: boolean;
};

export type NewPlayer = {
  name: string;
  seat?: number | null;
  face?: string | null;
  you?: string | null;
};

export type NewTable = {
  game: string;
  players?: number;
  preset?: string | null;
  options?: Record<string, boolean | number | string | Record<string, number>>;
  clock?: "daily" | "fast" | "normal" | "off" | "relaxed";
  public?: boolean;
  first?: number | "random";
  pace?: "brisk" | "calm" | "instant";
  aids?: boolean;
  name: string;
  seat?: number | null;
  bots?: Record<string, string>;
  characters?: Record<string, string>;
  face?: string | null;
  you?: string | null;
};

export type Opponent = {
  name: string | null;
  bot?: string | null;
  character?: string | null;
};

export type OptionInfo = {
  name: string;
  kind: string;
  values: Array<string>;
  low: number | null;
  high: number | null;
  defaults: Record<string, any>;
  only_with: Record<string, Array<string>>;
};

export type Over = {
  type: "over";
  version: number;
  result: Record<string, any>;
};

export type OwnFigure = {
  name: string;
  is_share: boolean;
  count: number;
  out_of: number;
};

export type OwnRecord = {
  since: number;
  tally: OwnTally;
  figures: Array<OwnFigure>;
  games: Array<GameTally>;
  rivals: Array<Rival>;
  recent: Array<PlayedGame>;
};

export type OwnTally = {
  games: number;
  won: number;
  lost: number;
  left: number;
  streak: number;
  longest: number;
};

export type Place = {
  table: string;
  token: string;
  person: number;
  seat: number | null;
  version: number;
};

export type PlaceInfo = {
  table: string;
  game: string;
  number: number;
  phase: "over" | "playing" | "waiting";
  version: number;
  turn: number | null;
  until: number | null;
  seat: number | null;
  away: "asked" | "gone" | "time" | null;
  is_host: boolean;
  names: Array<string | null>;
  bots: Array<number>;
  clock: "daily" | "fast" | "normal" | "off" | "relaxed";
};

export type Places = {
  tables: Array<PlaceInfo>;
  gone: Array<string>;
  now: number;
};

export type PlayedGame = {
  table: string;
  number: number;
  game: string;
  at: number;
  seat: number;
  outcome: "left" | "lost" | "won";
  reason: string;
  scores: Array<number> | null;
  opponents: Array<Opponent>;
  counts: Record<string, number> | null;
};

export type Position = {
  turn: number | null;
  table: Record<string, any>;
  moves: Array<Record<string, any>>;
  result: Record<string, any> | null;
};

export type Presence = {
  type: "presence";
  present: Array<number>;
};

export type PresetInfo = {
  name: string;
  options: Record<string, any>;
};

export type Problem = {
  reason: "busy" | "damaged" | "illegal" | "invalid" | "not_now" | "not_yours" | "stale" | "storage" | "taken";
  refusal: string;
  fields: Record<string, string | number>;
  message: string;
  missed?: Array<Update>;
};

export type Refused = {
  type: "refused";
  id: string | null;
  reason: "busy" | "damaged" | "illegal" | "invalid" | "not_now" | "not_yours" | "stale" | "storage" | "taken";
  refusal: string;
  fields: Record<string, string | number>;
  message: string;
  version: number;
  missed?: Array<Update>;
};

export type Remark = {
  version: number;
  seat: number;
  kind: "emote" | "phrase" | "text";
  what: string;
};

export type Rematch = {
  type: "rematch";
  id: string;
  version: number;
};

export type Rename = {
  type: "rename";
  id: string;
  version: number;
  name: string;
};

export type Rival = {
  who: Opponent;
  games: number;
  won: number;
};

export type RoomInfo = {
  table: string;
  settings: Settings;
  phase: "over" | "playing" | "waiting";
  game: number;
  seats: Array<SeatInfo>;
  host: number;
  pace: "brisk" | "calm" | "instant";
  commitment: string;
  last_commitment: string | null;
  seed: string | null;
};

export type Say = {
  type: "say";
  id: string;
  version: number;
  phrase: string;
};

export type SeatFigure = {
  name: string;
  is_share: boolean;
  counts: Array<number>;
  out_of: Array<number>;
};

export type SeatInfo = {
  name: string | null;
  person: number | null;
  bot: string | null;
  away: "asked" | "gone" | "time" | null;
  face: string | null;
  character: string | null;
};

export type SetPace = {
  type: "pace";
  id: string;
  version: number;
  pace: "brisk" | "calm" | "instant";
};

export type Settings = {
  game: string;
  players?: number;
  preset?: string | null;
  options?: Record<string, boolean | number | string | Record<string, number>>;
  clock?: "daily" | "fast" | "normal" | "off" | "relaxed";
  public?: boolean;
  first?: number | "random";
  pace?: "brisk" | "calm" | "instant";
  aids?: boolean;
};

export type Sit = {
  type: "sit";
  id: string;
  version: number;
  seat: number;
};

export type Snapshot = {
  type: "snapshot";
  version: number;
  you: You | null;
  room: RoomInfo;
  view: Position | null;
  own: Record<string, any>;
  events: Array<Record<string, any>>;
  talk: Array<Remark>;
  muted: Array<number>;
  present: Array<number>;
  clock?: Banks | null;
};

export type Start = {
  type: "start";
  id: string;
  version: number;
};

export type Step = {
  table: Record<string, any>;
  events: Array<Record<string, any>>;
  move: Record<string, any> | null;
  result: Record<string, any> | null;
};

export type Steps = {
  total: number;
  start: number;
  steps: Array<Step>;
};

export type TableSummary = {
  table: string;
  settings: Settings;
  phase: "over" | "playing" | "waiting";
  names: Array<string | null>;
  bots: Array<number>;
  free: number;
  watching: number;
};

export type Turn = {
  type: "turn";
  version: number;
  seat: number;
  view: Record<string, any>;
};

export type Update = {
  type: "update";
  version: number;
  answer?: string;
  events?: Array<Record<string, any>>;
  room?: RoomInfo;
  you?: You;
  talk?: Remark;
  muted?: Array<number>;
  view?: Position;
  own?: Record<string, any>;
  clock?: Banks;
};

export type Words = {
  games: Record<string, GameWords>;
};

export type You = {
  person: number;
  seat: number | null;
};

export type Incoming = Snapshot | Update | Presence | Accepted | Refused | Bye;

export type Outgoing = Hello | Move | Start | Rematch | Sit | Leave | Rename | Fill | Clear | SetPace | GoAway | ComeBack | Say | Emote | Chat | Mute;
