import type { Schemas } from "../../../generated/console/types.ts";
import { element, svg, type Child } from "../kit/elements.js";
import { formatMoment } from "../kit/format.js";
import { moneyElement, placesOf } from "../kit/money.js";

type Account = Schemas["Account"];

/** A spending limit; amounts are decimal strings of dollars. */
interface Limit {
  readonly name: string;
  readonly limit: string;
  readonly spent: string;
  readonly left: string;
  readonly held?: string;
  /** Time of the next reset; null: never. */
  readonly resets: string | null;
}

const WIDTH = 600;
const HEIGHT = 10;
const PERCENT = 100;

/** Shows each limit of the account and its key that can stop a request before the balance does. */
export function showBudgets(place: HTMLElement, account: Account): void {
  const cards = limitsOf(account).map(card);
  const none = element("p", { class: "note" }, "No budget and no spending limit.");
  place.replaceChildren(...(cards.length > 0 ? cards : [none]));
}

function limitsOf({ budget, key }: Account): readonly Limit[] {
  const { spending_limit: limit, spent, remaining } = key;
  return [
    ...ofPeriod("Budget of the account", budget),
    ...ofPeriod("Budget of this key", key.budget),
    ...(limit === null || spent === null || remaining === null
      ? []
      : [{ name: "Spending limit of this key", limit, spent, left: remaining, resets: null }]),
  ];
}

function ofPeriod(owner: string, budget: Schemas["Budget"]): readonly Limit[] {
  if (budget === null) return [];
  const { period, resets_at: resets } = budget;
  return [{ ...budget, name: `${owner} per ${period}`, resets }];
}

function card(limit: Limit): HTMLElement {
  const { name, left, spent, resets } = limit;
  const held = limit.held ?? "0";
  const sums = [{ total: limit.limit, parts: [spent, held, left] }];
  const places = placesOf([], { sums, exact: [limit.limit] });
  const parts: readonly (readonly Child[])[] = [
    [moneyElement(spent, places), " spent"],
    ...(Number(held) > 0 ? [[moneyElement(held, places), " held"]] : []),
    [resets === null ? "never resets" : `resets ${formatMoment(resets)}`],
  ];
  return element(
    "div",
    { class: "budget", "data-used-up": String(Number(left) === 0) },
    element("h2", {}, name),
    element(
      "p",
      { class: "left" },
      moneyElement(left, places),
      " left of ",
      moneyElement(limit.limit, places),
    ),
    bar(limit),
    element(
      "p",
      { class: "note" },
      ...parts.flatMap((part, at) => (at > 0 ? [" · ", ...part] : part)),
    ),
  );
}

/** Returns a bar of the spent and held shares of the limit, drawn to scale. */
function bar({ name, limit, left, spent }: Limit): HTMLElement {
  const all = Number(limit);
  const shareOf = (amount: number): number =>
    all === 0 ? 0 : Math.min(Math.max(amount / all, 0), 1);
  const used = all === 0 ? 1 : 1 - shareOf(Number(left));
  const spentWidth = Math.round(shareOf(Number(spent)) * WIDTH);
  const heldWidth = all === 0 ? 0 : Math.max(Math.round(used * WIDTH) - spentWidth, 0);
  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none" });
  drawing.append(
    svg("rect", { class: "spent", x: 0, width: spentWidth, height: HEIGHT }),
    svg("rect", { class: "held", x: spentWidth, width: heldWidth, height: HEIGHT }),
  );
  const meter = {
    role: "meter",
    class: "bar-of-budget",
    "aria-label": `${name}: used`,
    "aria-valuemin": "0",
    "aria-valuemax": String(PERCENT),
    "aria-valuenow": String(Math.round(used * PERCENT)),
    "aria-valuetext": `${Math.round(used * PERCENT)} per cent`,
  };
  return element("div", meter, drawing);
}
