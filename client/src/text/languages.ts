// Every file in languages/ is a language by its code: adding one adds it everywhere.
import type en from "./languages/en";

export type Section = Exclude<keyof typeof en, "language">;
type Texts = { language: string } & Partial<Record<Section, Record<string, string>>>;

const files = import.meta.glob<Texts>("./languages/*.ts", { eager: true, import: "default" });
export const LANGUAGES: Record<string, Texts> = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.ts$/g, ""), texts]),
);
/** What is spoken where nothing else is known. */
export const FALLBACK = "en";

/** The first of the languages somebody reads that there is. */
export function languageFor(wanted: readonly string[]): string {
  const codes = wanted.flatMap((one) => [one.toLowerCase(), one.toLowerCase().split("-")[0]]);
  return codes.find((code) => code in LANGUAGES) ?? FALLBACK;
}
