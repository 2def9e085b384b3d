import { expect, test } from "vitest";
import { replyCharactersMax } from "../../catalog/model.ts";
import { textOf } from "../../../core/conversation/generation-result.ts";
import { findStop } from "./limit-reply.ts";
import { aConversation, ask } from "./test-sandbox.ts";

test.each([
  ["none", ["x", "y"], null],
  ["the first of the text", ["d", "b"], { sequence: "b", at: 1 }],
  ["of two at one place, the first of the list", ["bc", "b"], { sequence: "bc", at: 1 }],
  ["an empty one is ignored", ["", "c"], { sequence: "c", at: 2 }],
  ["at the very start", ["a"], { sequence: "a", at: 0 }],
])("of stop strings, %s", (_fact, sequences, want) => {
  expect(findStop("abcd", sequences)).toEqual(want);
});

test("a conversation that exactly fills the context is answered; one more token is refused", async () => {
  const conversation = aConversation({ text: "one two three" });
  const within = await ask("echo", conversation, { model: { contextLength: 3 } });
  expect(textOf(within.result)).toBe("one two three");
  const beyond = ask("echo", conversation, { model: { contextLength: 2 } });
  await expect(beyond).rejects.toMatchObject({ kind: "invalid-request", status: 400 });
});

test("a non-streaming response that takes as long as the first-byte limit is in time", async () => {
  const conversation = aConversation({ text: "one two three" });
  const options = (firstByteMs: number) => ({ stream: false, upstream: { firstByteMs } });
  const inTime = await ask("slow", conversation, options(600));
  expect([textOf(inTime.result), inTime.slept]).toEqual(["one two three", [600]]);
  const late = ask("slow", conversation, options(599));
  await expect(late).rejects.toMatchObject({ kind: "timeout" });
});

/** One word with more characters than the test model may produce, but few tokens. */
const word = "x".repeat(7_000_000);

test.each([true, false])("a long word ends at the length limit (stream: %s)", async (stream) => {
  const { result } = await ask("echo", aConversation({ text: word }), { stream });
  const max = replyCharactersMax({ maxOutputTokens: 200_000 });
  expect(result.stop?.cause).toBe("length");
  expect(textOf(result).length).toBeGreaterThan(max - 65_536);
  expect(textOf(result).length).toBeLessThanOrEqual(max);
  expect(result.usage.output).toBe(Math.floor(max / 65_536));
});
