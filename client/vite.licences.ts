// The licences of what is not ours but is in the build: fonts, pictures and the runtime of components.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WITH_TEXT = {
  "Fraunces, a font by the Fraunces Project Authors": "@fontsource-variable/fraunces/LICENSE",
  "Figtree, a font by the Figtree Project Authors": "@fontsource-variable/figtree/LICENSE",
  "Svelte, by the Svelte contributors": "svelte/LICENSE.md",
  "clsx, by Luke Edwards": "clsx/license",
  // Its package brings no text of its licence; a part of the build is under the same, and brings it.
  "Fluent, by Mozilla and others": "detect-libc/LICENSE",
};
const PICTURES = ["fluent-emoji-flat", "game-icons"];

const read = (path: string): string => readFileSync(new URL(`node_modules/${path}`, import.meta.url), "utf8").trim();

function describe(set: string): string {
  const { name, author, license } = JSON.parse(read(`@iconify-json/${set}/info.json`));
  return `${name}, pictures by ${author.name} (${author.url})\nLicence: ${license.title} (${license.url})`;
}

/** Put all of them into one file beside the page. */
export default function licences(): Plugin {
  const texts = Object.entries(WITH_TEXT).map(([title, path]) => `${title}\n\n${read(path)}`);
  const source = [...PICTURES.map(describe), ...texts].join(`\n\n${"-".repeat(72)}\n\n`) + "\n";
  return {
    name: "licences",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
