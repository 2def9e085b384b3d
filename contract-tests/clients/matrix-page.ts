import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./paths.ts";

const PAGE = join(ROOT, "docs/client-matrix.md");

/**
 * Returns the page with another text below one of its headings; throws if the heading is missing.
 */
export function replaceSection(page: string, heading: string, text: string): string {
  const sections = page.split(/^(?=## )/m);
  const at = sections.findIndex((section) => section.startsWith(`## ${heading}\n`));
  if (at < 0) throw new Error(`the page has no section "${heading}"`);
  const isLast = at === sections.length - 1;
  return sections.with(at, `## ${heading}\n\n${text.trim()}\n${isLast ? "" : "\n"}`).join("");
}

/** Writes one section of `docs/client-matrix.md` and keeps the sections of other programs. */
export async function writeSection(heading: string, text: string): Promise<void> {
  await writeFile(PAGE, replaceSection(await readFile(PAGE, "utf8"), heading, text));
}
