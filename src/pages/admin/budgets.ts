import { element as h, type Child } from "../kit/elements.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import type { FieldSpec, FormValues, Option } from "./fields.js";
import { approximate, placesOf } from "../kit/money.js";
import { money, moneyToConfirm, moment } from "./format.js";

const periods = [
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
] as const satisfies readonly Option[];

const firstDays = { day: undefined, week: "monday", month: "1" } as const;

type Budget = Schemas["Account"]["budget"];

/** Returns the fields of a spending limit per period. */
export function budgetFields(budget: Budget) {
  return [
    {
      name: "budget_limit",
      label: "Budget in US dollars",
      type: "amount",
      value: budget?.limit ?? "",
      hint: "The most that may be spent per period; leave empty for no budget.",
    },
    {
      name: "budget_period",
      label: "Budget per",
      type: "select",
      required: true,
      options: periods,
      value: budget?.period ?? "month",
    },
    {
      name: "budget_resets_on",
      label: "Day on which the budget resets",
      value: budget?.resets_on ?? "",
      hint: "monday to sunday of a week, 1 to 28 of a month; leave empty for the first day.",
    },
    {
      name: "budget_time_zone",
      label: "Time zone of the budget",
      value: budget?.time_zone ?? "UTC",
      hint: "Such as Europe/Berlin; its days begin at midnight there.",
    },
  ] as const satisfies readonly FieldSpec[];
}

/** Returns the values of the fields. */
function readTerms(values: FormValues) {
  const [limit, period, day, zone = "UTC"] = ["limit", "period", "resets_on", "time_zone"].map(
    (name) => {
      const value = values[`budget_${name}`];
      return typeof value === "string" ? value : undefined;
    },
  );
  return { limit, period: periods.find(([each]) => each === period)?.[0] ?? "month", day, zone };
}

/** Returns the budget of the fields in the form of the contract; undefined if it is unchanged. */
export function budgetChange(
  budget: Budget,
  values: FormValues,
): Schemas["AccountUpdate"]["budget"] {
  const terms = readTerms(values);
  const { limit, period, zone } = terms;
  if (limit === undefined) return budget === null ? undefined : null;
  const isSamePeriod = period === budget?.period;
  // The day of a week is none of a month.
  const entered = isSamePeriod || terms.day !== budget?.resets_on;
  const day = (entered ? terms.day : undefined) ?? firstDays[period];
  const isSame = isSamePeriod && day === (budget?.resets_on ?? undefined);
  if (isSame && limit === budget?.limit && zone === budget.time_zone) return undefined;
  return { limit, period, time_zone: zone, ...(day !== undefined && { resets_on: day }) };
}

/** Describes the entered budget, to confirm. */
export function reviewBudget(values: FormValues): string {
  const { limit, period, day, zone } = readTerms(values);
  if (limit === undefined) return "none";
  return `${moneyToConfirm(limit)} per ${period}${day === undefined ? "" : ` from ${day}`}, ${zone}`;
}

const NEARLY = 0.8;

/** Shows a budget with its remaining amount, and a bar of the spent and held amounts. */
export function budgetText(budget: Budget): Child {
  if (budget === null) return "none";
  const { limit, period, left, resets_at: resets } = budget;
  const places = placesOf([left], { exact: [limit] });
  const all = approximate(limit);
  const used = Math.min(all, Math.max(0, all - approximate(left)));
  const mood = used >= all ? "over" : used >= NEARLY * all ? "nearly" : "within";
  const bar = h("progress", { class: mood, max: 1, value: all === 0 ? 1 : used / all });
  bar.setAttribute("aria-label", "Used of the budget");
  return h(
    "div",
    { class: "budget" },
    h("span", {}, money(left, places), " left of ", money(limit, places), ` per ${period}`),
    bar,
    h("div", { class: "hint" }, `resets ${moment(resets)}`),
  );
}
