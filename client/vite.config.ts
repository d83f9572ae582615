import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import compressed from "./vite.compress";
import licences from "./vite.licences";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), licences(), compressed()],
  build: {
    outDir: "../src/courtcards/server/static",
    // The page allows nothing that is not a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
