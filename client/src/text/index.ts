import { settings } from "../settings.svelte";
import { FALLBACK, LANGUAGES, type Section } from "./languages";

export type Fields = Record<string, string | number>;

export function fillIn(template: string, fields: Fields): string {
  return template.replace(/\{(\w+)\}/g, (whole, name) => String(fields[name] ?? whole));
}

// A language that lacks a text speaks English for once.
const find = (section: Section, key: string): string | undefined =>
  LANGUAGES[settings.language][section]?.[key] ?? LANGUAGES[FALLBACK][section]?.[key];

/** Say something in the current language. */
export function t(key: string, fields: Fields = {}): string {
  return fillIn(find("page", key) ?? key, fields);
}

/** The same with the texts of a family of tables, which come first. */
export function speaker(section: Section): typeof t {
  return (key, fields = {}) => {
    const own = find(section, key);
    return own === undefined ? t(key, fields) : fillIn(own, fields);
  };
}

export const inLanguage = (texts: Record<string, string>): string => texts[settings.language] ?? texts[FALLBACK];
