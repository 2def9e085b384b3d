import type { Measured } from "./measure.ts";
import type { Figures } from "./meter.ts";

const MS_PER_SECOND = 1_000;
/** A figure below it has one decimal place. */
const FINE_BELOW = 10;

function time(ms: number): string {
  if (ms >= FINE_BELOW * MS_PER_SECOND) return `${(ms / MS_PER_SECOND).toFixed(0)} s`;
  if (ms >= MS_PER_SECOND) return `${(ms / MS_PER_SECOND).toFixed(1)} s`;
  return `${ms.toFixed(ms < FINE_BELOW ? 1 : 0)} ms`;
}

/** Returns time; CPU and memory, each with the server's after a `+`. */
export function cellOf({ ms, cpuMs, serverMs, peakMib, serverMib }: Figures): string {
  const cpu = serverMs === null ? time(cpuMs) : `${time(cpuMs)} + ${time(serverMs)}`;
  const own = peakMib.toFixed(0);
  const memory = serverMib === null ? own : `${own} + ${serverMib.toFixed(0)}`;
  return `${time(ms)}; ${cpu}; ${memory} MiB`;
}

/** Returns a table with a row per measurement and a column per size. */
export function sizeTable(columns: ReadonlyMap<number, Measured>): string {
  const sizes = [...columns.keys()].map((entries) => `${entries.toLocaleString("en-US")} entries`);
  const names = new Set([...columns.values()].flatMap((measured) => [...measured.keys()]));
  const rows = [...names].map((name) => {
    const cells = [...columns.values()].map((measured) => {
      const figures = measured.get(name);
      return figures === undefined ? "" : cellOf(figures);
    });
    return `| ${[name, ...cells].join(" | ")} |`;
  });
  const head = [`| | ${sizes.join(" | ")} |`, `|${" --- |".repeat(sizes.length + 1)}`];
  return [...head, ...rows].join("\n");
}
