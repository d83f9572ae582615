// Says things as the client does: for each language of a game its sources, and what is to be said.
import { readFileSync } from "node:fs";
import { Messages } from "../../client/src/text/fluent.ts";
import { GameLanguage } from "../../client/src/text/sentences.ts";

const languages = JSON.parse(readFileSync(0, "utf8"));
const sayAll = ({ code, texts, signs, asked }) => {
  const language = new GameLanguage(new Messages(code, texts), signs);
  return asked.map(([kind, data, names, me]) => language.say(kind, data, names, me));
};
process.stdout.write(JSON.stringify(languages.map(sayAll)));
