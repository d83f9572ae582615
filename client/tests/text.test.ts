import { expect, test } from "vitest";
import { languageFor } from "../src/text/languages";
import { Messages } from "../src/text/fluent";
import { GameLanguage } from "../src/text/sentences";

const NAMES = ["Ada", "Bo", "Cy"];
const WORDS = new GameLanguage(
  new Messages("en", [
    `
you = you
list-more = { $head }, { $next }
list-last = { $head } and { $last }
word-stink-bug = stink bug
owned =
    { $seat-is ->
        [you] your { $card }
       *[other] { $seat }'s { $card }
    }
do-trade = trade { $a } for { $b }
event-offered = { $seat } offers { $to } a card: { $claim }
    .card = { $seat } offers { $to } a { $card }: { $claim }
event-laid =
    { $seat-is ->
        [you] You lay
       *[other] { $seat } lays
    } down { $cards }
event-dealt =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
result-won = { $winners } won ({ $winners-is }, { $reason })
result-nobody = Nobody won ({ $reason })
`,
  ]),
  { Ac: "A♣" },
);

test("the first language that somebody reads and we speak is chosen, else English", () => {
  expect(languageFor(["tlh", "ja-JP", "en"])).toBe("ja");
  expect(languageFor(["tlh"])).toBe("en");
});

test("a sentence says more where more is known", () => {
  const event = { event: "offered", seat: 0, to: 1, claim: "stink-bug" };
  expect(WORDS.say("event", event, NAMES)).toBe("Ada offers Bo a card: stink bug");
  expect(WORDS.say("event", { ...event, card: "bat" }, NAMES)).toBe("Ada offers Bo a bat: stink bug");
});

test("whoever reads it is you", () => {
  const event = { event: "laid", seat: 2, cards: ["bat", "stink-bug", "Ac"] };
  expect(WORDS.say("event", event, NAMES)).toBe("Cy lays down bat, stink bug and A♣");
  expect(WORDS.say("event", event, NAMES, 2)).toBe("You lay down bat, stink bug and A♣");
  expect(WORDS.say("do", { do: "trade", a: [0, "bat"], b: [1, "bat"] }, NAMES, 0)).toBe("trade your bat for Bo's bat");
});

test("one card is not cards, and thousands are not grouped", () => {
  expect(WORDS.say("event", { event: "dealt", count: 1 }, NAMES)).toBe("one card");
  expect(WORDS.say("event", { event: "dealt", count: 1000 }, NAMES)).toBe("1000 cards");
});

test("a result names who won, if anybody did", () => {
  const result = { winners: [0, 2], losers: [1], reason: "bat" };
  expect(WORDS.outcome(result, NAMES, null)).toBe("Ada and Cy won (other, bat)");
  expect(WORDS.outcome(result, NAMES, 0)).toBe("Cy and you won (with-you, bat)");
  expect(WORDS.outcome({ ...result, winners: [] }, NAMES, null)).toBe("Nobody won (bat)");
});

test("what nobody wrote is shown by its key", () => {
  expect(WORDS.text("no-such-text")).toBe("no-such-text");
});
