import { lineChart } from "../charts.js";
import { choice } from "../fields.js";
import { h, section } from "../dom.js";
import { approximate, count, dollarsOnAxis, money } from "../format.js";
import { table } from "../table.js";

export const title = "Usage";

const groupings = [
  ["model", "Model"],
  ["account", "Account"],
  ["key", "Key"],
  ["upstream", "Upstream"],
  ["day", "Day"],
  ["hour", "Hour"],
];
const DAY_MS = 86_400_000;

/** Requests, tokens, charges, costs and margins of a period, by what the reader chooses. */
export async function open(app, [by = "model", days = "30"]) {
  const from = new Date(Date.now() - (Number(days) - 1) * DAY_MS).toISOString().slice(0, 10);
  const [report, daily] = await Promise.all([
    app.client.getUsage({ query: { by, from, limit: "1000" } }),
    app.client.getUsage({ query: { by: "day", from, limit: "1000" } }),
  ]);
  const chart = moneyChart();
  const choose = ({ by: nextBy = by, days: nextDays = days }) =>
    app.go(`#/usage/${nextBy}/${nextDays}`);
  const [, name] = groupings.find(([key]) => key === by) ?? groupings[0];
  const note = report.next_cursor === null ? "" : " (the first 1,000)";
  const element = h(
    "div",
    {},
    h(
      "div",
      { class: "head" },
      h("h1", {}, title),
      h(
        "div",
        { class: "tools" },
        choice({
          ...{ id: "by", label: "By", options: groupings, value: by },
          onChange: (value) => choose({ by: value }),
        }),
        choice({
          ...{ id: "days", label: "Period", options: periods, value: days },
          onChange: (value) => choose({ days: value }),
        }),
      ),
    ),
    h("div", { class: "charts" }, chart.element),
    section(
      `By ${name.toLowerCase()}`,
      usageTable(report, `Usage since ${from} by ${name.toLowerCase()}${note}`),
    ),
  );
  chart.update(daily.data.toSorted(byGroup).map((row) => ({ ...row, at: row.group })));
  return { element, close: chart.close };
}

const periods = [
  ["1", "Today"],
  ["7", "7 days"],
  ["30", "30 days"],
  ["365", "365 days"],
];

function byGroup(one, other) {
  return one.group < other.group ? -1 : 1;
}

function moneyChart() {
  const line = (name, color, field, dash) => ({
    ...{ name, color, dash, format: dollarsOnAxis },
    of: (row) => approximate(row[field]),
  });
  return lineChart({
    title: "Money per day",
    axis: dollarsOnAxis,
    summary: (rows) => `Days with requests, in UTC: ${count(rows.length)}.`,
    series: [
      line("Charged", "green", "charge"),
      line("Upstream cost", "amber", "upstream_cost", [6, 4]),
      line("Margin", "blue", "margin", [2, 3]),
    ],
  });
}

/** The sums of a usage report. */
export function usageTable({ by, data }, caption) {
  const unknown = ({ requests_without_cost: times }) =>
    times > 0 && h("div", { class: "hint" }, `${count(times)} without cost`);
  return table({
    caption,
    columns: [
      { name: by[0].toUpperCase() + by.slice(1), isHeader: true, of: ({ group }) => group },
      { name: "Requests", isNumber: true, of: ({ requests }) => count(requests) },
      { name: "Input tokens", isNumber: true, of: (row) => count(row.prompt_tokens) },
      { name: "Output tokens", isNumber: true, of: (row) => count(row.completion_tokens) },
      { name: "Charged", isNumber: true, of: ({ charge }) => money(charge) },
      {
        name: "Upstream cost",
        isNumber: true,
        of: (row) => h("span", {}, money(row.upstream_cost), unknown(row)),
      },
      { name: "Margin", isNumber: true, of: ({ margin }) => money(margin) },
    ],
    rows: data,
    empty: "No request in this period.",
  });
}
