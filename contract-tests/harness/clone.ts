import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Copies the project as a clone has it, without node_modules and without what a run made. */
export function makeClone(): string {
  const clone = mkdtempSync(join(tmpdir(), "gateway-clone-"));
  const list = ["ls-files", "-z", "-co", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\0");
  for (const file of files.filter((name) => name !== "")) {
    try {
      cpSync(join(ROOT, file), join(clone, file));
    } catch (error) {
      // Removed, since it was added to the index or since it was listed: others work in the folder.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return clone;
}
