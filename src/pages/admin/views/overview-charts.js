import { lineChart } from "../charts.js";
import { approximate, count, dollarsOnAxis, duration, money } from "../format.js";
import { addMoney, errorsOf, sum } from "./sums.js";

const dashed = [6, 4];
const dotted = [2, 3];

/** The charts of the overview, each over the minutes of the activity. */
export function activityCharts() {
  return [
    requestChart(),
    tokenChart(),
    chargeChart(),
    quantileChart("duration", "Duration of requests"),
    quantileChart("first_token", "Time to first token"),
  ];
}

function requestChart() {
  return lineChart({
    title: "Requests per minute",
    axis: count,
    summary: (rows) => {
      const requests = sum(rows, (row) => row.requests);
      return `${count(requests)} requests, ${count(sum(rows, errorsOf))} errors in the window.`;
    },
    series: [
      {
        ...{ name: "Requests", color: "blue", isFilled: true, format: count },
        of: ({ requests }) => requests,
      },
      { name: "Errors", color: "red", dash: dashed, of: errorsOf, format: count },
    ],
  });
}

function tokenChart() {
  const line = (name, color, field, dash) => ({
    ...{ name, color, dash, format: count },
    of: (row) => row[field],
  });
  return lineChart({
    title: "Tokens per minute",
    axis: count,
    summary: (rows) => {
      const input = sum(rows, (row) => row.input_tokens);
      const output = sum(rows, (row) => row.output_tokens);
      return `${count(input)} input and ${count(output)} output tokens in the window.`;
    },
    series: [
      line("Input", "blue", "input_tokens"),
      line("Output", "amber", "output_tokens", dashed),
    ],
  });
}

function chargeChart() {
  return lineChart({
    title: "Charged per minute",
    axis: dollarsOnAxis,
    summary: (rows) => `${money(addMoney(rows.map(({ charge }) => charge)))} in the window.`,
    series: [
      {
        ...{ name: "Charged", color: "green", isFilled: true, format: dollarsOnAxis },
        of: ({ charge }) => approximate(charge),
      },
    ],
  });
}

function quantileChart(field, title) {
  const line = (name, color, quantile, dash) => ({
    ...{ name, color, dash, format: duration },
    of: (row) => row[field]?.[quantile] ?? null,
  });
  return lineChart({
    title,
    axis: duration,
    summary: (rows) => {
      const last = rows.findLast((row) => row[field] !== null)?.[field];
      if (last === undefined) return "Nothing was measured in this window.";
      const { p50_ms: median, p99_ms: high } = last;
      return `Last measured: median ${duration(median)}, 99th percentile ${duration(high)}.`;
    },
    series: [
      line("Median", "blue", "p50_ms"),
      line("95 %", "amber", "p95_ms", dashed),
      line("99 %", "red", "p99_ms", dotted),
    ],
  });
}
