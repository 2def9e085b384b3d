import { expect, test } from "vitest";
import type { TokenUsage } from "../core/conversation/token-usage.ts";
import { HiddenReasoning } from "./hidden-reasoning.ts";
import { AbandonedCallSlots } from "./abandoned-call-slots.ts";
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

const newShared = () => ({
  hiddenReasoning: new HiddenReasoning(),
  readOnSlots: new AbandonedCallSlots(),
});
/** The model that the scripts ask, without reasoning parameters. */
const asked = { model: { id: "test/model", maxOutputTokens: 200 }, conversation: {} };

test.each<[string, readonly Step[]]>([
  [
    "finished",
    [
      [start, text],
      [used(reported), end],
    ],
  ],
  ["was read on", [[start, text], "client-leaves", [used(reported), end]]],
])(
  "the hidden reasoning of a reply that %s is owed by the next client that leaves",
  async (_how, steps) => {
    const shared = newShared();
    await runScript(steps, { ...options, shared });
    expect(shared.hiddenReasoning.expected(asked)).toBe(100);
    expect(await picture(["hangs"], { shared })).toBe("~103 for 103, cancelled");
  },
);

test("a key without a free slot is not read on, and owes the mean", async () => {
  const shared = newShared();
  const report = { blocks: [], usage: { output: 90, reasoning: 80 } };
  shared.hiddenReasoning.note(asked, report);
  expect([1, 2].map(() => shared.readOnSlots.take("k"))).toEqual([true, true]);
  const steps = [[used(reported), end]] as const;
  expect(await picture(steps, { shared })).toBe("~83 for 83, cancelled");
  shared.readOnSlots.release("k");
  expect(await picture(steps, { shared })).toBe("103 for 103, complete");
  // The run has given its slot back, and has taken no other.
  expect([1, 2].map(() => shared.readOnSlots.take("k"))).toEqual([true, false]);
});
