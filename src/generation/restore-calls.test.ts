import { expect, test } from "vitest";
import type { Conversation, ToolCall, Turn } from "../core/conversation/conversation.ts";
import { joinShortCallId } from "../core/conversation/short-call-id.ts";
import { newestCalls, restoreCalls, shortIdSecrets } from "./call-states.ts";

const secretOf = (letter: string): string => letter.repeat(22);
const short = (own: string, letter: string): string => joinShortCallId(own, secretOf(letter));

const call = (id: string, part: Partial<ToolCall> = {}): ToolCall => ({
  type: "tool-call",
  id,
  name: "look",
  argumentsJson: "{}",
  ...part,
});

/** A history with calls, each answered. */
const historyOf = (...calls: readonly ToolCall[]): Conversation => {
  const turns = calls.flatMap((one): readonly Turn[] => [
    { role: "assistant", parts: [{ type: "text", text: "t" }, one] },
    {
      role: "tool",
      results: [{ callId: one.id, toolName: "look", content: [], isError: false }],
    },
  ]);
  const first: Turn = { role: "user", parts: [{ type: "text", text: "go" }] };
  return { system: [], turns: [first, ...turns], tools: [] } as unknown as Conversation;
};

test("a history gets the own ids and the states of its calls back", () => {
  const history = historyOf(
    call("call_0"),
    call(short("call_1", "a")),
    call(short("functions.look:0", "b")),
    call(short("call_2", "c")),
  );
  expect(shortIdSecrets(history)).toEqual(["a", "b", "c"].map(secretOf));
  const kept = new Map([
    [secretOf("a"), { id: "call_1", reasoningState: "state a" }],
    [secretOf("b"), { id: "functions.look:0" }],
  ]);
  expect(restoreCalls(history, kept)).toEqual(
    historyOf(
      call("call_0"),
      call("call_1", { reasoningState: "state a" }),
      call("functions.look:0"),
      call("call_2"),
    ),
  );
});

test("equal ids of calls become distinct, also those that are gone", () => {
  const history = historyOf(
    call(short("call_0", "a")),
    call(short("call_0", "b")),
    call("call_0_3"),
    call(short("no id: a", "c")),
    call(short("no id: b", "d")),
  );
  const ids = ["call_0", "call_0_2", "call_0_3", "call", "call_2"];
  expect(restoreCalls(history, new Map())).toEqual(historyOf(...ids.map((id) => call(id))));
});

test("a call that the history has twice is restored twice", () => {
  const id = short("call_1", "a");
  const history = historyOf(call(id), call(`${id}_2`));
  const kept = new Map([[secretOf("a"), { id: "call_1", reasoningState: "state" }]]);
  expect(restoreCalls(history, kept)).toEqual(
    historyOf(
      call("call_1", { reasoningState: "state" }),
      call("call_1_2", { reasoningState: "state" }),
    ),
  );
});

test("the newest calls are restored, as far as their states are within the bound", () => {
  const reasoningState = "s".repeat(3 * 1_048_576);
  const secrets = ["a", "b", "c", "d"];
  const kept = new Map(secrets.map((secret) => [secret, { id: secret, reasoningState }]));
  expect([...newestCalls(secrets, kept).keys()]).toEqual(["d", "c"]);
  expect([...newestCalls(["x", "d", "d"], kept).keys()]).toEqual(["d"]);
});

test("a history without short ids asks for nothing", () => {
  expect(shortIdSecrets(historyOf(call("call_1"), call("a__gw2_b")))).toEqual([]);
});
