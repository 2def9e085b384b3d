import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundledPackages } from "../build/bundled-packages.ts";

const LOCKFILE = join(import.meta.dirname, "../../package-lock.json");

/** Returns the licences of the third-party code in the image, as a Markdown table. */
export function licensesTable(): string {
  const rows = bundledPackages(readFileSync(LOCKFILE, "utf8")).map(
    ({ name, version, license }) => `| ${name} | ${version} | ${license} |`,
  );
  return ["| package | version | licence |", "|---|---|---|", ...rows].join("\n");
}
