// Gives messages to the client's follower and tells what it made of each.
import { readFileSync } from "node:fs";
import { Follower } from "../../client/src/net/follower.ts";

const conversations = JSON.parse(readFileSync(0, "utf8"));
const follow = (messages) => {
  const follower = new Follower();
  return messages.map((message) => [follower.take(message), follower.version, follower.known, follower.table]);
};
process.stdout.write(JSON.stringify(conversations.map(follow)));
