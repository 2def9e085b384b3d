import { expect, test } from "vitest";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import { callsOf, GenerationFold } from "../core/conversation/generation-result.ts";
import type { Conversation, ToolCall } from "../core/conversation/conversation.ts";
import { decodeChatRequest } from "../wire/protocols/chat/decode-request.ts";
import type { DecodedRequest } from "../wire/protocols/protocol.ts";
import { plainSource } from "../core/raw-json/json-source.ts";
import { runScript } from "./testing/run-script.ts";

const state = "c3RhdGU";
const begun = [
  { type: "generation-start" },
  { type: "tool-call-start", index: 0, id: "call_1", name: "look", reasoningState: state },
  { type: "tool-call-delta", index: 0, argumentsJson: "{}" },
  { type: "tool-call-start", index: 1, id: "look:1", name: "look", reasoningState: state },
  { type: "tool-call-delta", index: 1, argumentsJson: "{}" },
] as const;
const steps = [
  begun,
  [{ type: "generation-end", stop: { cause: "tool-calls", raw: "" } }],
] as const;

/** A client of a protocol that carries reasoning: it keeps the calls of its reply. */
function openClient() {
  const fold = new GenerationFold();
  let whole: readonly ToolCall[] | undefined;
  const decoded: Partial<DecodedRequest> = {
    carriesReasoning: true,
    encodeReply: (result) => {
      whole = callsOf(result);
      return {};
    },
    openStream: () => ({
      encode: (event: GenerationEvent) => {
        fold.add(event);
        return ".";
      },
      fail: () => "failed",
    }),
  };
  return { decoded, calls: () => whole ?? callsOf(fold.result()) };
}

/** Returns a conversation that ends with these calls and their results. */
function historyOf(calls: readonly ToolCall[]): Conversation {
  const messages = [{ role: "user" as const, content: "a" }];
  const { conversation } = decodeChatRequest({ model: "test/model", messages }, plainSource);
  const results = calls.map(({ id, name }) => {
    return { callId: id, toolName: name, content: [], isError: false };
  });
  const turns = [
    ...conversation.turns,
    { role: "assistant", parts: calls } as const,
    { role: "tool", results } as const,
  ];
  return { ...conversation, turns };
}

test.each([false, true])(
  "states that went to the client come back from it (stream: %s)",
  async (stream) => {
    const client = openClient();
    const { settled } = await runScript(steps, { stream, decoded: client.decoded });
    const calls = client.calls();
    expect(calls).toMatchObject([{ id: "call_1" }, { id: expect.stringMatching(/^call__gw2_/) }]);
    expect(calls[0]?.reasoningState).toMatch(/^gws1_/);
    expect(calls[1]).not.toHaveProperty("reasoningState");
    const callStates = settled?.callStates?.states ?? [];
    expect(callStates).toHaveLength(1);

    // The next request may be read by another process, which has only the store.
    const conversation = historyOf(calls);
    const next = await runScript(steps, { decoded: { conversation }, callStates });
    expect(next.asked[0]?.turns[1]).toMatchObject({
      parts: [
        { id: "call_1", reasoningState: state },
        { id: "look:1", reasoningState: state },
      ],
    });
  },
);

test("an altered state reaches the upstream in no readable form, and the hold counts no more of it", async () => {
  const client = openClient();
  await runScript(steps, { decoded: client.decoded });
  const [call] = client.calls();
  if (call?.reasoningState === undefined) throw new Error("a call without its state");
  const run = async (reasoningState: string) => {
    const conversation = historyOf([{ ...call, reasoningState }]);
    const { asked, holds, summary } = await runScript(steps, { decoded: { conversation } });
    expect(summary?.outcome).toBe("finished");
    return { asked: asked[0]?.turns[1], hold: holds[0]?.amount ?? 0 };
  };
  const altered = await run(`${call.reasoningState.slice(0, -4)}AAAA`);
  expect(altered.asked).toMatchObject({ parts: [{ reasoningState: "gws1_" }] });
  const whole = await run(call.reasoningState);
  expect(altered.hold).toBeLessThan(whole.hold);
});
