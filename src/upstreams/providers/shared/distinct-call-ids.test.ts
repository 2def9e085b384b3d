import { expect, test } from "vitest";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import { DistinctCallIds } from "./repair-events.ts";

const call = { type: "tool-call", id: "call_0", name: "look", argumentsJson: "{}" } as const;
const conversation: Conversation = {
  model: "m",
  system: [],
  turns: [{ role: "assistant", parts: [call] }],
  tools: [],
  sampling: {},
};

test("check results refer to calls by their replaced ids", () => {
  const calls = new DistinctCallIds(conversation, () => "ours");
  calls.repair({ type: "tool-call-start", index: 0, id: "call_0", name: "look" });
  calls.repair({ type: "tool-call-start", index: 1, id: "call_1", name: "look" });
  const results = (id: string) => [{ type: "t", tool_uses: { [id]: 1, call_1: 2 } }];
  const stop = {
    cause: "tool-calls",
    raw: "tool_use",
    safeguardResults: results("call_0"),
  } as const;
  expect(calls.repair({ type: "generation-end", stop })).toEqual({
    type: "generation-end",
    stop: { ...stop, safeguardResults: results("ours") },
  });
});

test.each([
  ["a new id stays", ["call_1"], ["call_1"]],
  ["one of the history gets one of ours", ["call_0", "call_0"], ["ours_1", "ours_2"]],
  ["one of the reply too", ["call_1", "call_1"], ["call_1", "ours_1"]],
  ["even if the server sends an id of ours", ["ours_1", "call_0"], ["ours_1", "ours_1_2"]],
])("%s", (_what, given, want) => {
  let made = 0;
  const calls = new DistinctCallIds(conversation, () => `ours_${(made += 1)}`);
  const ids = given.map((id, index) => {
    const event = calls.repair({ type: "tool-call-start", index, id, name: "look" });
    return event.type === "tool-call-start" ? event.id : "";
  });
  expect(ids).toEqual(want);
});
