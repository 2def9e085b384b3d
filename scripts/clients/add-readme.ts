import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes a client's README: each `{{name}}` of the template becomes the region of that name in the
 * example program, so that readers see tested code.
 */
export async function addReadme(parts: {
  readonly template: string;
  readonly example: string;
  readonly folder: string;
}): Promise<void> {
  const regions = readRegions(await readFile(parts.example, "utf8"));
  const template = await readFile(parts.template, "utf8");
  const text = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const region = regions.get(name);
    if (region === undefined) throw new Error(`${parts.example} has no region ${name}`);
    return region;
  });
  await writeFile(join(parts.folder, "README.md"), text);
}

/** Returns the regions of a program, without the indentation that all their lines share. */
export function readRegions(program: string): ReadonlyMap<string, string> {
  const regions = new Map<string, string>();
  const pattern = /^[ \t]*(?:\/\/|#) ?#region (\w+)\n([^]*?)^[ \t]*(?:\/\/|#) ?#endregion/gm;
  for (const [, name = "", body = ""] of program.matchAll(pattern)) {
    const lines = body.trimEnd().split("\n");
    const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
    const indent = Math.min(...indents);
    regions.set(name, lines.map((line) => line.slice(indent)).join("\n"));
  }
  return regions;
}
