import { expect, test } from "vitest";
import { cachesForAnHour } from "./final-usage.ts";
import type { CacheControl } from "../core/conversation/conversation.ts";
import type { MarkedContent } from "../core/conversation/move-marks.ts";

const none: MarkedContent = { tools: [], system: [], turns: [] };

/** Conversations with one mark, by its place. */
const places = (cacheControl: CacheControl): Readonly<Record<string, MarkedContent>> => {
  const text = { type: "text", text: "a", cacheControl } as const;
  const call = { type: "tool-call", id: "1", name: "f", argumentsJson: "", cacheControl } as const;
  const result = { callId: "1", toolName: "f", content: [], isError: false } as const;
  return {
    tool: { ...none, tools: [{ name: "f" }, { name: "g", cacheControl }] },
    system: { ...none, system: [text] },
    user: { ...none, turns: [{ role: "user", parts: [text] }] },
    call: { ...none, turns: [{ role: "assistant", parts: [call] }] },
    result: { ...none, turns: [{ role: "tool", results: [{ ...result, cacheControl }] }] },
    "content of a result": {
      ...none,
      turns: [{ role: "tool", results: [{ ...result, content: [text] }] }],
    },
  };
};

test.each(Object.keys(places({ type: "ephemeral" })))("a mark for an hour on a %s", (place) => {
  const at = (control: CacheControl) => cachesForAnHour(places(control)[place] ?? none);
  expect(at({ type: "ephemeral", ttl: "1h" })).toBe(true);
  expect(at({ type: "ephemeral", ttl: "5m" })).toBe(false);
  expect(at({ type: "ephemeral" })).toBe(false);
});

test("marks of both lifetimes, or none", () => {
  const marked = (ttl: "5m" | "1h") => ({
    name: ttl,
    cacheControl: { type: "ephemeral", ttl } as const,
  });
  expect(cachesForAnHour({ ...none, tools: [marked("1h"), marked("1h")] })).toBe(true);
  expect(cachesForAnHour({ ...none, tools: [marked("1h"), marked("5m")] })).toBe(false);
  expect(cachesForAnHour(none)).toBe(false);
});
