import { countOf, formatCount } from "../../kit/format.js";
import { lineChart, type Chart, type Series } from "../../kit/charts.js";
import type { PeriodUsage } from "../days.js";
import { duration, moneyText } from "../format.js";
import { approximate, dollarsOnAxis } from "../../kit/money.js";
import { addMoney, meanDuration, sum } from "../../kit/sums.js";

const countText = (count: number | null): string => formatCount(count ?? 0);
const dashed = [6, 4];

/** Returns the charts of the overview, each over the hours or days of the window. */
export function usageCharts(): readonly Chart<PeriodUsage>[] {
  return [requestChart(), tokenChart(), chargeChart(), durationChart()];
}

function requestChart(): Chart<PeriodUsage> {
  return lineChart<PeriodUsage>({
    title: "Requests",
    axis: formatCount,
    isWhole: true,
    summary: (rows) => {
      const requests = countOf(
        sum(rows, (row) => row.requests),
        "request",
      );
      return `${requests}, ${formatCount(sum(rows, (row) => row.failed_requests))} failed.`;
    },
    series: [
      {
        name: "Requests",
        color: "blue",
        isFilled: true,
        format: countText,
        of: ({ requests }) => requests,
      },
      {
        name: "Failed",
        color: "red",
        dash: dashed,
        of: (row) => row.failed_requests,
        format: countText,
      },
    ],
  });
}

function tokenChart(): Chart<PeriodUsage> {
  const line = (
    name: string,
    color: string,
    field: "prompt_tokens" | "completion_tokens",
    dash?: readonly number[],
  ): Series<PeriodUsage> => ({
    name,
    color,
    ...(dash !== undefined && { dash }),
    format: countText,
    of: (row) => row[field],
  });
  return lineChart<PeriodUsage>({
    title: "Tokens",
    axis: formatCount,
    isWhole: true,
    summary: (rows) => {
      const input = sum(rows, (row) => row.prompt_tokens);
      const output = sum(rows, (row) => row.completion_tokens);
      return `${formatCount(input)} input and ${formatCount(output)} output tokens.`;
    },
    series: [
      line("Input", "blue", "prompt_tokens"),
      line("Output", "amber", "completion_tokens", dashed),
    ],
  });
}

function chargeChart(): Chart<PeriodUsage> {
  return lineChart<PeriodUsage>({
    title: "Charged",
    axis: dollarsOnAxis,
    summary: (rows) => `${moneyText(addMoney(rows.map(({ charge }) => charge)))} charged.`,
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

function durationChart(): Chart<PeriodUsage> {
  return lineChart<PeriodUsage>({
    title: "Mean duration",
    axis: duration,
    isWhole: true,
    summary: (rows) => {
      const mean = meanDuration(rows);
      return mean === null
        ? "No requests in this window."
        : `${duration(mean)} from the request to the end of its response.`;
    },
    series: [{ name: "Mean", color: "blue", format: duration, of: (row) => row.mean_duration_ms }],
  });
}
