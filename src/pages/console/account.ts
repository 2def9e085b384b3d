import type { Schemas } from "../../../generated/console/types.ts";
import type { Fact } from "../kit/elements.js";
import { formatCount, formatMoment } from "../kit/format.js";
import { copyableId, type Announcer } from "../kit/ids.js";
import { moneyElement } from "../kit/money.js";

type Account = Schemas["Account"];

const orNone = <T>(value: T | null, text: string, format: (value: T) => string): string =>
  value === null ? text : format(value);
const perMinute = (count: number): string => `${formatCount(count)} per minute`;

/** Returns facts about the account as names and values. */
export function balanceFacts({ id, plan, balance, usage, as_of: asOf }: Account): readonly Fact[] {
  return [
    ["Available", moneyElement(balance.available)],
    ["Held by running requests", moneyElement(balance.held)],
    ["Total", moneyElement(balance.total)],
    ["Spent so far", moneyElement(usage.spent)],
    ["Net payments", moneyElement(usage.topped_up)],
    ["Plan", plan.name],
    ["Account", id],
    ["As of", formatMoment(asOf)],
  ];
}

/** Returns facts about the key as names and values. */
export function keyFacts(app: Announcer, { key }: Account): readonly Fact[] {
  return [
    ["Label", key.label ?? "none"],
    ["Key", copyableId(app, key.id)],
    ["Created", formatMoment(key.created_at)],
    ["Expires", orNone(key.expires_at, "never", formatMoment)],
  ];
}

/** Returns the limits that apply to the key as names and values. */
export function limitFacts({ limits }: Account): readonly Fact[] {
  return [
    ["Requests", orNone(limits.requests_per_minute, "no limit", perMinute)],
    ["Tokens", orNone(limits.tokens_per_minute, "no limit", perMinute)],
    ["Concurrent requests", orNone(limits.concurrent_requests, "no limit", formatCount)],
    ["Request body", `${formatCount(limits.max_body_bytes)} bytes`],
  ];
}
