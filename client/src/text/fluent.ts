// Messages in Project Fluent's format, as courtcards.engine.fluent says them.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Fields = Record<string, string | number>;

/** The messages of some files by their keys: `event-laid`, and `event-laid.colour` for an attribute. Later files win. */
export class Messages {
  readonly #bundle: FluentBundle;

  constructor(code: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(code, { useIsolating: false });
    for (const source of sources) this.#add(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#find(key) !== null;
  }

  /** A message with its fields filled in; undefined if there is no such message. */
  say(key: string, fields: Fields = {}): string | undefined {
    const pattern = this.#find(key);
    if (pattern === null || typeof pattern === "string") return pattern ?? undefined;
    // What cannot be filled in stays as it is written in the message.
    return this.#bundle.formatPattern(pattern, Object.fromEntries(Object.entries(fields).map(plain)), []);
  }

  #find(key: string) {
    const [id, attribute] = key.split(".");
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** A message that is said anew keeps the attributes that are not. */
  #add(resource: FluentResource): void {
    for (const one of resource.body) {
      const before = this.#bundle.getMessage(one.id);
      if (!before) continue;
      one.value ??= before.value;
      one.attributes = { ...before.attributes, ...one.attributes };
    }
    this.#bundle.addResource(resource, { allowOverrides: true });
  }
}

// Numbers are written as they are, in every language; they still choose a plural.
const plain = ([name, value]: [string, string | number]): [string, string | FluentNumber] => [
  name,
  typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
];
