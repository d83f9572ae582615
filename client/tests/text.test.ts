import { expect, test } from "vitest";
import type { Wording } from "../src/net/messages";
import { languageFor } from "../src/text/languages";
import { fillIn, speaker, t } from "../src/text";
import { outcome, sentence } from "../src/text/sentences";

const NAMES = ["Ada", "Bo", "Cy"];
const WORDS: Wording = {
  templates: {
    "event.offered": "{seat} offers {to} a card: {claim}",
    "event.offered+card": "{seat} offers {to} a {card}: {claim}",
    "event.laid": "{seat} lays down {cards}",
    "result.won": "{winners} won ({reason})",
    "result.nobody": "Nobody won ({reason})",
    owned: "{seat}'s {card}",
    "do.trade": "trade {a} for {b}",
  },
  vocabulary: { bat: "bat", "stink-bug": "stink bug" },
  joiner: " and ",
};

test("the first language that somebody reads and we speak is chosen, else English", () => {
  expect(languageFor(["tlh", "ja-JP", "en"])).toBe("ja");
  expect(languageFor(["tlh"])).toBe("en");
});

test("a field that nobody fills in stays as it is", () => {
  expect(fillIn("{name} has {count}", { name: "Ada" })).toBe("Ada has {count}");
  expect(fillIn("{count}", { count: 0 })).toBe("0");
});

test("a table speaks as the page does where it has no words of its own", () => {
  expect(speaker("passing")("close")).toBe(t("close"));
  expect(t("no.such.text")).toBe("no.such.text");
});

test("a sentence says more where more is known", () => {
  const event = { event: "offered", seat: 0, to: 1, claim: "stink-bug" };
  expect(sentence(WORDS, "event", event, NAMES)).toBe("Ada offers Bo a card: stink bug");
  expect(sentence(WORDS, "event", { ...event, card: "bat" }, NAMES)).toBe("Ada offers Bo a bat: stink bug");
});

test("lists are joined, and somebody's card is named by its owner", () => {
  expect(sentence(WORDS, "event", { event: "laid", seat: 2, cards: ["bat", "stink-bug"] }, NAMES)).toBe(
    "Cy lays down bat and stink bug",
  );
  expect(sentence(WORDS, "do", { do: "trade", a: [0, "bat"], b: [1, "bat"] }, NAMES)).toBe(
    "trade Ada's bat for Bo's bat",
  );
});

test("a result names who won, if anybody did", () => {
  expect(outcome(WORDS, { winners: [0, 2], losers: [1], reason: "bat" }, NAMES)).toBe("Ada and Cy won (bat)");
  expect(outcome(WORDS, { winners: [], losers: [0, 1], reason: "bat" }, NAMES)).toBe("Nobody won (bat)");
});
