// Says how bots look and what they say, as the client does, for what several viewers saw of a game.
import { readFileSync } from "node:fs";
import { linesIn } from "../../client/src/characters/banter.ts";
import { feltIn, moodsOf } from "../../client/src/characters/feelings.ts";

const [game, cast, seen] = JSON.parse(readFileSync(0, "utf8"));
const { default: part } = await import(`../../client/src/games/${game}/game.ts`);
const told = seen.map(({ events, turn, result }) => {
  const felt = feltIn(events, result, part.feel);
  return { lines: linesIn(felt, cast, "a table 1"), moods: moodsOf(felt, events.length, 2, turn, cast.length) };
});
process.stdout.write(JSON.stringify(told));
