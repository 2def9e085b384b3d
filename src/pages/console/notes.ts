import { element } from "../kit/elements.js";

/** Returns a paragraph beside a list. */
export function noteElement(text: string): HTMLElement {
  return element("p", { class: "note" }, text);
}

/** Returns what a list lacks because requests before a time are archived; nothing if null. */
export function archivedNotes(
  before: string | null,
  lacking: "listed" | "counted",
): readonly HTMLElement[] {
  if (before === null) return [];
  const day = before.slice(0, "YYYY-MM-DD".length);
  return [noteElement(`Requests from before ${day} (UTC) are archived and not ${lacking}.`)];
}
