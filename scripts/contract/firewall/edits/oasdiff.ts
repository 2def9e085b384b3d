import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ApiDocument } from "../api-document.ts";
import type { KnownEdit } from "./apply-edit.ts";
import { countReported, type EditCount } from "./count-edits.ts";

/** Installed by `GOBIN=$PWD/.cache/bin go install github.com/oasdiff/oasdiff@v1.11.8`. */
const program = fileURLToPath(new URL("../../../../.cache/bin/oasdiff", import.meta.url));

/** Whether the program is installed. */
export function hasOasdiff(): boolean {
  return existsSync(program);
}

/** Tries every edit with oasdiff; warnings count as reported. */
export function countWithOasdiff(document: ApiDocument, edits: readonly KnownEdit[]): EditCount {
  const folder = mkdtempSync(join(tmpdir(), "oasdiff-"));
  const files = [join(folder, "before.json"), join(folder, "after.json")] as const;
  try {
    return countReported(document, edits, (before, after) => {
      writeFileSync(files[0], JSON.stringify(before));
      writeFileSync(files[1], JSON.stringify(after));
      const found = execFileSync(program, ["breaking", ...files, "--format", "json"], {
        encoding: "utf8",
      });
      return found.trim() !== "" && found.trim() !== "[]";
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
