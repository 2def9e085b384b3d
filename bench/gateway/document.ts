import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

const DOCUMENT = join(import.meta.dirname, "..", "..", "docs", "benchmarks.md");
const BYTES_PER_GIB = 1024 ** 3;

/** What a run was taken on: commit, Node, processors, and the load that other programs made. */
export function describeMachine(): string {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const [load = "?"] = readFileSync("/proc/loadavg", "utf8").split(" ");
  const model = cpus()[0]?.model ?? "unknown processor";
  const gib = (totalmem() / BYTES_PER_GIB).toFixed(0);
  return (
    `Commit ${commit}, Node ${process.versions.node}, ${cpus().length} × ${model}, ${gib} GiB; ` +
    `load average at the start ${load}.`
  );
}

/**
 * Prints a report, and writes it into its section of `docs/benchmarks.md` where `section` names
 * one: between `<!-- measured: NAME -->` and `<!-- end -->`.
 */
export function publish(report: string, section: string | undefined): void {
  console.log(report);
  if (section === undefined) return;
  const text = readFileSync(DOCUMENT, "utf8");
  const start = `<!-- measured: ${section} -->\n`;
  const at = text.indexOf(start);
  const end = text.indexOf("<!-- end -->", at);
  if (at < 0 || end < 0) throw new Error(`docs/benchmarks.md has no section ${section}`);
  writeFileSync(DOCUMENT, `${text.slice(0, at)}${start}\n${report}\n\n${text.slice(end)}`);
}
