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
  /** Formats a label of the axis; `step` is the difference between two labels. */
  readonly axis: (value: number, step: number) => string;
  /** Whether the axis has labels only at whole numbers. */
  readonly isWhole?: boolean;
  /** Returns a text that replaces the drawing for screen readers. */
  readonly summary: (rows: readonly Row[]) => string;
}

export type Period = "hour" | "day";

export interface Chart<Row> {
  readonly element: HTMLElement;
  /**
   * `period` is the length of a row, by default a day; `isRunning` tells whether the last row is
   * not over, as by default.
   */
  readonly update: (rows: readonly Row[], period?: Period, isRunning?: boolean) => void;
  readonly close: () => void;
}

/**
 * Draws lines and bars over hours or days. The running one is a ring beside a line, because a line
 * to it would look like a collapse, and a lighter bar. The drawing is hidden from screen readers,
 * which get a sentence and all figures as a table.
 */
export function lineChart<Row extends Moment>(line: Line<Row>): Chart<Row> {
  const { title, series, summary } = line;
  const parts = frame(title, series);
  let rows: readonly Row[] = [];
  let period: Period = "day";
  let isRunning = true;
  let chart: uPlot | null = null;
  let isClosed = false;
  const ended = () => (isRunning ? rows.slice(0, -1) : rows);
  const data = (): uPlot.AlignedData => dataOf(rows, series, ended().length);
  const hasBar = series.some(({ isBar = false }) => isBar);
  const span = (): [number, number] => spanOf(rows, hasBar ? seconds[period] / 2 : 0);
  const draw = async (): Promise<void> => {
    const Plot = await loadLibrary();
    // Before it is in the page it has no width or colours; the observer draws it later.
    if (isClosed || rows.length === 0 || !parts.host.isConnected) return;
    chart?.destroy();
    fill(parts.host);
    chart = new Plot(options({ ...line, ...parts, Plot, show, span }), data(), parts.host);
  };
  const show = (at: number | null): void => {
    const last = ended().at(-1);
    const row = at === null ? (last ?? rows.at(-1)) : rows[at];
    setText(parts.time, row === undefined ? "" : timeText(row, period));
    if (row !== undefined && row === rows[ended().length]) parts.time.append(" so far");
    else if (at === null && row !== undefined) parts.time.prepend(`last complete ${period} `);
    for (const [index, place] of parts.values.entries())
      setText(place, row === undefined ? "–" : textOf(series[index], row));
  };
  const showTable = (): void => {
    if (parts.details.open) fill(parts.place, figures({ title, series, rows, period }));
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
    update: (next, length = "day", isLastRunning = true) => {
      rows = next;
      [period, isRunning] = [length, isLastRunning];
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
 * Returns the times of the rows, the figures of each series, and those of the row that is running,
 * after the `ended` ones.
 */
function dataOf<Row extends Moment>(
  rows: readonly Row[],
  series: readonly Series<Row>[],
  ended: number,
): uPlot.AlignedData {
  const lines = series.map(({ of }) => rows.map((row, at) => (at < ended ? of(row) : null)));
  const running = series.map(({ of }) => rows.map((row, at) => (at < ended ? null : of(row))));
  return [rows.map(secondsOf), ...lines, ...running];
}

/** Returns the hour or the day of a row. */
function timeText(row: Moment, period: Period): string {
  const day = row.at.slice(0, 10);
  if (period === "day") return day;
  const end = new Date((secondsOf(row) + seconds.hour) * 1_000).toISOString();
  return `${day} ${row.at.slice(11, 16)}–${end.slice(11, 16)} UTC`;
}

function frame(title: string, series: readonly Pick<Series<never>, "name" | "color">[]) {
  const id = newId("chart");
  const values = series.map(() => h("span", { class: "value" }, "–"));
  const swatches = series.map(({ color }) => h("span", { class: `swatch ${color}` }));
  const legend = series.map(({ name }, at) => h("li", {}, swatches[at], `${name} `, values[at]));
  const time = h("li", { class: "of-time" });
  const host = h("div", { class: "drawing", "aria-hidden": "true" });
  const summary = h("p", { class: "hint" });
  const place = scrollBox(`${title}, table`);
  const details = h("details", {}, h("summary", {}, "Show as a table"), place);
  const element = h(
    "figure",
    { class: "chart", "aria-labelledby": id },
    h("figcaption", {}, h("h2", { id }, title), summary),
    h("ul", { class: "legend" }, ...legend, time),
    host,
    details,
  );
  return { element, host, swatches, summary, time, values, details, place };
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
  readonly Plot: Library;
  readonly host: HTMLElement;
  readonly swatches: readonly HTMLElement[];
  /** Shows the figures at an index of the data; null: the last complete ones. */
  readonly show: (at: number | null) => void;
  /** Returns the first and the last second of the axis. */
  readonly span: () => [number, number];
}

function options<Row>(drawing: Drawing<Row>): uPlot.Options {
  const { Plot, host, swatches, series, axis, isWhole = false, show, span } = drawing;
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
    tzDate: (second) => Plot.tzDate(new Date(second * 1_000), "UTC"),
    scales: { x: { range: span }, y: { range: rangeOf } },
    axes: [
      { ...line, font, ticks: line.grid, incrs: increments, values: timesOnAxis },
      {
        ...line,
        font,
        ticks: line.grid,
        size: widthOf,
        ...(isWhole && { incrs: wholeSteps }),
        values: (_chart: uPlot, ticks: number[]) =>
          ticks.map((tick) => axis(tick, (ticks[1] ?? 1) - (ticks[0] ?? 0))),
      },
    ],
    series: [
      {},
      ...series.map(({ name, isFilled = false, isBar = false, dash }, at) => {
        const color = colors[at] ?? ink;
        return {
          label: name,
          stroke: color,
          ...(isBar ? barsOf(Plot) : { points: { fill: color, filter: isolated } }),
          ...((isFilled || isBar) && { fill: faded(color, isBar ? 0.45 : 0.14) }),
          width: 2,
          ...(dash !== undefined && { dash: [...dash] }),
          spanGaps: false,
        };
      }),
      ...series.map(({ name, isBar = false }, at) => {
        const color = colors[at] ?? ink;
        return {
          label: `${name} so far`,
          stroke: isBar ? faded(color, 0.5) : color,
          width: isBar ? 1 : 2,
          ...(isBar ? { ...barsOf(Plot), fill: faded(color, 0.12) } : ring),
        };
      }),
    ],
    hooks: { setCursor: [({ cursor }) => show(cursor.idx ?? null)] },
  };
}

const ring: Pick<uPlot.Series, "paths" | "points"> = {
  paths: () => null,
  points: { show: true, size: RING_PIXELS, fill: "transparent" },
};

/**
 * Returns the indices of the values without neighbours, which no line shows; null if all values
 * have points.
 */
function isolated({ data }: uPlot, at: number, isShown: boolean): number[] | null {
  if (isShown) return null;
  const values = data[at] ?? [];
  const isAlone = (index: number): boolean =>
    [index - 1, index + 1].every((other) => (values[other] ?? null) === null);
  return [...values.keys()].filter((index) => values[index] !== null && isAlone(index));
}

function textOf<Row>(series: Series<Row> | undefined, row: Row): string {
  return series?.format(series.of(row)) ?? "–";
}

/**
 * Returns the first and the last second of the axis. A bar is centred on its start, and needs
 * space on both sides.
 */
function spanOf(rows: readonly Moment[], space: number): [number, number] {
  return [secondsOf(rows[0]) - space, secondsOf(rows.at(-1)) + space];
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
const seconds: Readonly<Record<Period, number>> = { hour: HOUR, day: DAY };
/** Seconds between two labels of the time axis. */
const increments = [
  ...[HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR],
  ...[DAY, 2 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY],
];

/** Formats the time of day in UTC, or the day at midnight. */
function timesOnAxis(_chart: uPlot, ticks: readonly number[]): string[] {
  return ticks.map((second) => {
    const iso = new Date(second * 1_000).toISOString();
    return second % DAY === 0 ? iso.slice(5, 10) : iso.slice(11, 16);
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
