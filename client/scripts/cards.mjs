// Draws sheets of cards for the rules (docs/cards), with the very components that the table shows them with.
//     node scripts/cards.mjs [folder]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bare, tokens, withArtist, withColours } from "./drawing.mjs";

const docs = fileURLToPath(new URL("../../docs/cards", import.meta.url));
const target = process.argv[2] ?? docs;
const sheets = JSON.parse(readFileSync(join(docs, "sheets.json"), "utf8"));

// A card is 100 by 140 units; below it stands its name.
const [WIDTH, HEIGHT, GAP, NAME, COLUMNS] = [100, 140, 16, 28, 8];
const FONT = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";

function draw({ title, cards, columns: most = COLUMNS }, paint, components) {
  const columns = Math.min(cards.length, most);
  const rows = Math.ceil(cards.length / columns);
  const size = [columns * (WIDTH + GAP) + GAP, rows * (HEIGHT + NAME + GAP) + GAP];
  const drawn = cards.map(({ of, name, ...props }, place) => {
    const x = GAP + (place % columns) * (WIDTH + GAP);
    const y = GAP + Math.floor(place / columns) * (HEIGHT + NAME + GAP);
    const card = bare(paint(components[of], { ...props, label: "" }), `c${place}`);
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

await withArtist(async (load, paint) => {
  const components = {};
  for (const name of new Set(Object.values(sheets).flatMap((sheet) => sheet.cards.map((card) => card.of))))
    components[name] = await load(`cards/${name}.svelte`);
  for (const [name, sheet] of Object.entries(sheets))
    writeFileSync(join(target, `${name}.svg`), draw(sheet, paint, components));
});
