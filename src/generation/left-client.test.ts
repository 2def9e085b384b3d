import { expect, test } from "vitest";
import type { TokenUsage } from "../core/conversation/token-usage.ts";
import { end, fail, start, text, used } from "./testing/events.ts";
import { runScript, type ScriptOptions } from "./testing/run-script.ts";
import type { Step } from "./testing/scripted-upstream.ts";

/** 100 of the tokens are hidden reasoning. */
const reported: TokenUsage = { output: 103, reasoning: 100 };
const options = { maxOutputTokens: 200 } as const;

/** Returns the billed tokens, the cost in output tokens, and how the upstream's call ended. */
async function picture(steps: readonly Step[], more: ScriptOptions = {}): Promise<string> {
  const left = [[start, text], "client-leaves", ...steps] as const;
  const { settled, attemptsEnded, sink } = await runScript(left, { ...options, ...more });
  const { usage, estimated, outcome, cost } = settled ?? expect.fail("not settled");
  expect(outcome).toBe("client-gone");
  expect(sink.text).not.toContain("[DONE]");
  const about = estimated ? "~" : "";
  const used = Math.round(((cost ?? 0) - 5_000) / 2_000);
  return `${about}${usage.completionTokens} for ${used}, ${attemptsEnded.join() || "complete"}`;
}

test.each<[string, readonly Step[], ScriptOptions, string]>([
  ["the reported usage", [[used(reported), end]], {}, "103 for 103, complete"],
  // Of the 5 words that were received, those of the second text are not owed.
  ["not the text after it", [[text], [used(reported), end]], {}, "~101 for 103, complete"],
  ["what was seen, if no usage follows", ["hangs"], {}, "~3 for 3, cancelled"],
  ["what was seen, if the upstream fails", [fail("server-error")], {}, "~3 for 3, server-error"],
  ["what was seen, if the end has no usage", [[text], [end]], {}, "~3 for 3, complete"],
  ["what was seen, if its deadline passes", ["hangs"], { totalMs: 100 }, "~3 for 3, cancelled"],
  [
    "what was seen, if too much follows",
    [[{ type: "text-delta", text: "word ".repeat(3_300) }], [used(reported), end]],
    {},
    "~3 for 3, cancelled",
  ],
  [
    "what was seen of a model that does not reason",
    [[used(reported), end]],
    { reasoning: "none" },
    "~3 for 3, cancelled",
  ],
])("a client that leaves pays %s", async (_what, steps, more, want) => {
  expect(await picture(steps, more)).toBe(want);
});
