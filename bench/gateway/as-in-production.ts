import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transformSync } from "esbuild";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * Builds a checkout's gateway into a new folder and returns the file to run. A checkout from before
 * there was a build runs from its source.
 */
export function builtGateway(root: string, folder: string): string {
  const script = join(root, "scripts", "build.ts");
  if (!existsSync(script)) return join(root, "src", "main.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${root} cannot be built: ${stderr}`);
  return join(folder, "main.js");
}

/**
 * A script of one file as plain JavaScript: Node's type stripper would add 40 MB to its process.
 * It lies below `node_modules`, where it finds its packages.
 */
export function strippedScript(path: string): string {
  const folder = join(ROOT, "node_modules", ".cache", "bench");
  mkdirSync(folder, { recursive: true });
  const stripped = join(folder, basename(path).replace(/\.ts$/, ".mjs"));
  const { code } = transformSync(readFileSync(path, "utf8"), { loader: "ts", target: "esnext" });
  writeFileSync(stripped, code);
  return stripped;
}
