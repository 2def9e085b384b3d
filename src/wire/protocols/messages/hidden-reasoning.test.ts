import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { GenerationFold } from "../../../core/conversation/generation-result.ts";
import { encodeMessagesReply } from "./encode-reply.ts";
import { MessagesStreamEncoder } from "./encode-stream.ts";

const identity = { id: "msg_1", created: 0, model: "m/n" };
const shape = { showThinking: true };
const eventsOf = (start: object): readonly GenerationEvent[] => [
  { type: "generation-start", ...start },
  { type: "reasoning-delta", text: "secret" },
  { type: "text-delta", text: "Done." },
  { type: "generation-end", stop: { cause: "end", raw: "end_turn" } },
];

describe.each([
  [{ hidesReasoning: true }, false],
  [{}, true],
])("reasoning of a reply that starts with %j", (start, isShown) => {
  const events = eventsOf(start);

  test("in a non-streaming response", () => {
    const fold = new GenerationFold();
    for (const event of events) fold.add(event);
    const reply = JSON.stringify(encodeMessagesReply(fold.result(), identity, shape));
    expect(reply.includes("secret")).toBe(isShown);
    expect(reply).toContain("Done.");
  });

  test("in a stream", () => {
    const encoder = new MessagesStreamEncoder(identity, shape);
    const text = events.map((event) => encoder.encode(event)).join("");
    expect(text.includes("secret")).toBe(isShown);
    expect(text).toContain("Done.");
  });
});
