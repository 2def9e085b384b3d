import { fill, h, newId, setText } from "./dom.js";
import { table } from "./table.js";

const HEIGHT = 190;
const ROWS_MAX = 120;

let library;

/** The chart library, loaded when the first chart is drawn. */
function loadLibrary() {
  library ??= import("/admin/assets/uplot.js").then(({ default: uPlot }) => uPlot);
  return library;
}

/**
 * Lines over time. `series` are `{name, color, of, format}` of a row that has `at`; the drawing is
 * hidden from screen readers, which get a sentence by `summary` and all figures as a table.
 */
export function lineChart({ title, series, axis, summary }) {
  const parts = frame(title, series);
  let rows = [];
  let chart = null;
  let isClosed = false;
  const data = () => [
    rows.map(({ at }) => Date.parse(at) / 1_000),
    ...series.map(({ of }) => rows.map(of)),
  ];
  const draw = async () => {
    const uPlot = await loadLibrary();
    // Before it is in the page it has neither a width nor colours; the observer draws it then.
    if (isClosed || rows.length === 0 || !parts.host.isConnected) return;
    chart?.destroy();
    chart = new uPlot(options({ uPlot, ...parts, series, axis, show }), data(), parts.host);
  };
  const show = (at) => {
    for (const [index, { of, format }] of series.entries()) {
      const row = rows[at ?? rows.length - 1];
      setText(parts.values[index], row === undefined ? "–" : format(of(row)));
    }
  };
  const showTable = () => {
    if (parts.details.open) fill(parts.place, figures(title, series, rows));
  };
  const resized = new ResizeObserver(() => {
    if (chart === null) void draw();
    else chart.setSize({ width: parts.host.clientWidth, height: HEIGHT });
  });
  resized.observe(parts.host);
  parts.details.addEventListener("toggle", showTable);
  const redraw = () => void draw();
  document.addEventListener("themechange", redraw);
  return {
    element: parts.element,
    update: (next) => {
      rows = next;
      setText(parts.summary, summary(rows));
      show(null);
      showTable();
      if (chart === null) redraw();
      else chart.setData(data());
    },
    close: () => {
      isClosed = true;
      resized.disconnect();
      document.removeEventListener("themechange", redraw);
      chart?.destroy();
    },
  };
}

function frame(title, series) {
  const id = newId("chart");
  const values = series.map(() => h("span", { class: "value" }, "–"));
  const swatches = series.map(({ color }) => h("span", { class: `swatch ${color}` }));
  const legend = series.map(({ name }, at) => h("li", {}, swatches[at], `${name} `, values[at]));
  const host = h("div", { class: "drawing", "aria-hidden": "true" });
  const summary = h("p", { class: "hint" });
  const place = h("div", {
    class: "scroll",
    role: "region",
    tabindex: "0",
    "aria-label": `${title}, table`,
  });
  const details = h("details", {}, h("summary", {}, "Show as a table"), place);
  const element = h(
    "figure",
    { class: "chart", "aria-labelledby": id },
    h("figcaption", {}, h("h2", { id }, title), summary),
    h("ul", { class: "legend" }, ...legend),
    host,
    details,
  );
  return { element, host, swatches, summary, values, details, place };
}

/** The latest first; minutes without any figure say nothing. */
function figures(title, series, rows) {
  const full = rows.filter((row) => series.some(({ of }) => (of(row) ?? 0) !== 0));
  return table({
    caption: `${title}: minutes with figures, the latest first`,
    columns: [
      { name: "Minute (UTC)", isHeader: true, of: ({ at }) => at.slice(0, 16).replace("T", " ") },
      ...series.map(({ name, of, format }) => ({
        name,
        isNumber: true,
        of: (row) => format(of(row)),
      })),
    ],
    rows: full.toReversed().slice(0, ROWS_MAX),
    empty: "No figures in this window.",
  });
}

function options({ uPlot, host, swatches, series, axis, show }) {
  // Computed colours: a custom property would still hold both themes.
  const { color: ink, borderTopColor: edge } = getComputedStyle(host);
  const colors = swatches.map((swatch) => getComputedStyle(swatch).backgroundColor);
  const line = { stroke: ink, grid: { stroke: edge, width: 1 } };
  const font = "12px system-ui, sans-serif";
  return {
    width: host.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), "UTC"),
    scales: { y: { range: rangeOf } },
    axes: [
      { ...line, font, ticks: line.grid, incrs: increments, values: timesOnAxis },
      {
        ...line,
        font,
        ticks: line.grid,
        size: widthOf,
        values: (_chart, ticks) => ticks.map(axis),
      },
    ],
    series: [
      {},
      ...series.map(({ name, isFilled, dash }, at) => ({
        label: name,
        stroke: colors[at],
        fill: isFilled ? colors[at].replace("rgb(", "rgba(").replace(")", ", 0.14)") : undefined,
        width: 2,
        dash,
        spanGaps: false,
      })),
    ],
    hooks: { setCursor: [({ cursor }) => show(cursor.idx ?? null)] },
  };
}

/** From zero, or below it where money is lost, to a little above the highest figure. */
function rangeOf(_chart, min, max) {
  return [Math.min(0, min * 1.1), max > 0 ? max * 1.1 : 1];
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Seconds between two labels of the axis of time. */
const increments = [
  ...[MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR],
  ...[DAY, 2 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY],
];

/** The time of day in UTC, or the day where the labels are days apart. */
function timesOnAxis(_chart, ticks) {
  const [first = 0, second = first] = ticks;
  return ticks.map((seconds) => {
    const iso = new Date(seconds * 1_000).toISOString();
    return second - first >= DAY ? iso.slice(5, 10) : iso.slice(11, 16);
  });
}

const CHARACTER_PIXELS = 7;
const TICK_PIXELS = 18;

/** As wide as the longest label. */
function widthOf(_chart, labels) {
  return (
    TICK_PIXELS + CHARACTER_PIXELS * Math.max(0, ...(labels ?? []).map(({ length }) => length))
  );
}
