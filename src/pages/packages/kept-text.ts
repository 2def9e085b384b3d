import { readFileSync, statSync } from "node:fs";

/**
 * Returns a reader of a file that may appear or change while the gateway runs; it returns undefined
 * while the file is missing.
 */
export function storableText(file: string): () => string | undefined {
  let kept: { readonly changedMs: number; readonly text: string } | undefined;
  return () => {
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined) return undefined;
    if (kept?.changedMs !== changedMs) kept = { changedMs, text: readFileSync(file, "utf8") };
    return kept.text;
  };
}
