import type { ApiDocument } from "../api-document.ts";
import { listFaults } from "../change.ts";
import { compareDocuments } from "../document/compare-documents.ts";
import { applyEdit, EditDoesNotApply, type KnownEdit } from "./apply-edit.ts";

/** What became of a list of edits, by their names. */
export interface EditCount {
  /** Reported as breaking or as not understood. */
  readonly reported: readonly string[];
  readonly unreported: readonly string[];
  /** Those that no longer fit the document, each with the reason: they prove nothing. */
  readonly inapplicable: readonly string[];
}

type HasFault = (before: ApiDocument, after: ApiDocument) => boolean;

/** Tries every edit on a document, with any program that compares two of them. */
export function countReported(
  document: ApiDocument,
  edits: readonly KnownEdit[],
  hasFault: HasFault,
): EditCount {
  const reported: string[] = [];
  const unreported: string[] = [];
  const inapplicable: string[] = [];
  for (const edit of edits) {
    try {
      const isReported = hasFault(document, applyEdit(document, edit));
      (isReported ? reported : unreported).push(edit[0]);
    } catch (failure) {
      if (!(failure instanceof EditDoesNotApply)) throw failure;
      inapplicable.push(failure.message);
    }
  }
  return { reported, unreported, inapplicable };
}

/** Tries every edit on a document. */
export function countEdits(document: ApiDocument, edits: readonly KnownEdit[]): EditCount {
  const hasFault: HasFault = (before, after) =>
    listFaults(compareDocuments(before, after)).length > 0;
  return countReported(document, edits, hasFault);
}
