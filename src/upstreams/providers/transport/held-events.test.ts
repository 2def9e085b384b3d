import { expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import { OpeningEvents } from "./held-events.ts";

const start: GenerationEvent = { type: "generation-start", usage: { freshInput: 7 } };
const usage = (output: number): GenerationEvent => ({ type: "usage-update", usage: { output } });
const call: GenerationEvent = { type: "tool-call-start", index: 0, id: "c", name: "n" };

test.each<[string, GenerationEvent]>([
  ["text", { type: "text-delta", text: "a" }],
  ["reasoning", { type: "reasoning-delta", text: "a" }],
  ["a call", call],
  ["the end", { type: "generation-end", stop: { cause: "end", raw: "stop" } }],
])("the start of a stream is held until %s", (_fact, event) => {
  const opening = new OpeningEvents();
  expect(opening.add([start])).toBeNull();
  expect(opening.add([])).toBeNull();
  expect(opening.add([usage(1)])).toBeNull();
  expect(opening.add([event, usage(2), event])).toEqual([start, usage(1), event, usage(2), event]);
});

test("only the usage in held events is reported", () => {
  const reported: TokenUsage[] = [];
  const opening = new OpeningEvents((known) => void reported.push(known));
  opening.add([{ type: "generation-start" }]);
  for (const event of [usage(2), start, usage(3)]) opening.add([event]);
  opening.add([usage(4), call]);
  const both = { freshInput: 7, output: 3 };
  expect(reported).toEqual([{ output: 2 }, { ...both, output: 2 }, both]);
});

test("a stream that starts with content is not held", () => {
  expect(new OpeningEvents().add([call, usage(1)])).toEqual([call, usage(1)]);
});

test("usage reports are merged, in any number", () => {
  const opening = new OpeningEvents();
  for (const output of [1, 3, 2]) expect(opening.add([usage(output), usage(0)])).toBeNull();
  expect(opening.add([usage(2), call])).toEqual([usage(3), call]);
});
