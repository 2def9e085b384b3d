import type { Schemas } from "../../../../generated/admin/types.ts";
import { barChart, groupColors, type Chart, type Series } from "../../kit/charts.js";
import { approximate, dollarsOnAxis, roundApproximate, roundMoney } from "../../kit/money.js";
import { addMoney, subtractMoney } from "../../kit/sums.js";
import {
  barsBetween,
  isLastRunning,
  momentOf,
  partsOfBars,
  type Bar,
  type boundsOf,
} from "../days.js";

/** Number of groups with bars of their own; the others share one. */
export const GROUPS_SHOWN = groupColors.length;

type UsageGroup = Schemas["UsageGroup"];

interface Groups {
  readonly bar: Bar;
  readonly bounds: ReturnType<typeof boundsOf>;
  /** The sums of all groups by time. */
  readonly groups: readonly UsageGroup[];
  /** Those of the groups with the highest charges; none if the groups are times. */
  readonly highest: readonly UsageGroup[];
  /** Whether there are other groups. */
  readonly hasOthers: boolean;
  /** Returns the name of a group in the legend. */
  readonly nameOf: (group: string) => string;
}

/** The charges of a time by group, the others last. */
interface Times {
  readonly at: string;
  readonly charges: readonly string[];
}

/** Draws the charges over time, stacked by the groups with the highest ones and the others together. */
export function drawGroups({ bar, bounds, groups, highest, ...more }: Groups): Chart<Times> {
  const { nameOf, hasOthers } = more;
  const first = bounds.from ?? groups[0]?.group ?? new Date(Date.now()).toISOString();
  const periods = barsBetween(bar, first, bounds.to);
  const shown = byCharge(highest);
  const totals = new Map(groups.map(({ group, charge }) => [group, charge]));
  const isRunning = isLastRunning(bar, bounds);
  const rows = periods.map((period, at) => {
    const charges = shown.map((group) => group.charges.get(period) ?? "0");
    const isOver = !isRunning || at < periods.length - 1;
    const others = hasOthers ? [othersOf(totals.get(period) ?? "0", charges, isOver)] : [];
    return { at: momentOf(period), charges: [...charges, ...others] };
  });
  const named = shown.map(({ group }, at) =>
    chargesOf(nameOf(group), groupColors[at] ?? "gray", at),
  );
  const rest =
    named.length === 0
      ? chargesOf("Charged", "green", 0)
      : chargesOf("Others", "gray", named.length);
  const series = [...named, ...(hasOthers ? [rest] : [])];
  const all = { ...figureOf(({ charges }) => addMoney(charges)), name: "All" };
  const chart = barChart<Times>({
    title: `Charged per ${bar}`,
    axis: dollarsOnAxis,
    summary: () => `${partsOfBars(bar, periods.length, bounds)}.`,
    series,
    total: series.length > 1 ? all : null,
  });
  chart.update(rows, bar, isRunning);
  return chart;
}

/**
 * Returns the charge of the other groups; it is negative if charges were reversed. In a time that is
 * not over, the total may lack requests that ended while both were read.
 */
function othersOf(total: string, charges: readonly string[], isOver: boolean): string {
  const others = subtractMoney(total, addMoney(charges));
  return others.startsWith("-") && !isOver ? "0" : others;
}

interface Group {
  readonly group: string;
  readonly charges: ReadonlyMap<string, string>;
}

/** Returns the charges of each group by time, the highest sum first. */
function byCharge(rows: readonly UsageGroup[]): readonly Group[] {
  return [...Map.groupBy(rows, ({ group }) => group)]
    .map(([group, times]) => ({
      group,
      charges: new Map(times.map(({ time = "", charge }) => [time, charge])),
      sum: approximate(addMoney(times.map(({ charge }) => charge))),
    }))
    .toSorted((one, other) => other.sum - one.sum);
}

function chargesOf(name: string, color: Series<Times>["color"], at: number): Series<Times> {
  return { ...figureOf(({ charges }) => charges[at] ?? "0"), name, color };
}

function figureOf(amount: (row: Times) => string) {
  return {
    of: (row: Times) => approximate(amount(row)),
    format: roundApproximate,
    all: (rows: readonly Times[]) => roundMoney(addMoney(rows.map(amount))),
  };
}
