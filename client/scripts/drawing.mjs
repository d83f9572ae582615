// What scripts need to draw cards outside of a page: the client's own components, with the colours of the light theme.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { createServer } from "vite";

export const client = fileURLToPath(new URL("..", import.meta.url));
export const tokens = readTokens(readFileSync(join(client, "src/design/tokens.css"), "utf8"));

// Outside of the page there are no custom properties: colours are written out, as in the light theme.
function readTokens(css) {
  const root = css.slice(css.indexOf(":root {"), css.indexOf("}"));
  return Object.fromEntries([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

export function withColours(text) {
  const replaced = text.replace(/var\((--[\w-]+)\)/g, (_, name) => tokens[name]);
  return replaced === text ? text : withColours(replaced);
}

// What the client's server-side rendering leaves for a browser to find its places again is not needed here.
export function bare(html, id) {
  const svg = html
    .replace(/<!--.*?-->/g, "")
    .replace(/ ?class="(white )?(card |edge )?svelte-\w+"/g, (found) => styleOf(found));
  return withColours(svg.slice(svg.indexOf("<svg"), svg.lastIndexOf("</svg>") + 6).trim())
    .replace(/\bid="[^"]*-edge"/g, `id="${id}"`)
    .replace(/url\(#[^)]*-edge\)/g, `url(#${id})`);
}

function styleOf(found) {
  if (found.includes("edge")) return ` fill="none" stroke="${tokens["--ink"]}" stroke-width="3"`;
  return found.includes("white") ? ` style="filter: grayscale(1) brightness(1.5) contrast(1.15)"` : "";
}

/** Call something with a function that draws a component, by its path in src, with its properties. */
export async function withArtist(work) {
  const server = await createServer({
    root: client,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ configFile: false }), icons({ compiler: "svelte", scale: 1 })],
  });
  try {
    const { render } = await server.ssrLoadModule("svelte/server");
    const load = async (path) => (await server.ssrLoadModule(`/src/${path}`)).default;
    await work(load, (component, props) => render(component, { props }).body);
  } finally {
    await server.close();
  }
}
