import type { Figures } from "./compare.ts";
import { median } from "./load.ts";
import { BARE_JSON } from "./subjects.ts";
import type { Workload } from "./workloads.ts";

/** One measured workload. */
export interface Row {
  readonly workload: Pick<Workload, "id" | "name" | "per" | "clients" | "single" | "detailed">;
  readonly figures: readonly Figures[];
}

/** Figures that are measured once per subject. */
export interface ProcessFigures {
  readonly subject: string;
  readonly startMs: number;
  readonly idleMib: number;
  readonly peakMib: number;
}

const KIB_PER_MIB = 1024;

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function cell(figure: Figures | undefined, per: Workload["per"]): string {
  if (figure === undefined) return "–";
  const { cpu, ratio, spread, server } = figure;
  if (per === "chunk") {
    return `${cpu.toFixed(0)} µs${server === null ? "" : ` + ${server.cpu.toFixed(0)} µs`}`;
  }
  const [low, high] = spread.map((bound) => bound.toFixed(2));
  const ofServer = server === null ? "" : ` + ${server.ratio.toFixed(2)}`;
  return `${ratio.toFixed(2)} (${low}–${high})${ofServer}`;
}

function kibPerClient(figure: Figures | undefined, { clients }: Row["workload"]): string {
  return figure === undefined ? "–" : ((figure.addedMib * KIB_PER_MIB) / clients).toFixed(0);
}

/** Returns the ratio to the proxy that parses: the median of the turns, the lowest, the highest. */
function byJson({ turns }: Figures, figures: readonly Figures[]): string {
  const json = figures.find(({ subject }) => subject === BARE_JSON);
  const ratios = turns.map((cpu, at) => cpu / (json?.turns[at] ?? Number.NaN));
  const bounds = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return `${median(ratios).toFixed(2)} (${bounds})`;
}

/** What the report has of each detailed workload. */
const details: readonly (readonly [string, (own: Figures, all: readonly Figures[]) => string])[] = [
  [`CPU relative to "${BARE_JSON}"`, byJson],
  ["CPU per request, µs", ({ cpu }) => cpu.toFixed(0)],
  ["peak resident memory, MiB", ({ peakMib }) => peakMib.toFixed(0)],
];

/**
 * Returns Markdown: a row for each workload with each subject's ratio to the first one (median,
 * lowest and highest turn) or µs per chunk, plus that of its database's server; then details of
 * some workloads, times to the first byte of a single client, memory and start.
 */
export function renderReport(rows: readonly Row[], processes: readonly ProcessFigures[]): string {
  const names = processes.map(({ subject }) => subject);
  const inOrder = ({ figures }: Row) =>
    names.map((name) => figures.find(({ subject }) => subject === name));
  const table = rows.map((row) =>
    line([row.workload.name, ...inOrder(row).map((figure) => cell(figure, row.workload.per))]),
  );
  const detailed = rows.filter(({ workload }) => workload.detailed === true);
  const inDetail = details.flatMap(([what, value]) =>
    detailed.map((row) =>
      line([
        `${what}: ${row.workload.name}`,
        ...inOrder(row).map((own) => (own === undefined ? "–" : value(own, row.figures))),
      ]),
    ),
  );
  const alone = rows.filter(({ workload }) => workload.clients === 1);
  const firstBytes = alone.map((row) =>
    line([
      `first byte at the median, ms: ${row.workload.name}`,
      ...inOrder(row).map((figure) => figure?.firstByteMs.toFixed(2) ?? "–"),
    ]),
  );
  const many = rows.filter(({ workload }) => workload.single === true);
  const perStream = many.map((row) =>
    line([
      `memory per stream, KiB: ${row.workload.name}`,
      ...inOrder(row).map((figure) => kibPerClient(figure, row.workload)),
    ]),
  );
  const one = (name: string, value: (process: ProcessFigures) => number): string =>
    line([name, ...processes.map((process) => value(process).toFixed(0))]);
  return [
    line(["", ...names]),
    line(["---", ...names.map(() => "---")]),
    ...table,
    ...inDetail,
    ...firstBytes,
    ...perStream,
    one("resident memory idle, MiB", ({ idleMib }) => idleMib),
    one("resident memory peak, MiB", ({ peakMib }) => peakMib),
    one("start until it takes requests, ms", ({ startMs }) => startMs),
  ].join("\n");
}
