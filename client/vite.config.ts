import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import compressed from "./vite.compress";
import licences from "./vite.licences";

const server = "http://127.0.0.1:8000";
// All texts of a language except its own name, which the list of languages needs.
const LANGUAGE = /\/courtcards\/(languages\/[a-z]+)\/(?!language\.ftl)/;

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), licences(), compressed()],
  build: {
    outDir: "../src/courtcards/server/static",
    // The content security policy allows only files of this server.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the page says is one file for each language, and only that of the reader is loaded.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: (id) => LANGUAGE.exec(id)?.[1].replace("s/", "-") ?? null }] } },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
