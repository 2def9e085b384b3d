import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Copies the project as a clone has it, without node_modules and without what a run made. */
export function makeClone(): string {
  const clone = mkdtempSync(join(tmpdir(), "gateway-clone-"));
  const list = ["ls-files", "-z", "-co", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\0");
  for (const file of files.filter((name) => name !== "" && existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, file), join(clone, file));
  }
  return clone;
}
