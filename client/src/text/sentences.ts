// Data about a game to sentences, just as courtcards.engine.phrases does it.
import { type Fields, Messages } from "./fluent.ts";

type Data = Record<string, any>;
export type Kind = "do" | "event" | "result" | "why";
const SEATS = new Set(["seat", "to", "from", "of"]);
const SEAT_LISTS = new Set(["winners", "losers", "leaders"]);

/** One language of one game; its messages come with those of the language itself. `signs` are the same in every language. */
export class GameLanguage {
  readonly #texts: Messages;
  readonly #signs: Record<string, string>;

  constructor(texts: Messages, signs: Record<string, string>) {
    this.#texts = texts;
    this.#signs = signs;
  }

  /** Put data into a sentence; `me` is the seat that is spoken to. */
  say(kind: Kind, data: Data, names: string[], me: number | null = null): string {
    const fields: Fields = {};
    for (const [name, value] of Object.entries(data)) if (name !== kind) this.#fill(fields, name, value, names, me);
    for (const name of ["to", "from"]) {
      if (data.seat !== undefined && data[name] === data.seat) {
        fields[`${name}-is`] = data.seat === me ? "yourself" : "self";
      }
    }
    return this.text(this.#keyOf(kind, data), fields);
  }

  /** Tell how a game ended: by what ended it, if that is known. */
  outcome({ winners, losers, reason, why }: Data, names: string[], me: number | null): string {
    if (why) return this.say("why", why, names, me);
    return this.say("result", { result: winners.length ? "won" : "nobody", winners, losers, reason }, names, me);
  }

  /** Translate one word of the game, for instance a card; one that it does not know stays as it is. */
  readonly word = (one: string): string => this.#texts.say(`word-${one}`) ?? this.#signs[one] ?? one;

  /** Any text of the game, such as its `name`. */
  text(key: string, fields: Fields = {}): string {
    return this.#texts.say(key, fields) ?? key;
  }

  /** Whether there is such a text of the game. */
  has(key: string): boolean {
    return this.#texts.has(key);
  }

  /** Whoever a message speaks of: by the name, or “you”, and which of the two in `name-is`. */
  person(field: string, seat: number, names: string[], me: number | null): Fields {
    const isMe = seat === me;
    return { [field]: isMe ? this.text("you") : (names[seat] ?? ""), [`${field}-is`]: isMe ? "you" : "other" };
  }

  /** A list as it stands in a sentence. */
  join(parts: string[]): string {
    if (parts.length < 2) return parts[0] ?? "";
    const head = parts.slice(0, -1).reduce((head, next) => this.text("list-more", { head, next }));
    return this.text("list-last", { head, last: parts.at(-1)! });
  }

  #keyOf(kind: Kind, data: Data): string {
    const key = `${kind}-${data[kind]}`;
    return (
      Object.keys(data)
        .map((name) => `${key}.${name}`)
        .find((fuller) => this.#texts.has(fuller)) ?? key
    );
  }

  #fill(fields: Fields, name: string, value: any, names: string[], me: number | null): void {
    if (SEATS.has(name)) {
      Object.assign(fields, this.person(name, value, names, me));
    } else if (SEAT_LISTS.has(name)) {
      const others = value.filter((seat: number) => seat !== me).map((seat: number) => names[seat] ?? "");
      const isMine = others.length < value.length;
      fields[name] = this.join(isMine ? [...others, this.text("you")] : others);
      fields[`${name}-is`] = !isMine ? "other" : others.length ? "with-you" : "you";
      fields[`${name}-count`] = value.length;
    } else if (Array.isArray(value) && typeof value[0] === "number") {
      fields[name] = this.text("owned", { card: this.word(value[1]), ...this.person("seat", value[0], names, me) });
    } else if (Array.isArray(value)) {
      fields[name] = this.join(value.map(this.word));
      fields[`${name}-count`] = value.length;
    } else {
      fields[name] = typeof value === "string" ? this.word(value) : value;
      fields[`${name}-is`] = value;
    }
  }
}
