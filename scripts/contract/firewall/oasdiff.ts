import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ApiDocument } from "./api-document.ts";
import { applyEdit, type KnownEdit } from "./apply-edit.ts";

/** Installed by `GOBIN=$PWD/.cache/bin go install github.com/oasdiff/oasdiff@v1.11.8`. */
const program = fileURLToPath(new URL("../../../.cache/bin/oasdiff", import.meta.url));

/** Whether the program is installed. */
export function hasOasdiff(): boolean {
  return existsSync(program);
}

/** The edits that oasdiff reports as breaking, warnings included. */
export function editsSeenByOasdiff(
  document: ApiDocument,
  edits: readonly KnownEdit[],
): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), "oasdiff-"));
  const [before, after] = [join(folder, "before.json"), join(folder, "after.json")];
  const seen = new Set<string>();
  try {
    writeFileSync(before, JSON.stringify(document));
    for (const edit of edits) {
      writeFileSync(after, JSON.stringify(applyEdit(document, edit)));
      const found = execFileSync(program, ["breaking", before, after, "--format", "json"], {
        encoding: "utf8",
      });
      if (found.trim() !== "" && found.trim() !== "[]") seen.add(edit[0]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return seen;
}
