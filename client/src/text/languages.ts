// Every folder of src/courtcards/languages is a language by its code: adding one adds it everywhere.
const FILES = import.meta.glob<string>("../../../src/courtcards/languages/*/language.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** What a language itself needs, by its code: what it is called, how it makes lists. */
export const BASICS: Record<string, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, source]) => [path.split("/").at(-2)!, source]),
);
/** What is spoken where nothing else is known. */
export const FALLBACK = "en";

/** What every language calls itself. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(BASICS).map(([code, source]) => [code, /^language-name = (.*)$/m.exec(source)?.[1] ?? code]),
);

/** The first of the languages somebody reads that there is. */
export function languageFor(wanted: readonly string[]): string {
  const codes = wanted.flatMap((one) => [one.toLowerCase(), one.toLowerCase().split("-")[0]]);
  return codes.find((code) => code in LANGUAGES) ?? FALLBACK;
}
