import { formatCount, formatDollars, formatMoment } from "./format.js";

const orNone = (value, text, format) => (value === null ? text : format(value));
const perMinute = (count) => `${formatCount(count)} per minute`;

/** What the account has: names and values. */
export function balanceFacts({ id, plan, balance, usage, as_of: asOf }) {
  return [
    ["Available", formatDollars(balance.available)],
    ["Held by running requests", formatDollars(balance.held)],
    ["Total", formatDollars(balance.total)],
    ["Spent so far", formatDollars(usage.spent)],
    ["Paid in, less refunds", formatDollars(usage.topped_up)],
    ["Plan", plan.name],
    ["Account", id],
    ["Read at", formatMoment(asOf)],
  ];
}

/** What the key may do: names and values. */
export function keyFacts({ key }) {
  return [
    ["Label", key.label ?? "none"],
    ["Key", key.id],
    ["Created", formatMoment(key.created_at)],
    ["Expires", orNone(key.expires_at, "never", formatMoment)],
    ["Spending limit", orNone(key.spending_limit, "none", formatDollars)],
    ...(key.spending_limit === null
      ? []
      : [
          ["Spent with this key", formatDollars(key.spent)],
          ["Left of its limit", formatDollars(key.remaining)],
        ]),
  ];
}

/** The limits that apply to the key: names and values. */
export function limitFacts({ limits }) {
  return [
    ["Requests", orNone(limits.requests_per_minute, "no limit", perMinute)],
    ["Tokens", orNone(limits.tokens_per_minute, "no limit", perMinute)],
    ["Requests at once", orNone(limits.concurrent_requests, "no limit", formatCount)],
    ["Request body", `${formatCount(limits.max_body_bytes)} bytes`],
  ];
}
