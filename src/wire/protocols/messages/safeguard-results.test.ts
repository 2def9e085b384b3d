import { expect, test } from "vitest";
import { GenerationFold } from "../../../core/conversation/generation-result.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { encodeMessagesReply } from "./encode-reply.ts";
import { MessagesStreamEncoder } from "./encode-stream.ts";

const call = { id: "toolu_1", name: "look" };
const other = { id: "toolu_2", name: "look" };
const status = (...ids: readonly string[]) => ({
  type: "available",
  tool_uses: Object.fromEntries(
    ids.map((id) => [id, { type: "skipped", of: [id, "text", 1, null] }]),
  ),
});
const events: readonly GenerationEvent[] = [
  { type: "generation-start" },
  { type: "tool-call-start", index: 0, ...call },
  { type: "tool-call-delta", index: 0, argumentsJson: "{}" },
  { type: "tool-call-start", index: 1, ...other },
  { type: "tool-call-delta", index: 1, argumentsJson: "{}" },
  {
    type: "generation-end",
    stop: {
      cause: "tool-calls",
      raw: "tool_use",
      safeguardResults: [{ type: "dangerous_tool_use", status: status(call.id, other.id) }],
    },
  },
];
const identity = { id: "msg_1", created: 0, model: "m/n" };
const shape = { showThinking: false };
const want = [{ type: "dangerous_tool_use", status: status(call.id, other.id) }];

test("a response has the results of the upstream's checks", () => {
  const fold = new GenerationFold();
  for (const event of events) fold.add(event);
  expect(encodeMessagesReply(fold.result(), identity, shape)).toMatchObject({
    safeguard_results: want,
  });
});

test("a stream has them at its end", () => {
  const encoder = new MessagesStreamEncoder(identity, shape);
  const text = events.map((event) => encoder.encode(event)).join("");
  const delta = /^data: (.*"message_delta".*)$/m.exec(text)?.[1] ?? "";
  expect(JSON.parse(delta)).toMatchObject({ delta: { safeguard_results: want } });
});

test("a response without results omits the field", () => {
  const encoder = new MessagesStreamEncoder(identity, shape);
  encoder.encode({ type: "generation-start" });
  const end: GenerationEvent = { type: "generation-end", stop: { cause: "end", raw: "end_turn" } };
  expect(encoder.encode(end)).not.toContain("safeguard");
});
