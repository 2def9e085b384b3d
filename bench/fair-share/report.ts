import type { Attack } from "./attacks.ts";
import { breaches, type Figures } from "./judge.ts";

/** An attack's figures for each subject, in the order of the subjects. */
export interface Row {
  readonly attack: Attack;
  readonly figures: readonly Figures[];
}

const PERCENT = 100;

const COLUMNS = [
  ...["", "p50, ms", "p99, ms", "by alone", "chats per second", "refused"],
  ...["attacker: answered per second", "of which refused", "cut", "peak, MiB", "verdict"],
];

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const percent = (share: number): string => `${(PERCENT * share).toFixed(share > 0 ? 1 : 0)} %`;

function cells(figures: Figures, alone: Figures): readonly string[] {
  const { p50Ms, p99Ms, chatsPerSecond, refused, peakMib, attack } = figures;
  return [
    ms(p50Ms),
    ms(p99Ms),
    (p99Ms / alone.p99Ms).toFixed(1),
    chatsPerSecond.toFixed(0),
    percent(refused),
    attack === null ? "–" : (attack.answered / attack.seconds).toFixed(1),
    attack === null ? "–" : percent(attack.refused / Math.max(1, attack.answered)),
    attack === null ? "–" : String(attack.cut),
    peakMib.toFixed(0),
  ];
}

function verdict(beside: Figures, alone: Figures): string {
  const broken = breaches(beside, alone);
  return broken.length === 0 ? "ok" : `**${broken.join(", ")}**`;
}

/** Returns a subject's table: the honest clients without an attack, and during each one. */
function table(name: string, alone: Figures, rows: readonly Row[], at: number): string {
  const lines = rows.map(({ attack, figures }) => {
    const beside = figures[at] ?? alone;
    const title = `\`${attack.id}\`: ${attack.what}`;
    return line([title, ...cells(beside, alone), verdict(beside, alone)]);
  });
  return [
    name,
    "",
    line(COLUMNS),
    line(COLUMNS.map(() => "---")),
    line(["alone", ...cells(alone, alone), "–"]),
    ...lines,
  ].join("\n");
}

/** Returns one table per subject. */
export function renderReport(
  subjects: readonly { readonly name: string; readonly alone: Figures }[],
  rows: readonly Row[],
): string {
  return subjects.map(({ name, alone }, at) => table(name, alone, rows, at)).join("\n\n");
}

/** Returns the number of a subject's rows that pass. */
export function countPassedRows(alone: Figures, rows: readonly Row[], at: number): number {
  return rows.filter(({ figures }) => breaches(figures[at] ?? alone, alone).length === 0).length;
}
