import { expect, test } from "vitest";
import { upstream } from "./test-records.ts";
import { type UpstreamDescription, upstreamTable } from "./upstream-table.ts";

type Facts = UpstreamDescription["facts"];

/** A model that accepts all parameters. */
const plain: Facts = {
  thinking: "budget",
  efforts: ["none", "low"],
  bound_thinking: false,
  sampling: "all",
  stop: true,
  forced_tools: true,
  forced_by: "any",
  single_calls: true,
  responses: "never",
};

test.each<[Partial<Facts>, string]>([
  [{}, "budget, none/low"],
  [{ efforts: [] }, "budget, no efforts"],
  [{ thinking: "adaptive", bound_thinking: true }, "adaptive, none/low, bound"],
  [{ thinking: "always" }, "always, low"],
  [{ thinking: "between-tools" }, "between-tools, low"],
  [{ sampling: "one" }, "budget, none/low, temperature or top_p"],
  [{ sampling: "effort-none-only" }, "budget, none/low, sampling at effort none"],
  [{ sampling: "none", stop: false }, "budget, none/low, no sampling, no stop"],
  [{ forced_tools: false, forced_by: "name" }, "budget, none/low, no forced tools"],
  [{ forced_by: "name" }, "budget, none/low, tools forced by name"],
  [{ single_calls: false }, "budget, none/low, no single calls"],
  [{ responses: "tools-with-effort" }, "budget, none/low, tools with effort over Responses"],
  [{ responses: "tools" }, "budget, none/low, tools over Responses"],
])("the facts %j are printed as %s", (facts, text) => {
  const row: Omit<UpstreamDescription, "object"> = {
    ...upstream,
    upstream: "UPSTREAM",
    reason: "host",
    known_as: null,
    facts: { ...plain, ...facts },
  };
  expect(upstreamTable([row])).toContain(`by its name: ${text}  `);
});
