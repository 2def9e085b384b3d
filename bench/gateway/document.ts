import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

const docs = join(import.meta.dirname, "..", "..", "docs");

/** The documents with measured figures. */
export const documents = {
  benchmarks: join(docs, "benchmarks.md"),
  scale: join(docs, "operate", "scale.md"),
  availability: join(docs, "operate", "high-availability.md"),
} as const;

const BYTES_PER_GIB = 1024 ** 3;

/** Returns the conditions of a run: commit, Node, processors, and the load by other programs. */
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

/** A place for measured figures: `<!-- measured: NAME -->` to `<!-- end -->`. */
export interface Section {
  /** Path of the document. */
  readonly document: string;
  readonly name: string;
}

/** Prints a report, and writes it into its section. */
export function publish(report: string, section: Section | null): void {
  console.log(report);
  if (section === null) return;
  const { before, after } = split(section);
  writeFileSync(section.document, `${before}\n${report}\n\n${after}`);
}

/** Returns the text before a section's figures, including its mark, and the text after them. */
function split({ document, name }: Section): { readonly before: string; readonly after: string } {
  const text = readFileSync(document, "utf8");
  const start = `<!-- measured: ${name} -->\n`;
  const at = text.indexOf(start);
  const end = text.indexOf("<!-- end -->", at);
  if (at < 0 || end < 0) throw new Error(`${document} has no section ${name}`);
  return { before: text.slice(0, at + start.length), after: text.slice(end) };
}

/**
 * Returns the section of `docs/benchmarks.md` that the option `--write` names; throws if it does
 * not exist.
 */
export function benchmarksSection(name: string | undefined): Section | null {
  if (name === undefined) return null;
  const section = { document: documents.benchmarks, name };
  split(section);
  return section;
}
