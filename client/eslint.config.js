// Likely mistakes that svelte-check does not see. How code looks is Prettier's.
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import config from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/net/messages.ts", "coverage"] },
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig: config } },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-explicit-any": "off", // views and events of games have no static type
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/require-each-key": "off", // most lists never change their order; where one does, it has keys
      "svelte/prefer-svelte-reactivity": "off", // maps here are made anew, or nothing is shown of them
    },
  },
);
