import { expect, test } from "vitest";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import { readShortCallId } from "../core/conversation/short-call-id.ts";
import type { DecodedRequest } from "../wire/protocols/protocol.ts";
import { CallStates, ReplyCalls } from "./call-states.ts";
import type { GenerationJob } from "./job.ts";

const owner = { requestId: "r", accountId: "acc" };

function openCalls(decoded: Partial<DecodedRequest> = {}) {
  const states = new CallStates({ findCallStates: () => Promise.resolve([]) });
  const caller = { accountId: "acc", key: { id: "key" } };
  const job = { requestId: "r", caller, decoded } as GenerationJob;
  return { states, calls: new ReplyCalls(states, job) };
}

const start = (id: string, reasoningState?: string): GenerationEvent => ({
  type: "tool-call-start",
  index: 0,
  id,
  name: "look",
  ...(reasoningState !== undefined && { reasoningState }),
});

const idOf = (event: GenerationEvent | undefined): string =>
  event?.type === "tool-call-start" ? event.id : "";

test.each([
  ["a state", "call_1", "state", "call_1"],
  ["an id with other characters", "functions.look:0", undefined, null],
  ["a long id", "a".repeat(65), undefined, null],
  ["an id of another gateway", "a__gw1_AAAAAAAAstate", undefined, null],
  ["an empty id", "", undefined, null],
  ["a long id and a state", "a".repeat(99), "state", null],
])("a call with %s gets a short id, and is kept", (_what, id, state, shown) => {
  const { states, calls } = openCalls();
  const [event] = calls.shorten([start(id, state)]);
  const short = readShortCallId(idOf(event));
  expect(short?.ownId).toBe(shown);
  expect(event).not.toHaveProperty("reasoningState");
  expect(calls.seal()).toMatchObject({ keyId: "key", states: [{ name: expect.any(String) }] });
  const secret = short?.secret ?? "";
  const kept = { id, ...(state !== undefined && { reasoningState: state }) };
  expect(states.find([secret], owner)).toEqual(new Map([[secret, kept]]));
});

test("a plain call keeps its id; a state that is too long is dropped", () => {
  const { calls } = openCalls();
  const events = [start("call_1"), start("call_2", "a".repeat(131_073))];
  expect(calls.shorten(events)).toEqual([start("call_1"), start("call_2")]);
  expect(calls.seal()).toBeUndefined();
  const [longest] = calls.shorten([start("call_3", "a".repeat(131_072))]);
  expect(readShortCallId(idOf(longest))).not.toBeNull();
});

test("a client that carries reasoning gets a plain id and the sealed state", () => {
  const { calls } = openCalls({ carriesReasoning: true });
  const [event, plain] = calls.shorten([start("call_1", "c3RhdGU"), start("call_2")]);
  const sealed = event?.type === "tool-call-start" ? event.reasoningState : undefined;
  expect(event).toEqual(start("call_1", sealed));
  expect(sealed).toMatch(/^gws1_[\w-]{44}$/);
  expect(plain).toEqual(start("call_2"));
  const tooLong = start("call_3", "a".repeat(131_073));
  expect(calls.shorten([tooLong])).toEqual([start("call_3")]);
  expect(calls.seal()).toBeUndefined();
});

test("the store keeps the state of a call without a plain id, whatever the client carries", () => {
  const { states, calls } = openCalls({ carriesReasoning: true });
  const [event] = calls.shorten([start("look:0", "c3RhdGU")]);
  expect(event).toEqual(start(idOf(event)));
  const { secret = "" } = readShortCallId(idOf(event)) ?? {};
  expect(calls.seal()?.states).toHaveLength(1);
  const kept = { id: "look:0", reasoningState: "c3RhdGU" };
  expect(states.find([secret], owner)).toEqual(new Map([[secret, kept]]));
});

test("results of the upstream's checks refer to calls by the client's ids", () => {
  const { calls } = openCalls();
  const [first] = calls.shorten([start("toolu_1", "state")]);
  calls.shorten([start("toolu_2")]);
  const check = (...ids: readonly string[]) => [
    { type: "dangerous_tool_use", status: Object.fromEntries(ids.map((id) => [id, [id, "text"]])) },
  ];
  const stop = { cause: "tool-calls", raw: "tool_use" } as const;
  const results = check("toolu_1", "toolu_2");
  expect(
    calls.shorten([{ type: "generation-end", stop: { ...stop, safeguardResults: results } }]),
  ).toEqual([
    {
      type: "generation-end",
      stop: { ...stop, safeguardResults: check(idOf(first), "toolu_2") },
    },
  ]);
});

test("events without calls pass unchanged", () => {
  const events: readonly GenerationEvent[] = [{ type: "text-delta", text: "a" }];
  expect(openCalls().calls.shorten(events)).toBe(events);
});
