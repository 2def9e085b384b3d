import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { wallClockMs } from "../harness/real-clock.ts";
import { ROOT } from "./paths.ts";

const PAGE = join(ROOT, "docs/client-matrix.md");

/** A section of the page: the results of one program. */
interface Section {
  readonly heading: string;
  readonly text: string;
  /** The day of the run, as `2026-11-27`. */
  readonly day: string;
}

/**
 * Returns the page with another text below one of its headings; throws if the heading is missing.
 */
export function replaceSection(page: string, { heading, text, day }: Section): string {
  const sections = page.split(/^(?=## )/m);
  const at = sections.findIndex((section) => section.startsWith(`## ${heading}\n`));
  if (at < 0) throw new Error(`the page has no section "${heading}"`);
  const isLast = at === sections.length - 1;
  const body = `Tested on ${day}.\n\n${text.trim()}\n`;
  return sections.with(at, `## ${heading}\n\n${body}${isLast ? "" : "\n"}`).join("");
}

/** Writes one section of `docs/client-matrix.md` and keeps the sections of other programs. */
export async function writeSection(heading: string, text: string): Promise<void> {
  const day = new Date(wallClockMs()).toISOString().slice(0, 10);
  await writeFile(PAGE, replaceSection(await readFile(PAGE, "utf8"), { heading, text, day }));
}
