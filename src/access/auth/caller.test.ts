import { expect, it } from "vitest";
import { keyRecord } from "../../core/ledger/test-decisions.ts";
import type { UnlistedFields } from "../../core/ledger/unlisted-fields.ts";
import { unlistedFieldsOf } from "./caller.ts";

const plan = { id: "p", name: "Plan", models: ["*"], requestsPerMinute: null };
const limits = { tokensPerMinute: null, concurrentRequests: null };

it.each<[string, UnlistedFields, { unlistedFields?: UnlistedFields }]>([
  ["a plan without a rule refuses", "refuse", {}],
  ["a plan's rule applies to its keys", "ignore", { unlistedFields: "ignore" }],
])("unlisted fields: %s", (_name, want, rule) => {
  expect(unlistedFieldsOf({ key: keyRecord, plan: { ...plan, ...limits, ...rule } })).toBe(want);
});
