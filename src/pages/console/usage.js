import { element, table } from "./elements.js";
import { formatCount, formatDollars, lastDays } from "./format.js";

const WIDTH = 600;
const HEIGHT = 120;

/** The periods that can be chosen, in days up to today. */
export const periods = [7, 30, 90];

/** Shows the sums of `report`; by day, days without a request have an empty bar. */
export function showUsage(place, report, days) {
  const name = report.by === "day" ? "Day" : "Model";
  const columns = [
    { title: name },
    ...["Requests", "Input tokens", "Output tokens", "Charge"].map((title) => ({
      title,
      isNumber: true,
    })),
  ];
  if (report.data.length === 0) {
    place.replaceChildren(element("p", { class: "note" }, "Nothing in this period."));
    return;
  }
  const rows = report.data.map((row) => [
    row.group,
    formatCount(row.requests),
    formatCount(row.prompt_tokens),
    formatCount(row.completion_tokens),
    formatDollars(row.charge),
  ]);
  const shown = table(`Usage by ${report.by} over the last ${days} days, in UTC`, columns, rows);
  place.replaceChildren(...(report.by === "day" ? [chart(report.data, days)] : []), shown);
}

/** A bar per day; the table below it says the same in numbers. */
function chart(rows, days) {
  const charges = new Map(rows.map(({ group, charge }) => [group, Number(charge)]));
  const most = Math.max(...charges.values(), Number.MIN_VALUE);
  const step = WIDTH / days;
  const bars = lastDays(days).map((day, at) => {
    const height = ((charges.get(day) ?? 0) / most) * HEIGHT;
    return svg("rect", {
      x: at * step + step * 0.1,
      y: HEIGHT - height,
      width: step * 0.8,
      height,
    });
  });
  const ground = svg("line", { x1: 0, x2: WIDTH, y1: HEIGHT, y2: HEIGHT });
  const label = `Charge per day over the last ${days} days; the table shows the amounts.`;
  const drawing = svg("svg", {
    class: "chart",
    viewBox: `0 0 ${WIDTH} ${HEIGHT + 1}`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": label,
  });
  drawing.append(...bars, ground);
  return drawing;
}

function svg(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
