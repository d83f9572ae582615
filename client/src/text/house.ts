// What the page itself says in one language: the files of the language's folder, in one part that is loaded when it is spoken.
import { Messages } from "./fluent";
import { BASICS } from "./languages";

const FILES = import.meta.glob<string>(
  [
    "../../../src/courtcards/languages/*/client/*.ftl",
    "../../../src/courtcards/languages/*/{bots,characters,figures,refusals,talk}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The messages of each file, by its name: `page`, `gambit`, `refusals` … */
export type House = Record<string, Messages>;

export async function loadHouse(code: string): Promise<House> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/languages/${code}/`));
  const sources = await Promise.all(paths.map((path) => FILES[path]()));
  const files = paths.map((path, index): [string, Messages] => [
    /([^/]+)\.ftl$/.exec(path)![1],
    new Messages(code, [sources[index]]),
  ]);
  return { language: new Messages(code, [BASICS[code]]), ...Object.fromEntries(files) };
}
