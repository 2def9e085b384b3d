import { describe, expect, test } from "vitest";
import { complete } from "./testing/events.ts";
import { runScript } from "./testing/run-script.ts";

/** The context of the scripted model. */
const CONTEXT = 1_000;

const saying = (text: string) => ({ fields: { messages: [{ role: "user", content: text }] } });

describe("a conversation that certainly exceeds the context", () => {
  test.each(["chat", "messages"] as const)("%s: is refused without a hold", async (protocol) => {
    const request = { protocol, ...saying(" a".repeat(CONTEXT + 1)) };
    const { error, timeline, settlements } = await runScript(complete, request);
    expect(error).toMatchObject({
      kind: "context-length-exceeded",
      message: `prompt is too long: ${CONTEXT + 1} tokens > ${CONTEXT} maximum`,
    });
    expect([timeline, settlements]).toEqual([[], []]);
  });

  test("reserves no tokens", async () => {
    const reserveTokens = (): never => expect.unreachable();
    const request = { reserveTokens, ...saying(" a".repeat(CONTEXT + 1)) };
    const { error } = await runScript(complete, request);
    expect(error).toMatchObject({ kind: "context-length-exceeded" });
  });

  test("reports the usual tokens of its text if they are more", async () => {
    const { error } = await runScript(complete, saying(" worded".repeat(CONTEXT + 1)));
    const tokens = Math.ceil((7 * (CONTEXT + 1)) / 4);
    expect(String(error)).toContain(`prompt is too long: ${tokens} tokens > ${CONTEXT} maximum`);
  });
});

test.each([
  ["as many words as the context has tokens", " a".repeat(CONTEXT)],
  ["text that a tokenizer may pack", "=".repeat(8 * CONTEXT)],
])("%s: the upstream decides", async (_, text) => {
  const { error, timeline } = await runScript(complete, saying(text));
  expect([error, timeline.slice(0, 2)]).toEqual([null, ["hold", "ask"]]);
});
