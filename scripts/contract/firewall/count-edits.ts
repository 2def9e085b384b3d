import type { ApiDocument } from "./api-document.ts";
import { applyEdit, type KnownEdit } from "./apply-edit.ts";
import { breakingEdits } from "./breaking-edits.ts";
import { compareDocuments } from "./compare-documents.ts";
import { harmlessEdits } from "./harmless-edits.ts";

export interface EditCount {
  /** Breaking edits that go undetected. */
  readonly missed: readonly string[];
  /** Harmless edits that are reported. */
  readonly alarms: readonly string[];
}

/** Tests every known edit on a document. */
export function countEdits(document: ApiDocument): EditCount {
  const isSeen = (edit: KnownEdit) =>
    compareDocuments(document, applyEdit(document, edit)).length > 0;
  return {
    missed: breakingEdits.filter((edit) => !isSeen(edit)).map(([name]) => name),
    alarms: harmlessEdits.filter(isSeen).map(([name]) => name),
  };
}
