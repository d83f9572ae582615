import type { Feel } from "../../characters/feelings";

// So many points in one hand make everybody happy.
const MANY = 12;

/** A bust hurts, and a rich hand is luck. */
export const feel: Feel = (events, at) => {
  const event = events[at];
  const seat = event.seat as number;
  if (event.event === "busted") return [[seat, "ouch"]];
  return event.event === "banked" && (event.points as number) >= MANY ? [[seat, "lucky"]] : [];
};
