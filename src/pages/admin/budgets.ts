import { element as h, type Child } from "../kit/elements.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import type { FileColumn } from "./list.js";
import type { FieldSpec, Option, Values } from "./fields.js";
import { approximate } from "../kit/money.js";
import { money, moneyLeft, moneyToConfirm, moment } from "./format.js";

const periods = [
  ["day", "day"],
  ["week", "week, from Monday"],
  ["month", "month"],
] as const satisfies readonly Option[];

type Budget = Schemas["Account"]["budget"];
type BudgetValues = Values<ReturnType<typeof budgetFields>[number]>;

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
      hint: "It resets at midnight UTC.",
    },
  ] as const satisfies readonly FieldSpec[];
}

/** Returns the budget of the fields in the form of the contract; undefined if it is unchanged. */
export function budgetChange(
  budget: Budget,
  { budget_limit: limit, budget_period: period }: BudgetValues,
): Schemas["AccountUpdate"]["budget"] {
  if (limit === undefined) return budget === null ? undefined : null;
  if (limit === budget?.limit && period === budget?.period) return undefined;
  return { limit, period };
}

/** Describes the entered budget, to confirm. */
export function reviewBudget({ budget_limit: limit, budget_period: period }: BudgetValues): string {
  return limit === undefined ? "none" : `${moneyToConfirm(limit)} per ${period}`;
}

/** The columns of a budget in a file. */
export const budgetColumns = (["limit", "period", "spent", "left", "resets_at"] as const).map(
  (name): FileColumn<{ readonly budget: Budget }> => [
    `budget_${name}`,
    ({ budget }) => budget?.[name],
  ],
);

const NEARLY = 0.8;

/** Shows a budget with its remaining amount, and a bar of the spent and held amounts. */
export function budgetText(budget: Budget): Child {
  if (budget === null) return "none";
  const { limit, period, left, resets_at: resets } = budget;
  const all = approximate(limit);
  const used = Math.min(all, Math.max(0, all - approximate(left)));
  const mood = used >= all ? "over" : used >= NEARLY * all ? "nearly" : "within";
  const bar = h("progress", { class: mood, max: 1, value: all === 0 ? 1 : used / all });
  bar.setAttribute("aria-label", "Used of the budget");
  return h(
    "div",
    { class: "budget" },
    h("span", {}, moneyLeft(left), " left of ", money(limit), ` per ${period}`),
    bar,
    h("div", { class: "hint" }, `resets ${moment(resets)}`),
  );
}
