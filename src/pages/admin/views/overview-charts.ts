import type { Schemas } from "../../../../generated/admin/types.ts";
import { formatCount } from "../../kit/format.js";
import { lineChart, type Chart, type Series } from "../charts.js";
import { approximate, dollarsOnAxis, duration, moneyText } from "../format.js";
import { addMoney, errorsOf, sum } from "./sums.js";

type Minute = Schemas["ActivityMinute"];

const countText = (count: number | null): string => formatCount(count ?? 0);
const dashed = [6, 4];
const dotted = [2, 3];

/** The charts of the overview, each over the minutes of the activity. */
export function activityCharts(): readonly Chart<Minute>[] {
  return [
    requestChart(),
    tokenChart(),
    chargeChart(),
    quantileChart("duration", "Duration of requests"),
    quantileChart("first_token", "Time to first token"),
  ];
}

function requestChart(): Chart<Minute> {
  return lineChart<Minute>({
    title: "Requests per minute",
    axis: formatCount,
    summary: (rows) => {
      const requests = sum(rows, (row) => row.requests);
      return `${formatCount(requests)} requests, ${formatCount(sum(rows, errorsOf))} errors in the window.`;
    },
    series: [
      {
        name: "Requests",
        color: "blue",
        isFilled: true,
        format: countText,
        of: ({ requests }) => requests,
      },
      { name: "Errors", color: "red", dash: dashed, of: errorsOf, format: countText },
    ],
  });
}

function tokenChart(): Chart<Minute> {
  const line = (
    name: string,
    color: string,
    field: "input_tokens" | "output_tokens",
    dash?: readonly number[],
  ): Series<Minute> => ({
    name,
    color,
    ...(dash !== undefined && { dash }),
    format: countText,
    of: (row) => row[field],
  });
  return lineChart<Minute>({
    title: "Tokens per minute",
    axis: formatCount,
    summary: (rows) => {
      const input = sum(rows, (row) => row.input_tokens);
      const output = sum(rows, (row) => row.output_tokens);
      return `${formatCount(input)} input and ${formatCount(output)} output tokens in the window.`;
    },
    series: [
      line("Input", "blue", "input_tokens"),
      line("Output", "amber", "output_tokens", dashed),
    ],
  });
}

function chargeChart(): Chart<Minute> {
  return lineChart<Minute>({
    title: "Charged per minute",
    axis: dollarsOnAxis,
    summary: (rows) => `${moneyText(addMoney(rows.map(({ charge }) => charge)))} in the window.`,
    series: [
      {
        name: "Charged",
        color: "green",
        isFilled: true,
        format: (value) => moneyText(String(value)),
        of: ({ charge }) => approximate(charge),
      },
    ],
  });
}

function quantileChart(field: "duration" | "first_token", title: string): Chart<Minute> {
  const line = (
    name: string,
    color: string,
    quantile: keyof NonNullable<Schemas["ActivityQuantiles"]>,
    dash?: readonly number[],
  ): Series<Minute> => ({
    name,
    color,
    ...(dash !== undefined && { dash }),
    format: duration,
    of: (row) => row[field]?.[quantile] ?? null,
  });
  return lineChart<Minute>({
    title,
    axis: duration,
    summary: (rows) => {
      const last = rows.findLast((row) => row[field] !== null)?.[field];
      if (last === undefined || last === null) return "Nothing was measured in this window.";
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
