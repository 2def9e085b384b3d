import { expect, test } from "vitest";
import { joinShortCallId, readShortCallId } from "../core/conversation/short-call-id.ts";
import { CallStates } from "./call-states.ts";
import { runScript } from "./testing/run-script.ts";

const secret = "s".repeat(22);
const call = { id: "call_1", reasoningState: "thoughts" };
const store = { findCallStates: () => Promise.resolve([]) };
const kept = new CallStates(store).keep(secret, call, "a");

const id = joinShortCallId("call_1", secret);
const tools = [{ type: "function", function: { name: "look", parameters: { type: "object" } } }];
const messages = [
  { role: "user", content: "a" },
  {
    role: "assistant",
    content: null,
    tool_calls: [{ id, type: "function", function: { name: "look", arguments: "{}" } }],
  },
  { role: "tool", tool_call_id: id, content: "b" },
];
const fields = { tools, messages };

test("the hold counts a state that the store keeps, and waits for it", async () => {
  const without = await runScript([], { fields });
  const within = await runScript([], { fields, callStates: [kept] });
  expect(within.timeline.slice(0, 2)).toEqual(["find calls", "hold"]);
  const [cheap, dear] = [without.holds[0]?.amount ?? 0, within.holds[0]?.amount ?? 0];
  expect(dear).toBeGreaterThan(cheap);
});

test("a state that is gone is named in x-ignored-fields, and the request is answered", async () => {
  const end = { type: "generation-end", stop: { cause: "end", raw: "" } } as const;
  const steps = [[{ type: "generation-start" }, { type: "text-delta", text: "c" }, end]] as const;
  const gone = await runScript(steps, { fields });
  expect(gone.sink.head?.ignored).toContain("/messages/*/tool_calls/*/id");
  const found = await runScript(steps, { fields, callStates: [kept] });
  expect(found.sink.head?.ignored).not.toContain("/messages/*/tool_calls/*/id");
});

test("the states of a finished reply are settled with it, those of a failed one are not", async () => {
  const start = { type: "tool-call-start", index: 0, name: "look", ...call } as const;
  const stop = { cause: "tool-calls", raw: "" } as const;
  const begun = [{ type: "generation-start" }, start] as const;
  const whole = await runScript([begun, [{ type: "generation-end", stop }]], { fields });
  expect(whole.settled?.callStates).toMatchObject({ keyId: "k", states: [{}] });
  const shown = /"id":"(call_1__gw2_[^"]*)"/.exec(whole.sink.text)?.[1] ?? "";
  expect(readShortCallId(shown)?.ownId).toBe("call_1");
  const broken = await runScript([begun, new Error("a bug")], { fields });
  expect(broken.settled?.callStates).toBeUndefined();
});
