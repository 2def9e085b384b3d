import { expect, it } from "vitest";
import { keyRecord } from "../../core/ledger/test-decisions.ts";
import type { UnlistedFields } from "../../core/ledger/unlisted-fields.ts";
import { unlistedFieldsOf } from "./caller.ts";

const plan = { id: "p", name: "Plan", models: ["*"], requestsPerMinute: null };
const limits = { tokensPerMinute: null, concurrentRequests: null };

it.each<[string, UnlistedFields | null, { unlistedFields?: UnlistedFields }, UnlistedFields]>([
  ["a plan without a rule refuses", null, {}, "refuse"],
  ["a plan's rule applies to a key without one", null, { unlistedFields: "ignore" }, "ignore"],
  ["a key may ignore what its plan refuses", "ignore", { unlistedFields: "refuse" }, "ignore"],
  ["a key may refuse what its plan ignores", "refuse", { unlistedFields: "ignore" }, "refuse"],
])("unlisted fields: %s", (_name, unlistedFields, rule, want) => {
  const caller = { key: { ...keyRecord, unlistedFields }, plan: { ...plan, ...limits, ...rule } };
  expect(unlistedFieldsOf(caller)).toBe(want);
});
