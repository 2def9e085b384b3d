import { viewAccountKey } from "../../../generated/console/page-fields.js";
import type { Schemas } from "../../../generated/console/types.ts";
import { element, type Fact } from "../kit/elements.js";
import { formatBytes, formatCount, formatMoment } from "../kit/format.js";
import { copyableId, type Announcer } from "../kit/ids.js";
import { moneyElement, placesOf } from "../kit/money.js";

type Account = Schemas["Account"];

const orNone = <T>(value: T | null, text: string, format: (value: T) => string): string =>
  value === null ? text : format(value);
const perMinute = (count: number): string => `${formatCount(count)} per minute`;

/** Returns the amounts of the account as names and values; they add up as they are shown. */
export function balanceFacts({ balance, usage }: Account): readonly Fact[] {
  const { available, held } = balance;
  const parts = [available, held, usage.spent];
  const places = placesOf([], { sums: [{ total: usage.topped_up, parts }] });
  return [
    ["Available", moneyElement(available, places)],
    ["Held by running requests", moneyElement(held, places)],
    ["Spent so far", moneyElement(usage.spent, places)],
    ["Net payments", moneyElement(usage.topped_up, places)],
  ];
}

/** Returns facts about the account and the key as names and values. */
export function keyFacts(app: Announcer, { id, name, plan, key }: Account): readonly Fact[] {
  return [
    ["Account", element("bdi", {}, name)],
    ["Account id", copyableId(app, id)],
    ["Plan", plan.name],
    ...viewAccountKey.map(({ name: title, field, type }): Fact => {
      const value: unknown = Reflect.get(key, field);
      if (typeof value !== "string") return [title, type === "datetime" ? "never" : "none"];
      if (field === "id") return [title, copyableId(app, value)];
      return [title, type === "datetime" ? formatMoment(value) : value];
    }),
  ];
}

/** Returns the limits that apply to the key as names and values. */
export function limitFacts({ limits, unlisted_fields: rule }: Account): readonly Fact[] {
  return [
    ["Requests", orNone(limits.requests_per_minute, "no limit", perMinute)],
    ["Tokens", orNone(limits.tokens_per_minute, "no limit", perMinute)],
    ["Concurrent requests", orNone(limits.concurrent_requests, "no limit", formatCount)],
    ["Request body", formatBytes(limits.max_body_bytes)],
    ["Unlisted fields", rule === "ignore" ? "known ones are ignored" : "refused"],
  ];
}
