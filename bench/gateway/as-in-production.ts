import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transformSync } from "esbuild";

const ROOT = join(import.meta.dirname, "..", "..");

/** Unpacks a commit's files into a separate folder in `parent`, next to the current packages. */
export function checkOut(commit: string, parent: string): string {
  const folder = join(parent, `commit-${commit}`);
  mkdirSync(folder);
  const archive = join(parent, `${commit}.tar`);
  run("git", "archive", "--output", archive, commit);
  run("tar", "-x", "-C", folder, "-f", archive);
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
}

/**
 * Builds a checkout's gateway into a new folder and returns the file to run. A checkout without a
 * build runs from its source.
 */
export function builtGateway(root: string, folder: string): string {
  const script = join(root, "scripts", "build.ts");
  if (!existsSync(script)) return join(root, "src", "main.ts");
  run(process.execPath, script, folder);
  return join(folder, "main.js");
}

/**
 * Returns a single-file script as plain JavaScript: Node's type stripper would add 40 MB to its
 * process. It is placed below `node_modules`, from which it finds its packages.
 */
export function strippedScript(path: string): string {
  const folder = join(ROOT, "node_modules", ".cache", "bench");
  mkdirSync(folder, { recursive: true });
  const stripped = join(folder, basename(path).replace(/\.ts$/, ".mjs"));
  const { code } = transformSync(readFileSync(path, "utf8"), { loader: "ts", target: "esnext" });
  writeFileSync(stripped, code);
  return stripped;
}
