import { settings, type Language } from "../settings.svelte";
import en from "./en";
import ja from "./ja";

export type Fields = Record<string, string | number>;
export type Texts = Record<Language, Record<string, string>>;

const TEXTS: Texts = { en, ja };

export function fillIn(template: string, fields: Fields): string {
  return template.replace(/\{(\w+)\}/g, (whole, name) => String(fields[name] ?? whole));
}

/** Say something in the current language. */
export function t(key: string, fields: Fields = {}): string {
  return fillIn(TEXTS[settings.language][key] ?? key, fields);
}

/** The same with the texts of a game, which come first. */
export function speaker(texts?: Texts): typeof t {
  return (key, fields = {}) => {
    const own = texts?.[settings.language][key];
    return own === undefined ? t(key, fields) : fillIn(own, fields);
  };
}

export const inLanguage = (texts: Record<string, string>): string => texts[settings.language] ?? texts.en;
