import type { Schemas } from "../../../generated/console/types.ts";
import type { Chart } from "../kit/charts.js";
import { element, fill, type Child } from "../kit/elements.js";
import { formatCount, lastDays } from "../kit/format.js";
import { copyableId, type Announcer } from "../kit/ids.js";
import { moneyElement, placesOf } from "../kit/money.js";
import { spendingChart, type DayOfSpending } from "../kit/spending-chart.js";
import { addMoney, sum } from "../kit/sums.js";
import { numberColumns, scrollTable } from "../kit/table.js";

type Report = Schemas["UsageReport"];
type Row = Report["data"][number];

const names = { day: "Day", model: "Model", key: "Key" } as const;

/** The periods that can be chosen, in days up to today. */
export const periods = [7, 30, 90];

/** The place of the usage. */
export interface UsagePlace {
  /** Shows sums; by day, with a chart in which days without requests are empty. */
  readonly show: (report: Report, days: number) => void;
  readonly clear: () => void;
}

/** Shows reports in `place`. */
export function usageIn(app: Announcer, place: HTMLElement): UsagePlace {
  let chart: Chart<DayOfSpending> | null = null;
  const clear = (): void => {
    chart?.close();
    chart = null;
    fill(place);
  };
  const show = (report: Report, days: number): void => {
    clear();
    if (report.data.length === 0) {
      fill(place, element("p", { class: "note" }, "No usage in this period."));
      return;
    }
    if (report.by === "day") chart = spendingChart(days);
    const parts = report.data.map(({ charge }) => charge);
    const places = placesOf([], { sums: [{ total: chargeOf(report.data), parts }] });
    fill(
      place,
      totals(report.data, places),
      chart?.element,
      usageTable(app, report, { days, places }),
    );
    chart?.update(everyDay(report.data, days));
  };
  return { show, clear };
}

function everyDay(rows: Report["data"], days: number): readonly DayOfSpending[] {
  const byDay = new Map(rows.map((row) => [row.group, row]));
  return lastDays(days).map((at) => {
    const { requests = 0, charge = "0" } = byDay.get(at) ?? {};
    return { at, requests, charge };
  });
}

function chargeOf(rows: readonly Row[]): string {
  return addMoney(rows.map(({ charge }) => charge));
}

/** Returns the sums of the period in one line. */
function totals(rows: readonly Row[], places: number): HTMLElement {
  const count = (of: (row: Row) => number): string => formatCount(sum(rows, of));
  return element(
    "p",
    { class: "totals" },
    "Total: ",
    moneyElement(chargeOf(rows), places),
    ` for ${count(({ requests }) => requests)} requests, `,
    `${count((row) => row.prompt_tokens)} input tokens and `,
    `${count((row) => row.completion_tokens)} output tokens.`,
  );
}

function usageTable(
  app: Announcer,
  { by, data }: Report,
  { days, places }: { readonly days: number; readonly places: number },
): HTMLElement {
  const nameOf = ({ group, label }: Row): Child =>
    by === "key" ? copyableId(app, group, label) : group;
  return scrollTable({
    caption: `Usage by ${by} over the last ${days} days, in UTC`,
    columns: [
      { name: names[by], isHeader: true, of: nameOf },
      ...numberColumns<Row>({
        Requests: ({ requests }) => formatCount(requests),
        "Input tokens": (row) => formatCount(row.prompt_tokens),
        "Output tokens": (row) => formatCount(row.completion_tokens),
        Charge: ({ charge }) => moneyElement(charge, places),
      }),
    ],
    rows: by === "day" ? data.toReversed() : data,
    look: "cards",
  });
}
