import type { Feel } from "../../characters/feelings";

/** Animals that are taken away, and those that run away by themselves. */
export const feel: Feel = (events, at) => {
  const event = events[at];
  const [seat, from, to] = [event.seat, event.from, event.to] as number[];
  switch (event.event) {
    case "stampede":
      return [[seat, "ouch"]];
    case "gifted":
      return [[to, "lucky"]];
    case "shot":
    case "stolen":
      return from === seat
        ? []
        : [
            [from, "ouch"],
            [seat, "gotcha"],
          ];
    default:
      return [];
  }
};
