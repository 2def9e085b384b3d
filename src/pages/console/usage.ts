import type { Schemas } from "../../../generated/console/types.ts";
import { barChart } from "../kit/bar-chart.js";
import { element, type Child } from "../kit/elements.js";
import { formatCount, lastDays } from "../kit/format.js";
import { copyableId, type Announcer } from "../kit/ids.js";
import { moneyElement } from "../kit/money.js";
import { numberColumns, scrollTable } from "../kit/table.js";

type Report = Schemas["UsageReport"];
type Row = Report["data"][number];

const names = { day: "Day", model: "Model", key: "Key" } as const;

/** The periods that can be chosen, in days up to today. */
export const periods = [7, 30, 90];

/** Shows the sums of `report`; by day, days without requests have an empty bar. */
export function showUsage(app: Announcer, place: HTMLElement, report: Report, days: number): void {
  if (report.data.length === 0) {
    place.replaceChildren(element("p", { class: "note" }, "No usage in this period."));
    return;
  }
  const nameOf = ({ group, label }: Row): Child =>
    report.by === "key" ? copyableId(app, group, label) : group;
  const table = scrollTable({
    caption: `Usage by ${report.by} over the last ${days} days, in UTC`,
    columns: [
      { name: names[report.by], isHeader: true, of: nameOf },
      ...numberColumns<Row>({
        Requests: ({ requests }) => formatCount(requests),
        "Input tokens": (row) => formatCount(row.prompt_tokens),
        "Output tokens": (row) => formatCount(row.completion_tokens),
        Charge: ({ charge }) => moneyElement(charge),
      }),
    ],
    rows: report.data,
  });
  place.replaceChildren(...(report.by === "day" ? [chart(report.data, days)] : []), table);
}

/** Returns a chart with a bar per day; the table below it has the same data in numbers. */
function chart(rows: Report["data"], days: number): HTMLElement {
  return barChart({
    title: "Charge per day (UTC), in US dollars",
    label: `Charge per day over the last ${days} days; the table shows the amounts.`,
    days: lastDays(days),
    amounts: new Map(rows.map(({ group, charge }) => [group, charge])),
  });
}
