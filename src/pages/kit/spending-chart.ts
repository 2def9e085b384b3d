import { barChart, type Chart } from "./charts.js";
import { countOf } from "./format.js";
import { approximate, dollarsOnAxis, roundApproximate, roundMoney } from "./money.js";
import { addMoney, sum } from "./sums.js";

/** A day's charge as a decimal string of dollars; `at` is `YYYY-MM-DD` in UTC. */
export interface DayOfSpending {
  readonly at: string;
  readonly requests: number;
  readonly charge: string;
}

/** Returns a chart of an account's charges, with a bar for each day. */
export function spendingChart(days: number): Chart<DayOfSpending> {
  return barChart<DayOfSpending>({
    title: `Charged in the last ${days} days`,
    axis: dollarsOnAxis,
    summary: (rows) => {
      const all = roundMoney(addMoney(rows.map(({ charge }) => charge)));
      const requests = sum(rows, (row) => row.requests);
      return `${all} for ${countOf(requests, "request")}, by day in UTC; the last day is not over.`;
    },
    series: [
      {
        name: "Charged",
        color: "green",
        format: roundApproximate,
        of: ({ charge }) => approximate(charge),
        all: (rows) => roundMoney(addMoney(rows.map(({ charge }) => charge))),
      },
    ],
  });
}
