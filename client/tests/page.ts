// As much of a browser as modules ask for when they are loaded: a page at an address, and somewhere to keep things.
// And English is spoken, as on a page that is shown.
import { beforeEach } from "vitest";

class Shelf {
  #kept = new Map<string, string>();
  getItem = (name: string): string | null => this.#kept.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.#kept.set(name, text);
  clear = (): void => this.#kept.clear();
}

const shelf = new Shelf();
const listeners = new EventTarget();
const PAGE = {
  localStorage: shelf,
  location: new URL("http://cards.test/"),
  history: { pushState: () => undefined },
  document: { hidden: false, documentElement: { dataset: {}, style: { setProperty: () => undefined } } },
  matchMedia: () => ({ matches: false }),
  navigator: { languages: ["en-GB"] },
  scrollTo: () => undefined,
  addEventListener: listeners.addEventListener.bind(listeners),
  removeEventListener: listeners.removeEventListener.bind(listeners),
  dispatchEvent: listeners.dispatchEvent.bind(listeners),
};
for (const [name, value] of Object.entries(PAGE)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

beforeEach(async () => {
  shelf.clear();
  // Not before there is a page: modules look at it when they are loaded.
  const { speak } = await import("../src/text/spoken.svelte");
  await speak("en");
});
