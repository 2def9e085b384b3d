import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { JsonCutter } from "./json-output.ts";

const end: GenerationEvent = { type: "generation-end", stop: { cause: "end", raw: "stop" } };

function cut(...pieces: readonly string[]): string {
  const cutter = new JsonCutter();
  const events = [...pieces.map((text): GenerationEvent => ({ type: "text-delta", text })), end];
  const out = events.flatMap((event) => cutter.cut(event));
  expect(out.at(-1)).toEqual(end);
  return out.map((event) => (event.type === "text-delta" ? event.text : "")).join("");
}

describe("JSON is extracted from an answer, regardless of how the answer is split", () => {
  test.each([
    ["bare", '{"a":1}', '{"a":1}'],
    ["white space around it", ' \n{"a":1}\n', '{"a":1}'],
    ["a list", '[1,{"a":[2]}]', '[1,{"a":[2]}]'],
    ["a fence", '```json\n{"a":1}\n```', '{"a":1}'],
    ["a fence without a language", '```\n{"a":1}\n```\n', '{"a":1}'],
    ["white space within a fence", '```json\n\n  {"a":1}\n```', '{"a":1}'],
    ["text around a fence", 'Here you [are]:\n\n```json\n{"a":1}\n```\nBye {x}', '{"a":1}'],
    ["text after it", '{"a":1}\n\nI hope that {helps}.', '{"a":1}'],
    ["brackets and quotes within strings", '{"a":"}\\"]```","b":{}}x', '{"a":"}\\"]```","b":{}}'],
    ["no JSON at all: unchanged", "I cannot say {that}.", "I cannot say {that}."],
    ["a bare value: unchanged", "42", "42"],
    ["an answer cut by its limit", '{"a":"b', '{"a":"b'],
    ["nothing", "", ""],
  ])("%s", (_fact, answer, want) => {
    expect(cut(answer)).toBe(want);
    expect(cut(...answer)).toBe(want);
    for (let at = 0; at < answer.length; at += 1) {
      expect(cut(answer.slice(0, at), answer.slice(at))).toBe(want);
    }
  });
});

test("other events are passed through in order", () => {
  const reasoning: GenerationEvent = { type: "reasoning-delta", text: "{" };
  const events: GenerationEvent[] = [reasoning, { type: "text-delta", text: "{}" }, end];
  const cutter = new JsonCutter();
  expect(events.flatMap((event) => cutter.cut(event))).toEqual(events);
});
