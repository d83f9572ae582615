import type { Feel } from "../../characters/feelings";

/** A card is turned over: somebody lied or did not, somebody was right or was not. */
export const feel: Feel = (events, at) => {
  const event = events[at];
  if (event.event !== "revealed") return [];
  const judged = events.slice(0, at).findLast((one) => one.event === "judged");
  const teller = event.of as number;
  const judge = judged?.seat as number;
  const isLie = event.truth === "lie";
  const isRight = (judged?.verdict === "doubts") === isLie;
  if (isRight)
    return [
      [teller, isLie ? "caught" : "ouch"],
      [judge, "gotcha"],
    ];
  return [
    [teller, isLie ? "fooled" : "lucky"],
    [judge, "ouch"],
  ];
};
