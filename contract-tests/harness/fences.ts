/** A fenced block of a Markdown document. */
export interface Fence {
  readonly language: string;
  /** The rest of the opening line; empty without a label. */
  readonly label: string;
  readonly code: string;
}

/** Returns all fenced blocks of a document, in order. */
export function fencesIn(markdown: string): readonly Fence[] {
  const fences = markdown.matchAll(/^```(\w+)(?: ([^\n]+))?\n([^]*?)^```$/gm);
  return [...fences].map(([, language = "", label = "", code = ""]) => ({ language, label, code }));
}
