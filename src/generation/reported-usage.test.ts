import { expect, test } from "vitest";
import type { ReportedUsage, TokenUsage } from "../core/conversation/token-usage.ts";
import { bareStart, end, fail, start, text, used } from "./testing/events.ts";
import { runScript } from "./testing/run-script.ts";

/** At most this is charged. */
const HOLD = 207_000;

test.each([
  // what was reported              events                                     in out est
  ["zero without content", [start], { output: 0 }, 5, 0, false],
  ["only zeros without content", [bareStart], { freshInput: 0, output: 0 }, 0, 0, false],
  ["zero input", [bareStart, text], { freshInput: 0, output: 3 }, 4, 3, true],
  ["the whole context", [bareStart, text], { freshInput: 1_000, output: 3 }, 1_000, 3, false],
  ["more than the context", [bareStart, text], { freshInput: 1_001, output: 3 }, 4, 3, true],
] as const)("upstream reports %s", async (_, events, usage, input, output, estimated) => {
  const { settled } = await runScript([events, [used(usage), end]]);
  expect(settled).toMatchObject({
    usage: { promptTokens: input, completionTokens: output },
    charge: Math.min(input * 1_000 + output * 2_000, HOLD),
    estimated,
  });
});

test.each<[string, TokenUsage, readonly string[], ReportedUsage | undefined]>([
  ["that agree", { freshInput: 6, output: 3 }, [], undefined],
  [
    "that contradict the reply",
    { freshInput: 0, output: 0 },
    ['misreported {"input":"zero","output":"zero"}'],
    { promptTokens: 0, completionTokens: 0 },
  ],
  [
    "of which only the total is wrong",
    {
      freshInput: 6,
      output: 3,
      faults: { other: "total" },
      reported: { promptTokens: 6, completionTokens: 3, totalTokens: 7 },
    },
    ['misreported {"other":"total"}'],
    { promptTokens: 6, completionTokens: 3, totalTokens: 7 },
  ],
  [
    "that have the cache beside the prompt",
    { freshInput: 6, cachedInput: 90, cacheWrite: 0, output: 3, reported: { promptTokens: 6 } },
    [],
    { promptTokens: 6 },
  ],
])("numbers of a vendor %s", async (_, usage, observations, reportedUsage) => {
  const { settled, observed } = await runScript([
    [bareStart, text],
    [used(usage), end],
  ]);
  expect(observed).toEqual(["hold settled", ...observations]);
  expect(settled?.reportedUsage).toEqual(reportedUsage);
});

test("the usage of a failed reply is shown beside its charge of nothing", async () => {
  const { settled } = await runScript([[start, text], fail("server-error")], { stream: false });
  expect(settled).toMatchObject({ charge: 0, reportedUsage: { promptTokens: 5 } });
});

test.each([
  ["chat", { stream_options: { include_usage: true } }],
  ["messages", { max_tokens: 100 }],
  ["responses", {}],
] as const)("%s: the client sees the charged output", async (protocol, fields) => {
  // More than the request may have, and then a number that is no count: 100 are charged.
  const first = { freshInput: 5, output: 501 };
  const last = { faults: { output: "not-a-count" }, reported: { completionTokens: -1 } } as const;
  const { settled, sink } = await runScript(
    [
      [{ type: "generation-start", usage: first }, text],
      [used(last), end],
    ],
    { protocol, fields },
  );
  expect(settled).toMatchObject({ charge: 205_000, usage: { completionTokens: 100 } });
  const shown = [...sink.text.matchAll(/"(?:output|completion)_tokens":(\d+)/g)];
  expect(shown.at(-1)?.[1]).toBe("100");
});
