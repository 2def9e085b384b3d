import { lineChart, type Chart } from "./charts.js";
import { formatCount } from "./format.js";
import { approximate, dollarsOnAxis, roundMoney } from "./money.js";
import { addMoney, sum } from "./sums.js";

/** A day's charge as a decimal string of dollars; `at` is `YYYY-MM-DD` in UTC. */
export interface DayOfSpending {
  readonly at: string;
  readonly requests: number;
  readonly charge: string;
}

/** Returns a chart of an account's charges, with a bar for each day. */
export function spendingChart(days: number): Chart<DayOfSpending> {
  return lineChart<DayOfSpending>({
    title: `Charged in the last ${days} days`,
    axis: dollarsOnAxis,
    summary: (rows) => {
      const all = roundMoney(addMoney(rows.map(({ charge }) => charge)));
      const requests = sum(rows, (row) => row.requests);
      return `${all} for ${formatCount(requests)} requests, by day in UTC.`;
    },
    series: [
      {
        name: "Charged",
        color: "green",
        isBar: true,
        format: (value) => roundMoney(String(value)),
        of: ({ charge }) => approximate(charge),
      },
    ],
  });
}
