// Draws sheets of cards for the rules (docs/cards), with the very components that the table shows them with.
//     node scripts/cards.mjs [folder]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { createServer } from "vite";

const client = fileURLToPath(new URL("..", import.meta.url));
const docs = fileURLToPath(new URL("../../docs/cards", import.meta.url));
const target = process.argv[2] ?? docs;
const sheets = JSON.parse(readFileSync(join(docs, "sheets.json"), "utf8"));
const tokens = readTokens(readFileSync(join(client, "src/design/tokens.css"), "utf8"));

// A card is 100 by 140 units; below it stands its name.
const [WIDTH, HEIGHT, GAP, NAME, COLUMNS] = [100, 140, 16, 28, 8];
const FONT = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";

// Outside of the page there are no custom properties: colours are written out, as in the light theme.
function readTokens(css) {
  const root = css.slice(css.indexOf(":root {"), css.indexOf("}"));
  return Object.fromEntries([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

function withColours(text) {
  const replaced = text.replace(/var\((--[\w-]+)\)/g, (_, name) => tokens[name]);
  return replaced === text ? text : withColours(replaced);
}

// What the client's server-side rendering leaves for a browser to find its places again is not needed here.
function bare(html, id) {
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

function draw({ title, cards, columns: most = COLUMNS }, render, components) {
  const columns = Math.min(cards.length, most);
  const rows = Math.ceil(cards.length / columns);
  const size = [columns * (WIDTH + GAP) + GAP, rows * (HEIGHT + NAME + GAP) + GAP];
  const drawn = cards.map(({ of, name, ...props }, place) => {
    const x = GAP + (place % columns) * (WIDTH + GAP);
    const y = GAP + Math.floor(place / columns) * (HEIGHT + NAME + GAP);
    const card = bare(render(components[of], { props: { ...props, label: "" } }).body, `c${place}`);
    return [
      card.replace("<svg", `<svg x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}"`),
      `<text x="${x + WIDTH / 2}" y="${y + HEIGHT + 20}" class="name">${name}</text>`,
    ].join("\n");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(" ")}" width="${size[0]}" height="${size[1]}" role="img">
<title>${title}</title>
<style>text { font-family: ${FONT}; font-weight: 700 } .name { font-size: 15px; text-anchor: middle; fill: ${tokens["--on-felt"]} }</style>
<rect width="${size[0]}" height="${size[1]}" rx="10" fill="${withColours("var(--felt)")}"/>
${drawn.join("\n")}
</svg>
`;
}

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
  const components = {};
  for (const name of new Set(Object.values(sheets).flatMap((sheet) => sheet.cards.map((card) => card.of)))) {
    components[name] = (await server.ssrLoadModule(`/src/cards/${name}.svelte`)).default;
  }
  for (const [name, sheet] of Object.entries(sheets))
    writeFileSync(join(target, `${name}.svg`), draw(sheet, render, components));
} finally {
  await server.close();
}
