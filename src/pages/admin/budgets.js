import { h } from "./dom.js";
import { money, moment } from "./format.js";

const periods = [
  ["day", "day"],
  ["week", "week, from Monday"],
  ["month", "month"],
];

/** The fields of a spending limit per period. */
export function budgetFields(budget) {
  return [
    {
      ...{ name: "budget_limit", label: "Budget in US dollars", type: "amount" },
      ...{
        value: budget?.limit ?? "",
        hint: "The most that may be spent per period; empty: none.",
      },
    },
    {
      ...{ name: "budget_period", label: "Budget per", type: "select", required: true },
      ...{ options: periods, value: budget?.period ?? "month", hint: "It resets at midnight UTC." },
    },
  ];
}

/** The budget of the fields as the contract takes it; undefined where it stays as it is. */
export function budgetChange(budget, { budget_limit: limit, budget_period: period }) {
  if (limit === undefined) return budget === null ? undefined : null;
  if (limit === budget?.limit && period === budget?.period) return undefined;
  return { limit, period };
}

/** What the fields ask for, to confirm. */
export function reviewBudget({ budget_limit: limit, budget_period: period }) {
  return limit === undefined ? "none" : `${money(limit)} per ${period}`;
}

/** A budget with what is left of it. */
export function budgetText(budget) {
  if (budget === null) return "none";
  const { limit, period, left, resets_at: resets } = budget;
  return h(
    "span",
    {},
    `${money(left)} left of ${money(limit)} per ${period}`,
    h("div", { class: "hint" }, `resets ${moment(resets)}`),
  );
}
