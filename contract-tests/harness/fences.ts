/** A fenced block of a Markdown document. */
export interface Fence {
  readonly language: string;
  /** The rest of the line that opens it; empty without one. */
  readonly label: string;
  readonly code: string;
}

/** All fenced blocks of a document, in order. */
export function fencesIn(markdown: string): readonly Fence[] {
  const fences = markdown.matchAll(/^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm);
  return [...fences].map(([, language = "", label = "", code = ""]) => ({ language, label, code }));
}
