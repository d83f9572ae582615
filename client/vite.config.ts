import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import compressed from "./vite.compress";
import licences from "./vite.licences";

const server = "http://127.0.0.1:8000";
// Everything of a language but what it calls itself, which whoever chooses one must know.
const LANGUAGE = /\/courtcards\/(languages\/[a-z]+)\/(?!language\.ftl)/;

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), licences(), compressed()],
  build: {
    outDir: "../src/courtcards/server/static",
    // The page allows nothing that is not a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the page says is one file for each language, and only that of the reader is loaded.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: (id) => LANGUAGE.exec(id)?.[1].replace("s/", "-") ?? null }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
