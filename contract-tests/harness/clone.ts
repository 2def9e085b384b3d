import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Copies the project like a fresh clone, without node_modules and files of a run. */
export function makeClone(): string {
  const clone = mkdtempSync(join(tmpdir(), "gateway-clone-"));
  const list = ["ls-files", "-z", "-co", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).split("\0");
  for (const file of files.filter((name) => name !== "")) {
    try {
      cpSync(join(ROOT, file), join(clone, file));
    } catch (error) {
      // The file was removed after it was added to the index or listed, since others work in the
      // folder.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return clone;
}
