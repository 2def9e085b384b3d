import { expect, test } from "vitest";
import { asksForHours } from "./final-usage.ts";
import type { CacheControl } from "../core/conversation/conversation.ts";
import type { Marked } from "../core/conversation/move-marks.ts";

const none: Marked = { tools: [], system: [], turns: [] };

/** Conversations with one mark, by its place. */
const places = (cacheControl: CacheControl): Readonly<Record<string, Marked>> => {
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
  const at = (control: CacheControl) => asksForHours(places(control)[place] ?? none);
  expect(at({ type: "ephemeral", ttl: "1h" })).toBe(true);
  expect(at({ type: "ephemeral", ttl: "5m" })).toBe(false);
  expect(at({ type: "ephemeral" })).toBe(false);
});

test("marks of both lifetimes, or none", () => {
  const marked = (ttl: "5m" | "1h") => ({
    name: ttl,
    cacheControl: { type: "ephemeral", ttl } as const,
  });
  expect(asksForHours({ ...none, tools: [marked("1h"), marked("1h")] })).toBe(true);
  expect(asksForHours({ ...none, tools: [marked("1h"), marked("5m")] })).toBe(false);
  expect(asksForHours(none)).toBe(false);
});
