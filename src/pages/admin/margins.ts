import type { Schemas } from "../../../generated/admin/types.ts";
import { element as h } from "../kit/elements.js";
import { approximate, marginElement } from "../kit/money.js";
import type { Column } from "../kit/table.js";
import { percent } from "./format.js";

type Margin = Pick<Schemas["UsageGroup"], "charge" | "margin">;

/** The margin of a row. */
export const marginColumn: Column<Margin> & { readonly isNumber: true } = {
  name: "Margin",
  isNumber: true,
  amount: ({ margin }) => margin,
  of: ({ margin }, places) => marginElement(margin, places),
};

/** The margin in percent of the charge, with a mark if it is a loss; least first if sorted by it. */
export const marginRateColumn: Column<Margin> & { readonly isNumber: true } = {
  name: "Margin %",
  isNumber: true,
  isLeastFirst: true,
  value: ({ charge, margin }) => {
    const [part, all] = [approximate(margin), approximate(charge)];
    // A cost without a charge is the greatest loss.
    return all > 0 ? part / all : part < 0 ? Number.NEGATIVE_INFINITY : 0;
  },
  of: ({ charge, margin }) => {
    const text = percent(approximate(margin), approximate(charge));
    return h("span", { class: margin.startsWith("-") && "loss" }, text);
  },
};
