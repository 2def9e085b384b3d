/** Keeps a number and its unit on one line. */
export const NO_BREAK = "\u00a0";

const counts = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** Formats a whole number with thousands separators. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** Formats a count with the name of what is counted, such as `1 request`. */
export function countOf(count: number, name: string): string {
  return `${formatCount(count)} ${name}${count === 1 ? "" : "s"}`;
}

/** Formats a moment as a day and a time in UTC. */
export function formatMoment(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
}

/** Formats the hour that contains a moment, in UTC, such as `2026-12-01 23:00–24:00`. */
export function formatHour(moment: string): string {
  const next = String(Number(moment.slice(11, 13)) + 1).padStart(2, "0");
  return `${moment.slice(0, 13).replace("T", " ")}:00–${next}:00`;
}

/** Formats a moment as a day and a time with seconds, in UTC. */
export function formatSecond(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 19)}`;
}

/** Formats a size, in MiB or KiB if it is a whole number of them, such as `32 MiB`. */
export function formatBytes(bytes: number): string {
  const mebibyte = 2 ** 20;
  const kibibyte = 2 ** 10;
  if (bytes >= mebibyte && bytes % mebibyte === 0) return `${formatCount(bytes / mebibyte)} MiB`;
  if (bytes >= kibibyte && bytes % kibibyte === 0) return `${formatCount(bytes / kibibyte)} KiB`;
  return countOf(bytes, "byte");
}

/** Formats milliseconds in the most readable unit, such as `827 ms` or `12.30 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)}${NO_BREAK}ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(2)}${NO_BREAK}s`;
  return `${(ms / 60_000).toFixed(1)}${NO_BREAK}min`;
}

/** Returns the milliseconds between two moments; 0 if a clock was set back between them. */
export function msBetween(start: string, end: string): number {
  return Math.max(0, Date.parse(end) - Date.parse(start));
}

/** Returns the last `days` days up to today, in UTC, as `YYYY-MM-DD`; oldest first. */
export function lastDays(days: number, now: number = Date.now()): readonly string[] {
  const dayMs = 86_400_000;
  return Array.from({ length: days }, (_, at) =>
    new Date(now - (days - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
}
