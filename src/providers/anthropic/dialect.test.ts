import { expect, test } from "vitest";
import { dialectOf } from "./dialect.ts";

test.each([
  ["claude-3-7-sonnet-20250219", "budget", "all"],
  ["claude-3-5-haiku-latest", "budget", "all"],
  ["claude-opus-4-20250514", "budget", "all"],
  ["claude-opus-4-1-20250805", "budget", "one"],
  ["claude-sonnet-4-5-20250929", "budget", "one"],
  ["claude-haiku-4-5", "budget", "one"],
  ["claude-sonnet-4-6", "adaptive", "one"],
  ["claude-opus-4-7", "adaptive", "none"],
  ["claude-opus-5-5", "adaptive", "none"],
  ["claude-sonnet-5", "adaptive", "none"],
  ["claude-mythos-preview", "adaptive", "none"],
  ["us.anthropic.claude-opus-4-7-v1:0", "adaptive", "none"],
  ["anthropic/claude-sonnet-4.5", "budget", "one"],
  ["smollm2", "budget", "all"],
  ["not-claude-opus-4-7", "budget", "all"],
])("%s thinks by %s and takes %s of sampling", (model, thinking, sampling) => {
  expect(dialectOf(model)).toEqual({ thinking, sampling });
});
