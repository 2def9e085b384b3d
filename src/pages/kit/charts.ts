import type uPlot from "uplot";
import { detach } from "./detach.js";
import { fill, element as h, newId, scrollBox, setText } from "./elements.js";
import { table } from "./table.js";

const HEIGHT = 190;
const BAR_PIXELS_MAX = 36;
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

/** The figures of a chart that have one name. */
interface Figure<Row> {
  readonly name: string;
  /** Null: no figure exists. */
  readonly of: (row: Row) => number | null;
  readonly format: (value: number | null) => string;
  /** Returns the figure of all rows together. */
  readonly all: (rows: readonly Row[]) => string;
}

/** The bars of one color. */
export interface Series<Row> extends Figure<Row> {
  readonly color: Color;
}

/** The colors of bars, as in the style sheet; those of groups differ for color-blind readers too. */
export const groupColors = ["blue", "ochre", "forest", "rose", "mint", "violet"] as const;
type Color = (typeof groupColors)[number] | "amber" | "green" | "red" | "gray";

interface Moment {
  readonly at: string;
}

interface Bars<Row> {
  readonly title: string;
  /** The bars of a time are stacked, the first one at the bottom. */
  readonly series: readonly Series<Row>[];
  /** The sum of the series, which the legend shows beside them. */
  readonly total?: Figure<Row> | null;
  /** Formats a label of the axis; `step` is the difference between two labels. */
  readonly axis: (value: number, step: number) => string;
  /** Whether the axis has labels only at whole numbers. */
  readonly isWhole?: boolean;
  /** Returns a text that replaces the drawing for screen readers. */
  readonly summary: (rows: readonly Row[]) => string;
  /** Whether only screen readers get it, because the legend shows the same. */
  readonly hasHiddenSummary?: boolean;
}

export type Period = "minute" | "hour" | "day";

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
 * Draws bars over minutes, hours or days. The running one is lighter, since its figures still grow.
 * The drawing is hidden from screen readers, which get a sentence and all figures as a table.
 */
export function barChart<Row extends Moment>(bars: Bars<Row>): Chart<Row> {
  const { title, series, total = null, summary } = bars;
  const named: readonly Figure<Row>[] = [...(total === null ? [] : [total]), ...series];
  const parts = frame(bars);
  let rows: readonly Row[] = [];
  let period: Period = "day";
  let isRunning = true;
  let chart: uPlot | null = null;
  let isClosed = false;
  const ended = (): number => rows.length - (isRunning ? 1 : 0);
  const data = (): uPlot.AlignedData => [rows.map(secondsOf), ...tops(rows, series)];
  const rowSeconds = (): number => seconds[period];
  const span = (): [number, number] => spanOf(rows, rowSeconds() / 2);
  const draw = async (): Promise<void> => {
    const Plot = await loadLibrary();
    // Before it is in the page it has no width or colors; the observer draws it later.
    if (isClosed || rows.length === 0 || !parts.host.isConnected) return;
    chart?.destroy();
    fill(parts.host);
    const drawing = { ...bars, ...parts, Plot, show, span, ended, rowSeconds };
    chart = new Plot(options(drawing), data(), parts.host);
  };
  const show = (at: number | null): void => {
    const row = at === null ? undefined : rows[at];
    setText(parts.time, row === undefined ? "" : timeText(row, period));
    if (row !== undefined && at === ended()) parts.time.append(" so far");
    for (const [index, place] of parts.values.entries()) {
      const figure = named[index];
      setText(place, (row === undefined ? figure?.all(rows) : textOf(figure, row)) ?? "–");
    }
  };
  const showTable = (): void => {
    if (parts.details.open) fill(parts.place, figures({ title, named, rows, period }));
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
 * Returns the ends of the bars of each series; a bar begins at the end of the one before. Negative
 * figures are stacked below zero.
 */
function tops<Row>(
  rows: readonly Row[],
  series: readonly Pick<Series<Row>, "of">[],
): (number | null)[][] {
  const [above, below] = [rows.map(() => 0), rows.map(() => 0)];
  return series.map(({ of }) =>
    rows.map((row, at) => {
      const value = of(row);
      if (value === null) return null;
      const sums = value < 0 ? below : above;
      sums[at] = (sums[at] ?? 0) + value;
      return sums[at];
    }),
  );
}

/** Returns the minute, the hour or the day of a row. */
function timeText(row: Moment, period: Period): string {
  const day = row.at.slice(0, 10);
  if (period === "day") return day;
  const time = row.at.slice(11, 16);
  if (period === "minute") return `${day} ${time} UTC`;
  const end = new Date((secondsOf(row) + seconds.hour) * 1_000).toISOString();
  return `${day} ${time}–${end.slice(11, 16)} UTC`;
}

function frame<Row>({ title, series, total = null, hasHiddenSummary = false }: Bars<Row>) {
  const id = newId("chart");
  const swatches = series.map(({ color }) => h("span", { class: `swatch ${color}` }));
  const named = [
    ...(total === null ? [] : [{ name: total.name, swatch: null }]),
    ...series.map(({ name }, at) => ({ name, swatch: swatches[at] })),
  ];
  const values = named.map(() => h("span", { class: "value" }, "–"));
  const legend = named.map(({ name, swatch }, at) =>
    h("li", {}, swatch, h("bdi", { class: "of-series" }, name), " ", values[at]),
  );
  const time = h("li", { class: "of-time" });
  const host = h("div", { class: "drawing", "aria-hidden": "true" });
  const summary = h("p", { class: hasHiddenSummary ? "unseen" : "hint" });
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

interface Figures<Row> extends Pick<Bars<Row>, "title"> {
  readonly named: readonly Figure<Row>[];
  readonly rows: readonly Row[];
  readonly period: Period;
}

const timeColumns = {
  minute: ["minutes", "Minute (UTC)", 16],
  hour: ["hours", "Hour (UTC)", 16],
  day: ["days", "Day (UTC)", 10],
} as const;

/** Returns the newest figures as a table, newest first, without times that have no figures. */
function figures<Row extends Moment>({ title, named, rows, period }: Figures<Row>): HTMLElement {
  const [unit, name, digits] = timeColumns[period];
  const full = rows.filter((row) => named.some(({ of }) => (of(row) ?? 0) !== 0));
  const shown = full.length > ROWS_MAX ? `the newest ${ROWS_MAX} ${unit}` : unit;
  return table({
    caption: `${title}: ${shown} with data, newest first`,
    columns: [
      { name, isHeader: true, of: ({ at }: Row) => at.slice(0, digits).replace("T", " ") },
      ...named.map((figure) => ({
        name: figure.name,
        isNumber: true,
        of: (row: Row) => textOf(figure, row),
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

interface Drawing<Row> extends Pick<Bars<Row>, "series" | "axis" | "isWhole"> {
  readonly Plot: Library;
  readonly host: HTMLElement;
  readonly swatches: readonly HTMLElement[];
  /** Shows the figures at an index of the data; null: those of all. */
  readonly show: (at: number | null) => void;
  /** Returns the first and the last second of the axis. */
  readonly span: () => [number, number];
  /** Returns the number of rows that are over. */
  readonly ended: () => number;
  /** Returns the seconds of a row. */
  readonly rowSeconds: () => number;
}

function options<Row>(drawing: Drawing<Row>): uPlot.Options {
  const {
    Plot,
    host,
    swatches,
    series,
    axis,
    isWhole = false,
    show,
    span,
    ended,
    rowSeconds,
  } = drawing;
  // Computed colors: a custom property would still contain both themes.
  const { color: ink, borderTopColor: edge } = getComputedStyle(host);
  const colors = swatches.map((swatch) => getComputedStyle(swatch).backgroundColor);
  const line = { stroke: ink, grid: { stroke: edge, width: 1 } };
  const font = "12px system-ui, sans-serif";
  return {
    width: host.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    tzDate: (second) => Plot.tzDate(new Date(second * 1_000), "UTC"),
    scales: { x: { range: span }, y: { range: rangeOf } },
    axes: [
      { ...line, font, ticks: line.grid, incrs: stepsOf(rowSeconds), values: timesOnAxis },
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
      ...series.map(({ name }, at) => ({
        label: name,
        width: 0,
        points: { show: false },
        ...pathsOf(Plot, colors[at] ?? ink, ended),
      })),
    ],
    hooks: { setCursor: [({ cursor }) => show(cursor.idx ?? null)] },
  };
}

/** Draws the bars of a series from the ends of the series below. */
function pathsOf(Plot: Library, color: string, ended: () => number): Pick<uPlot.Series, "paths"> {
  const faint = faded(color, 0.5);
  const paths = Plot.paths.bars?.({
    size: [0.7, BAR_PIXELS_MAX, 1],
    disp: {
      fill: {
        unit: 3,
        values: ({ data: [times] }) => Array.from(times, (_, at) => (at < ended() ? color : faint)),
      },
      y0: { unit: 1, values: ({ data }, at) => lowerEnds(data, at) },
      y1: { unit: 1, values: ({ data }, at) => [...(data[at] ?? [])] },
    },
  });
  return paths === undefined ? {} : { paths };
}

/** Returns where the bars of a series begin: at the last end on the same side of zero, or at zero. */
function lowerEnds(data: uPlot.AlignedData, series: number): number[] {
  return Array.from(data[0], (_, at) => {
    const isNegative = (data[series]?.[at] ?? 0) < 0;
    const before = data.slice(1, series).map((ends) => ends[at] ?? null);
    return before.findLast((end) => end !== null && end < 0 === isNegative) ?? 0;
  });
}

function textOf<Row>(figure: Figure<Row> | undefined, row: Row): string {
  return figure?.format(figure.of(row)) ?? "–";
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

/**
 * Returns a range from zero, or below the lowest negative value, to slightly above the highest, or to
 * zero if all are negative.
 */
function rangeOf(_chart: uPlot, min: number, max: number): [number, number] {
  return [Math.min(0, min * 1.1), max > 0 ? max * 1.1 : min < 0 ? 0 : 1];
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
const seconds: Readonly<Record<Period, number>> = { minute: MINUTE, hour: HOUR, day: DAY };
/** Seconds between two labels of the time axis, in charts of minutes. */
const increments = [
  ...[MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR],
  ...[DAY, 2 * DAY, 7 * DAY, 14 * DAY, 30 * DAY, 90 * DAY],
];

/** Returns a function with the seconds between two labels; a row has at most one label. */
function stepsOf(rowSeconds: () => number): () => number[] {
  return () => increments.filter((step) => step >= rowSeconds());
}

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
