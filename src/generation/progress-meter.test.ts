import { expect, test } from "vitest";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import { ProgressMeter } from "./progress-meter.ts";
import { makeModel } from "./testing/test-model.ts";
import type { PreparedJob } from "./prepared-job.ts";

/** Maximum reply size of a model with 100 output tokens. */
const MAX = 100 * 32 + 256 * 1_024;

function meter(): ProgressMeter {
  const prepared = { job: { model: makeModel({}) } } as unknown as PreparedJob;
  return new ProgressMeter(prepared, {} as ConstructorParameters<typeof ProgressMeter>[1]);
}

const x = (length: number): string => "x".repeat(length);

test.each<[string, GenerationEvent, number]>([
  ["text", { type: "text-delta", text: x(9) }, 9],
  ["reasoning", { type: "reasoning-delta", text: x(9) }, 9],
  ["arguments", { type: "tool-call-delta", index: 0, argumentsJson: x(9) }, 9],
  ["a call, by its name and id", { type: "tool-call-start", index: 0, id: x(3), name: x(4) }, 263],
  [
    "a call with a reasoning state",
    { type: "tool-call-start", index: 0, id: x(3), name: x(4), reasoningState: x(5) },
    268,
  ],
  ["usage", { type: "usage-update", usage: { output: 9 } }, 0],
])("the size of a reply is bounded, including %s", (_fact, event, size) => {
  const reply = meter();
  reply.count(event);
  reply.count({ type: "text-delta", text: x(MAX - size) });
  expect(() => reply.checkSize()).not.toThrow();
  reply.count({ type: "text-delta", text: "x" });
  expect(() => reply.checkSize()).toThrow(/a reply of more than 265344 characters/);
});
