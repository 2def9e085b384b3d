import { formatCount } from "../../kit/format.js";
import { barChart, type Chart, type Series } from "../../kit/charts.js";
import type { PeriodUsage } from "../days.js";
import { duration, moneyText } from "../format.js";
import { approximate, dollarsOnAxis, roundApproximate } from "../../kit/money.js";
import { addMoney, meanDuration, sum } from "../../kit/sums.js";

const countText = (count: number | null): string => formatCount(count ?? 0);

/** Returns the charts of the overview, each over the minutes, hours or days of the window. */
export function usageCharts(): readonly Chart<PeriodUsage>[] {
  return [requestChart(), tokenChart(), chargeChart(), durationChart()];
}

/** Returns the series of a count. */
function counts(
  name: string,
  color: Series<PeriodUsage>["color"],
  of: (row: PeriodUsage) => number,
): Series<PeriodUsage> {
  return { name, color, of, format: countText, all: (rows) => formatCount(sum(rows, of)) };
}

/** Returns a sentence with the legend's figures. */
function sentence(rows: readonly PeriodUsage[], series: readonly Series<PeriodUsage>[]): string {
  return `${series.map(({ name, all }) => `${name}: ${all(rows)}`).join(", ")}.`;
}

function chartOf(
  title: string,
  series: readonly Series<PeriodUsage>[],
  axis: (value: number, step: number) => string,
): Chart<PeriodUsage> {
  const isWhole = axis !== dollarsOnAxis;
  const summary = (rows: readonly PeriodUsage[]): string => sentence(rows, series);
  return barChart<PeriodUsage>({ title, series, axis, isWhole, summary, hasHiddenSummary: true });
}

function requestChart(): Chart<PeriodUsage> {
  const series = [
    counts("Succeeded", "blue", (row) => row.requests - row.failed_requests),
    counts("Failed", "red", (row) => row.failed_requests),
  ];
  return chartOf("Requests", series, formatCount);
}

function tokenChart(): Chart<PeriodUsage> {
  const series = [
    counts("Input", "blue", (row) => row.prompt_tokens),
    counts("Output", "ochre", (row) => row.completion_tokens),
  ];
  return chartOf("Tokens", series, formatCount);
}

function chargeChart(): Chart<PeriodUsage> {
  const charged: Series<PeriodUsage> = {
    name: "Charged",
    color: "green",
    format: roundApproximate,
    of: ({ charge }) => approximate(charge),
    all: (rows) => moneyText(addMoney(rows.map(({ charge }) => charge))),
  };
  return chartOf("Charged", [charged], dollarsOnAxis);
}

function durationChart(): Chart<PeriodUsage> {
  const mean: Series<PeriodUsage> = {
    name: "Mean",
    color: "blue",
    format: duration,
    of: (row) => row.mean_duration_ms,
    all: (rows) => duration(meanDuration(rows)),
  };
  return chartOf("Mean duration", [mean], duration);
}
