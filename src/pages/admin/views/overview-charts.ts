import { countOf, formatCount } from "../../kit/format.js";
import { lineChart, type Chart, type Series } from "../../kit/charts.js";
import type { PeriodUsage } from "../days.js";
import { duration, moneyText } from "../format.js";
import { approximate, dollarsOnAxis, roundApproximate } from "../../kit/money.js";
import { addMoney, meanDuration, sum } from "../../kit/sums.js";

const countText = (count: number | null): string => formatCount(count ?? 0);
const dashed = [6, 4];

/** Returns the charts of the overview, each over the hours or days of the window. */
export function usageCharts(): readonly Chart<PeriodUsage>[] {
  return [requestChart(), tokenChart(), chargeChart(), durationChart()];
}

/** Returns the series of a count. */
function counts(
  name: string,
  color: string,
  field: "requests" | "failed_requests" | "prompt_tokens" | "completion_tokens",
  more: Pick<Series<PeriodUsage>, "dash" | "isFilled"> = {},
): Series<PeriodUsage> {
  return { name, color, format: countText, of: (row) => row[field], ...more };
}

function requestChart(): Chart<PeriodUsage> {
  return lineChart<PeriodUsage>({
    title: "Requests",
    axis: formatCount,
    isWhole: true,
    summary: (rows) => {
      const requests = sum(rows, (row) => row.requests);
      const failed = sum(rows, (row) => row.failed_requests);
      return `${countOf(requests, "request")}, ${formatCount(failed)} failed.`;
    },
    series: [
      counts("Requests", "blue", "requests", { isFilled: true }),
      counts("Failed", "red", "failed_requests", { dash: dashed }),
    ],
  });
}

function tokenChart(): Chart<PeriodUsage> {
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
      counts("Input", "blue", "prompt_tokens"),
      counts("Output", "amber", "completion_tokens", { dash: dashed }),
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
        format: roundApproximate,
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
