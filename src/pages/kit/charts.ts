import type uPlot from "uplot";
import { detach } from "./detach.js";
import { fill, element as h, newId, scrollBox, setText } from "./elements.js";
import { table } from "./table.js";

const HEIGHT = 190;
const BAR_PIXELS_MAX = 36;
const RING_PIXELS = 8;
const ROWS_MAX = 120;
const NOT_DRAWN = "The chart could not be drawn; the table has its figures.";

type Library = typeof uPlot;
let library: Promise<Library> | undefined;

/**
 * Loads the chart library when the first chart is drawn, and again after a failure. Some browsers
 * repeat a failed import only after the page is loaded again.
 */
function loadLibrary(): Promise<Library> {
  library ??= import("../../../node_modules/uplot/dist/uPlot.esm.js").then(
    ({ default: loaded }) => loaded,
    (error: unknown) => {
      library = undefined;
      throw error;
    },
  );
  return library;
}

/** A line or bars of a chart. */
export interface Series<Row> {
  readonly name: string;
  readonly color: string;
  /** Null: no figure exists. */
  readonly of: (row: Row) => number | null;
  readonly format: (value: number | null) => string;
  readonly isBar?: boolean;
  readonly isFilled?: boolean;
  readonly dash?: readonly number[];
}

interface Moment {
  readonly at: string;
}

interface Line<Row> {
  readonly title: string;
  readonly series: readonly Series<Row>[];
  /** Formats a label of the axis. */
  readonly axis: (value: number) => string;
  /** Whether the axis has labels only at whole numbers. */
  readonly isWhole?: boolean;
  /** Returns a text that replaces the drawing for screen readers. */
  readonly summary: (rows: readonly Row[]) => string;
}

export type Period = "hour" | "day";

export interface Chart<Row> {
  readonly element: HTMLElement;
  /**
   * `period` is the length of a row; the last row is still running and drawn as a ring. Absent:
   * rows are days, and all are drawn alike.
   */
  readonly update: (rows: readonly Row[], period?: Period) => void;
  readonly close: () => void;
}

/**
 * Draws lines and bars over time: over days, or over the hours or days of a window. The running one
 * is a ring beside the line, because a line to it would look like a collapse. The drawing is hidden
 * from screen readers, which get a sentence and all figures as a table.
 */
export function lineChart<Row extends Moment>(line: Line<Row>): Chart<Row> {
  const { title, series, summary } = line;
  const parts = frame(title, series);
  let rows: readonly Row[] = [];
  let period: Period | undefined;
  let chart: uPlot | null = null;
  let isClosed = false;
  const ended = () => (period === undefined ? rows : rows.slice(0, -1));
  const data = (): uPlot.AlignedData => dataOf(rows, series, period);
  const span = (): [number, number] => spanOf(rows, period);
  const draw = async (): Promise<void> => {
    const Plot = await loadLibrary();
    // Before it is in the page it has no width or colours; the observer draws it later.
    if (isClosed || rows.length === 0 || !parts.host.isConnected) return;
    chart?.destroy();
    fill(parts.host);
    const hasRing = period !== undefined;
    chart = new Plot(options({ ...line, ...parts, Plot, show, span, hasRing }), data(), parts.host);
  };
  const show = (at: number | null): void => {
    const row = at === null ? ended().at(-1) : rows[at];
    for (const [index, place] of parts.values.entries())
      setText(place, row === undefined ? "–" : textOf(series[index], row));
  };
  const showTable = (): void => {
    if (parts.details.open)
      fill(parts.place, figures({ title, series, rows, period: period ?? "day" }));
  };
  const redraw = (): void => detach(draw(), () => fill(parts.host, NOT_DRAWN));
  const resized = new ResizeObserver(() => {
    if (chart === null) redraw();
    else chart.setSize({ width: parts.host.clientWidth, height: HEIGHT });
  });
  resized.observe(parts.host);
  parts.details.addEventListener("toggle", showTable);
  document.addEventListener("themechange", redraw);
  return {
    element: parts.element,
    update: (next, length) => {
      rows = next;
      period = length;
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

/**
 * Returns the times of the rows and the figures of each line; with a running last row, also the
 * figures of each line's ring.
 */
function dataOf<Row extends Moment>(
  rows: readonly Row[],
  series: readonly Series<Row>[],
  period: Period | undefined,
): uPlot.AlignedData {
  const ended = period === undefined ? rows.length : rows.length - 1;
  const lines = series.map(({ of }) => rows.map((row, at) => (at < ended ? of(row) : null)));
  const rings = series.map(({ of }) => rows.map((row, at) => (at < ended ? null : of(row))));
  return [rows.map(secondsOf), ...lines, ...(period === undefined ? [] : rings)];
}

function frame(title: string, series: readonly Pick<Series<never>, "name" | "color">[]) {
  const id = newId("chart");
  const values = series.map(() => h("span", { class: "value" }, "–"));
  const swatches = series.map(({ color }) => h("span", { class: `swatch ${color}` }));
  const legend = series.map(({ name }, at) => h("li", {}, swatches[at], `${name} `, values[at]));
  const host = h("div", { class: "drawing", "aria-hidden": "true" });
  const summary = h("p", { class: "hint" });
  const place = scrollBox(`${title}, table`);
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

interface Figures<Row> extends Pick<Line<Row>, "title" | "series"> {
  readonly rows: readonly Row[];
  readonly period: Period;
}

/** Returns the figures as a table, newest first, without times that have no figures. */
function figures<Row extends Moment>({ title, series, rows, period }: Figures<Row>): HTMLElement {
  const [unit, name, digits] =
    period === "day"
      ? (["days", "Day (UTC)", 10] as const)
      : (["hours", "Hour (UTC)", 16] as const);
  const full = rows.filter((row) => series.some(({ of }) => (of(row) ?? 0) !== 0));
  return table({
    caption: `${title}: ${unit} with data, newest first`,
    columns: [
      { name, isHeader: true, of: ({ at }: Row) => at.slice(0, digits).replace("T", " ") },
      ...series.map(({ name, of, format }) => ({
        name,
        isNumber: true,
        of: (row: Row) => format(of(row)),
      })),
    ],
    rows: full.toReversed().slice(0, ROWS_MAX),
    empty: "No data in this window.",
    look: "cards",
  });
}

function secondsOf(row: Moment | undefined): number {
  return Date.parse(row?.at ?? "") / 1_000;
}

interface Drawing<Row> extends Pick<Line<Row>, "series" | "axis" | "isWhole"> {
  readonly hasRing: boolean;
  readonly Plot: Library;
  readonly host: HTMLElement;
  readonly swatches: readonly HTMLElement[];
  /** Shows the figures at an index of the data; null: the last complete ones. */
  readonly show: (at: number | null) => void;
  /** Returns the first and the last second of the axis. */
  readonly span: () => [number, number];
}

function options<Row>(drawing: Drawing<Row>): uPlot.Options {
  const { Plot, host, swatches, series, axis, isWhole = false, hasRing, show, span } = drawing;
  // Computed colours: a custom property would still contain both themes.
  const { color: ink, borderTopColor: edge } = getComputedStyle(host);
  const colors = swatches.map((swatch) => getComputedStyle(swatch).backgroundColor);
  const line = { stroke: ink, grid: { stroke: edge, width: 1 } };
  const font = "12px system-ui, sans-serif";
  return {
    width: host.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    tzDate: (seconds) => Plot.tzDate(new Date(seconds * 1_000), "UTC"),
    scales: { x: { range: span }, y: { range: rangeOf } },
    axes: [
      { ...line, font, ticks: line.grid, incrs: increments, values: timesOnAxis },
      {
        ...line,
        font,
        ticks: line.grid,
        size: widthOf,
        ...(isWhole && { incrs: wholeSteps }),
        values: (_chart: uPlot, ticks: number[]) => ticks.map(axis),
      },
    ],
    series: [
      {},
      ...series.map(({ name, isFilled = false, isBar = false, dash }, at) => {
        const color = colors[at] ?? ink;
        return {
          label: name,
          stroke: color,
          ...(isBar ? barsOf(Plot) : { points: { fill: color } }),
          ...((isFilled || isBar) && { fill: faded(color, isBar ? 0.45 : 0.14) }),
          width: 2,
          ...(dash !== undefined && { dash: [...dash] }),
          spanGaps: false,
        };
      }),
      ...(hasRing ? series : []).map(({ name }, at) => ({
        label: `${name} so far`,
        stroke: colors[at] ?? ink,
        width: 2,
        paths: () => null,
        points: { show: true, size: RING_PIXELS, fill: "transparent" },
      })),
    ],
    hooks: { setCursor: [({ cursor }) => show(cursor.idx ?? null)] },
  };
}

function textOf<Row>(series: Series<Row> | undefined, row: Row): string {
  return series?.format(series.of(row)) ?? "–";
}

/** Returns the first and the last second of days, or of a window with a running last row. */
function spanOf(rows: readonly Moment[], period: Period | undefined): [number, number] {
  const [first, last] = [secondsOf(rows[0]), secondsOf(rows.at(-1))];
  // A day's bar is centred on the start of the day.
  return period === undefined ? [first - DAY / 2, last + DAY / 2] : [first, last];
}

/** Adds an opacity to `color`, which is `rgb(…)` as computed by a browser. */
function faded(color: string, opacity: number): string {
  return color.replace("rgb(", "rgba(").replace(")", `, ${opacity})`);
}

function barsOf(Plot: Library): Pick<uPlot.Series, "paths" | "points"> {
  const paths = Plot.paths.bars?.({ size: [0.7, BAR_PIXELS_MAX] });
  return { ...(paths !== undefined && { paths }), points: { show: false } };
}

/** Returns a range from zero, or below the lowest negative value, to slightly above the highest. */
function rangeOf(_chart: uPlot, min: number, max: number): [number, number] {
  return [Math.min(0, min * 1.1), max > 0 ? max * 1.1 : 1];
}

const HOUR = 3_600;
const DAY = 86_400;
/** Seconds between two labels of the time axis. */
const increments = [
  ...[HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR],
  ...[DAY, 2 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY],
];

/** Formats the time of day in UTC, or the day at midnight. */
function timesOnAxis(_chart: uPlot, ticks: readonly number[]): string[] {
  return ticks.map((seconds) => {
    const iso = new Date(seconds * 1_000).toISOString();
    return seconds % DAY === 0 ? iso.slice(5, 10) : iso.slice(11, 16);
  });
}

/** Differences between two labels of an axis of whole numbers. */
const wholeSteps = Array.from({ length: 15 }, (_, power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
).flat();

const CHARACTER_PIXELS = 7;
const TICK_PIXELS = 18;

/** Returns the width of the longest label. */
function widthOf(_chart: uPlot, labels: readonly string[] | null): number {
  return (
    TICK_PIXELS + CHARACTER_PIXELS * Math.max(0, ...(labels ?? []).map(({ length }) => length))
  );
}
