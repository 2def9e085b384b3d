import { expect, test } from "vitest";
import { writeReasoningState } from "../shared/reasoning-state.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { type AssistantTurn, encodeAssistant } from "./encode-assistant.ts";
import type { WireAssistantBlock } from "./request-body.ts";

const { upstream } = testRequest({ kind: "anthropic" });
type Part = AssistantTurn["parts"][number];

const text = (content: string): Part => ({ type: "text", text: content });

/** Returns a call after `callAt` characters of text, with its thinking after `at` characters. */
function call(id: string, ...[at, callAt]: readonly number[]): Part {
  const blocks = [{ type: "thinking", thinking: `before ${id}`, signature: "s" }];
  const state = { blocks, at: [at], call: callAt };
  const reasoningState = at === undefined ? undefined : writeReasoningState(upstream, state);
  return {
    type: "tool-call",
    id,
    name: "look",
    argumentsJson: "{}",
    ...(reasoningState !== undefined && { reasoningState }),
  };
}

/**
 * Returns a call without thinking whose state has its position and those of the calls before it.
 */
function placed(
  id: string,
  callAt: number,
  before: readonly number[],
  blocks: object[] = [],
): Part {
  const state = { blocks, at: blocks.map(() => callAt), call: callAt, before };
  const reasoningState = writeReasoningState(upstream, state);
  return { type: "tool-call", id, name: "look", argumentsJson: "{}", reasoningState };
}

const thought = { type: "thinking", thinking: "then", signature: "s" };

function shown(block: WireAssistantBlock): string {
  if (block.type === "text") return JSON.stringify(block.text);
  return block.type === "tool_use" ? block.id : "~";
}

function encode(parts: readonly Part[], last = false): string {
  const encoding = { wireId: (id: string) => id, upstream, ignored: new Set<never>() };
  const turn = { role: "assistant", parts } as const;
  return encodeAssistant(turn, { ...encoding, carriesThinking: true, fillsThinking: false, last })
    .map(shown)
    .join(" ");
}

test.each<[string, readonly Part[], string]>([
  ["text alone", [text("a"), text("b")], '"a" "b"'],
  ["thinking first", [text("ab"), call("x", 0, 2)], '~ "ab" x'],
  ["text first", [text("ab"), call("x", 2, 2)], '"ab" ~ x'],
  ["thinking within text", [text("ab"), call("x", 1, 2)], '"a" ~ "b" x'],
  [
    "text after the call, which a client put before it",
    [text("ab"), call("x", 0, 1)],
    '~ "a" x "b"',
  ],
  ["two calls", [text("ab"), call("x", 0, 1), call("y", 1, 2)], '~ "a" x ~ "b" y'],
  [
    "text that a client left between its calls",
    [call("x", 0, 0), text("ab"), call("y", 2, 2)],
    '~ x "ab" ~ y',
  ],
  ["a call without thinking", [text("ab"), call("x", 0, 2), call("y")], '~ "ab" x y'],
  [
    "a call that a client removed; its position is not used for another call",
    [text("abc"), call("x", 0, 1), placed("z", 3, [2])],
    '~ "a" x "bc" z',
  ],
  [
    "a call before the first thinking",
    [text("ab"), call("x"), placed("y", 1, [1], [thought]), call("z")],
    '"a" x ~ y "b" z',
  ],
  [
    "calls after the last thinking",
    [text("abc"), call("w", 0, 0), call("x"), placed("y", 2, [1])],
    '~ w "a" x "b" y "c"',
  ],
  ["a call that a client left out", [text("ab"), placed("y", 1, [0, 0], [thought])], '"a" ~ y "b"'],
  ["text that a client cut short", [text("a"), call("x", 9, 12)], '"a" ~ x'],
  ["text that a client made longer", [text("abcd"), call("x", 1, 2)], '"a" ~ "b" x "cd"'],
  ["text that a client left out", [call("x", 3, 5)], "~ x"],
  ["no half of a character", [text("😀b"), call("x", 1, 3)], '"😀" ~ "b" x'],
  ["blank text is left out", [text("  "), call("x", 2, 2)], "~ x"],
])("%s", (_fact, parts, want) => {
  expect(encode(parts)).toBe(want);
});

test("a message to be continued has no trailing white space", () => {
  expect(encode([text("a "), text("b \n")], true)).toBe('"a " "b"');
});

test("a cache mark stays at the end of its text", () => {
  const marked: Part = { type: "text", text: "ab", cacheControl: { type: "ephemeral" } };
  const encoding = { wireId: (id: string) => id, upstream, ignored: new Set<never>() };
  const turn = { role: "assistant", parts: [marked, call("x", 1, 2)] } as const;
  const blocks = encodeAssistant(turn, {
    ...encoding,
    carriesThinking: true,
    fillsThinking: false,
    last: false,
  });
  expect(blocks.filter(({ type }) => type === "text")).toEqual([
    { type: "text", text: "a" },
    { type: "text", text: "b", cache_control: { type: "ephemeral" } },
  ]);
});
