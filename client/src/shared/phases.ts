// How what has happened is shown: in phases, one after the other. How long each takes is said here and nowhere else, in
// beats; whoever shows the phases and whoever waits for them asks here.

export const PHASES = {
  /** A card is on its way to somebody. */
  travel: { beats: 2.2, isMotion: true },
  /** Somebody looks at it. */
  look: { beats: 1.5, isMotion: true },
  /** The judge's word stands there, and nothing else happens. */
  word: { beats: 2, isMotion: false },
  /** Nothing at all happens. */
  breath: { beats: 1.5, isMotion: false },
  /** The card is turned, and everybody sees what it was. */
  turn: { beats: 3, isMotion: false },
  /** A card goes to whoever gets it. */
  take: { beats: 2, isMotion: true },
  /** A card comes from the deck, face down, and is turned up. */
  draw: { beats: 1.6, isMotion: true },
  flip: { beats: 1.2, isMotion: true },
  /** A card is turned face down. */
  cover: { beats: 2, isMotion: false },
  /** Somebody is out of the hand. */
  bust: { beats: 3, isMotion: false },
  /** Points go to a total. */
  bank: { beats: 2.5, isMotion: true },
  /** A hand is over: everybody looks at what has become of it; then the cards go. */
  ended: { beats: 9, isMotion: false },
  sweep: { beats: 1.5, isMotion: true },
  /** What was given is turned over where it came to. */
  show: { beats: 1.5, isMotion: false },
  /** Animals run away. */
  rush: { beats: 4, isMotion: false },
} as const;
export type Phase = keyof typeof PHASES;

/** In which phases each event is shown; one that is not here is shown at once. */
const OF_EVENT: Record<string, Phase[]> = {
  offered: ["travel"],
  passed: ["travel"],
  peeked: ["look"],
  judged: ["word", "breath"],
  revealed: ["turn"],
  laid: ["take"],
  drawn: ["take"],
  paid: ["take"],
  "put-away": ["take"],
  "put-aside": ["take"],
  flipped: ["draw", "flip"],
  targeted: ["word"],
  gave: ["take"],
  "handed-on": ["take"],
  covered: ["cover"],
  busted: ["breath", "bust"],
  banked: ["bank"],
  "hand-ended": ["ended", "sweep"],
  gifted: ["travel", "show"],
  shot: ["take"],
  stolen: ["take"],
  traded: ["take"],
  stampede: ["rush"],
};
// Where nothing shall move, a way takes no longer than one needs to see that there was one.
const STILL = 0.25;

export type Happened = { event: string; [field: string]: unknown };
/** One phase of one event. */
export type Cue = { phase: Phase; event: Happened };

/** What is shown of some events, in order. A card that is drawn and put away goes only one way. */
export const cuesOf = (events: Happened[]): Cue[] =>
  events
    .filter(
      ({ event, card }, index) => !(event === "drawn" && isPut(events[index + 1]) && events[index + 1].card === card),
    )
    .flatMap((event) => (OF_EVENT[event.event] ?? []).map((phase) => ({ phase, event })));

const isPut = (next: Happened | undefined): boolean => next?.event === "put-away" || next?.event === "put-aside";

/** How many beats a phase takes. */
export const beatsOf = (phase: Phase, isStill: boolean): number =>
  isStill && PHASES[phase].isMotion ? STILL : PHASES[phase].beats;
