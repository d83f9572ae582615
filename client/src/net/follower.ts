// How the client stays true to its table: the same few rules as courtcards.table.follower.
import type { Incoming, Snapshot, Update } from "./messages";

export type Known = Omit<Snapshot, "type" | "version">;
type Data = Record<string, any>;

/** Return data with some of it changed; the elements of a list go by their numbers. */
export function patch(whole: any, changes: Data): any {
  if (Array.isArray(whole)) return whole.map((part, index) => (changes[index] ? patch(part, changes[index]) : part));
  const changed = { ...whole };
  for (const [name, value] of Object.entries(changes)) {
    const isNested = value !== null && typeof value === "object" && !Array.isArray(value);
    changed[name] = isNested && whole[name] !== null ? patch(whole[name], value) : value;
  }
  return changed;
}

export class Follower {
  version = 0;
  known: Known | null = null;
  /** How many events the last message that was taken brought. */
  fresh = 0;

  /** What lies on the table, as far as this viewer knows. */
  get table(): Data | null {
    return this.known?.view ? patch(this.known.view.table, this.known.own) : null;
  }

  /** Take a message; false means that something is missing: say hello again, with `version`. */
  take(message: Incoming): boolean {
    switch (message.type) {
      case "snapshot": {
        if (message.version >= this.version) {
          const { type: _, version, ...known } = message;
          this.version = version;
          this.known = known;
          this.fresh = 0;
        }
        return true;
      }
      case "update":
        return this.takeUpdate(message);
      case "presence":
        if (this.known) this.known = { ...this.known, present: message.present };
        return true;
      case "refused":
        return (message.missed ?? []).every((update) => this.takeUpdate(update));
      case "accepted":
        return message.version <= this.version;
      default:
        return true;
    }
  }

  private takeUpdate(update: Update): boolean {
    if (update.version <= this.version) return true;
    if (update.version > this.version + 1 || !this.known) return false;
    this.version = update.version;
    const known = { ...this.known };
    if (update.events) {
      const begins = update.room !== undefined && update.room.game !== known.room.game;
      known.events = begins ? update.events : [...known.events, ...update.events];
      this.fresh = update.events.length;
    }
    if (update.talk) known.talk = [...known.talk, update.talk];
    if (update.room) known.room = update.room;
    if (update.you !== undefined) known.you = update.you;
    if (update.view !== undefined) known.view = update.view;
    if (update.own !== undefined) known.own = update.own;
    if (update.clock !== undefined) known.clock = update.clock;
    if (update.muted !== undefined) known.muted = update.muted;
    this.known = known;
    return true;
  }
}
