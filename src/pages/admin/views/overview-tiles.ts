import type { Schemas } from "../../../../generated/admin/types.ts";
import { addressOf } from "../address.js";
import type { PeriodUsage } from "../days.js";
import { countAndShare, percent } from "../format.js";
import { element as h, fill, type Children } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import {
  approximate,
  exactMoney,
  marginElement,
  moneyElement,
  placesOf,
  roundMoney,
} from "../../kit/money.js";
import { addMoney, subtractMoney, sum } from "../../kit/sums.js";
import { windowOf, type WindowKey, type WindowUsage } from "./overview-window.js";

/** How long failed and refused requests are kept. */
const KEPT_DAYS = 7;

/** The figures that tiles compare. */
interface Sums {
  readonly requests: number;
  readonly failed: number;
  readonly charge: string;
  readonly margin: string;
}

function sumsOf(rows: readonly PeriodUsage[]): Sums {
  return {
    requests: sum(rows, ({ requests }) => requests),
    failed: sum(rows, (row) => row.failed_requests),
    charge: addMoney(rows.map(({ charge }) => charge)),
    margin: addMoney(rows.map(({ margin }) => margin)),
  };
}

/** The figures of the overview. */
export interface Tiles {
  readonly element: HTMLElement;
  readonly show: (key: WindowKey, usage: WindowUsage, failed: Schemas["FailedRequestPage"]) => void;
}

/**
 * Creates four figures of a window. Each links to the page that explains it, and has its change against
 * the window before.
 */
export function makeTiles(): Tiles {
  const element = h("dl", { class: "tiles four" });
  const tile = (name: string) => {
    const link = h("a", {}, name);
    const [value, change] = [h("dd"), h("dd", { class: "change" })];
    element.append(h("div", { class: "linked" }, h("dt", {}, link), value, change));
    return (href: string, shown: Children, changed: Children): void => {
      link.setAttribute("href", href);
      fill(value, shown);
      fill(change, changed);
    };
  };
  const tiles = {
    charged: tile("Charged"),
    margin: tile("Margin"),
    requests: tile("Requests"),
    failed: tile("Failed and refused"),
  };
  return {
    element,
    show: (key, usage, failed) => {
      const [all, now, before] = [usage.rows, usage.complete, usage.before].map(sumsOf);
      if (all === undefined || now === undefined || before === undefined) return;
      const changed = (of: keyof Sums): Children => changeOf(key, of, { now, before });
      const place = placeOf(key, usage.from);
      const places = placesOf([all.charge, all.margin]);
      tiles.charged(usageLink(place), moneyElement(all.charge, places), changed("charge"));
      const margin = [marginElement(all.margin, places), rateOf(all)];
      tiles.margin(usageLink({ ...place, sort: "Margin" }), margin, changed("margin"));
      const requests = formatCount(all.requests);
      tiles.requests(addressOf(["requests"], place), requests, changed("requests"));
      const counts = failedText(key, all, failed);
      tiles.failed(addressOf(["errors"], { from: usage.from }), counts, changed("failed"));
    },
  };
}

/** Returns the filters of a window's pages; a window of days has the same period there. */
export function placeOf(key: WindowKey, from: string): Readonly<Record<string, string>> {
  return windowOf(key).days === 1 ? { from } : { period: key };
}

/** Returns the address of the sums of a window. */
export function usageLink(filters: Readonly<Record<string, string>>): string {
  return addressOf(["usage"], filters);
}

function rateOf({ charge, margin }: Sums): Children {
  const [part, all] = [approximate(margin), approximate(charge)];
  return all > 0 && h("small", {}, ` ${percent(part, all)} of the charge`);
}

/** Refused requests are not among those of the ledger, since no money was held for them. */
function failedText(
  key: WindowKey,
  { requests, failed }: Sums,
  { data, next_cursor: next }: Schemas["FailedRequestPage"],
): Children {
  const refused = formatCount(data.filter(({ held }) => !held).length);
  const counted = next === null ? refused : `at least ${refused}`;
  const kept = windowOf(key).days > KEPT_DAYS ? ` in ${KEPT_DAYS} days` : "";
  return [countAndShare(failed, requests), h("small", {}, ` and ${counted} refused${kept}`)];
}

interface Compared {
  readonly now: Sums;
  readonly before: Sums;
}

/**
 * Describes the change of a figure over the complete hours or days of a window against the same ones of
 * the window before. The exact figures are shown on hover.
 */
function changeOf(key: WindowKey, of: keyof Sums, { now, before }: Compared): Children {
  const period = `the ${windowOf(key).name} before`;
  if (before.requests === 0) return "no requests before";
  const [value, earlier] = [now[of], before[of]];
  const [mark, size] =
    typeof value === "number" || typeof earlier === "number"
      ? countChange(Number(value), Number(earlier))
      : moneyChange(value, earlier);
  const parts = windowOf(key).days > KEPT_DAYS ? "days" : "hours";
  const title = `${exact(value)} in the complete ${parts}, ${exact(earlier)} in the same ${parts} before`;
  return h(
    "span",
    { title },
    mark !== "" && h("span", { "aria-hidden": "true" }, `${mark} `),
    mark === "" ? `the same as in ${period}` : `${size} on ${period}`,
  );
}

function exact(value: number | string): string {
  return typeof value === "number" ? formatCount(value) : exactMoney(value);
}

/** Returns the mark of a change and its size, in percent if possible; both are empty without one. */
function countChange(now: number, before: number): readonly [mark: string, size: string] {
  if (now === before) return ["", ""];
  const mark = now > before ? "▲" : "▼";
  const sign = now > before ? "+" : "-";
  const size = Math.abs(now - before);
  if (isTiny(size, before)) return ["", ""];
  return [mark, `${sign}${before > 0 ? percent(size, before) : formatCount(size)}`];
}

/** Whether a change would read as one of nothing. */
function isTiny(size: number, before: number): boolean {
  return before > 0 && percent(size, before) === percent(0, before);
}

/** Like `countChange`; a percentage of a loss would be no measure. */
function moneyChange(now: string, before: string): readonly [mark: string, size: string] {
  const change = subtractMoney(now, before);
  const size = approximate(change);
  if (size === 0) return ["", ""];
  const [mark, sign] = size > 0 ? ["▲", "+"] : ["▼", "-"];
  const isRelative = approximate(now) > 0 && approximate(before) > 0;
  if (isRelative && isTiny(Math.abs(size), approximate(before))) return ["", ""];
  const text = isRelative
    ? percent(Math.abs(size), approximate(before))
    : roundMoney(change.replace("-", ""));
  return [mark, `${sign}${text}`];
}
