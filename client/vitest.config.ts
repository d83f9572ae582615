// What needs no browser: modules by themselves, in Node, with components' runes compiled as for the page.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/page.ts"],
    unstubGlobals: true,
    // No test depends on how busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: { include: ["src/**/*.ts"], exclude: ["src/net/messages.ts"], reporter: ["text", "json-summary"] },
  },
});
