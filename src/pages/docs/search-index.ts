import { Marked } from "marked";
import { renderMarkdown } from "./render-markdown.ts";

/** A section of a text in the search index. */
export interface SearchEntry {
  /** Path with the anchor of the section. */
  readonly path: string;
  /** Title of the page; of a table row empty, else a search for the title would find every row. */
  readonly title: string;
  /** Of a table row, its anchor. */
  readonly heading: string;
  readonly text: string;
}

/** A table row with an anchor at its beginning, such as that of a model or of an error. */
const NAMED_ROW = /^\| <a id="(?<id>[^"]+)"><\/a>.*$/gm;

/** Returns the sections of a page, from each heading to the next, and then its rows with an anchor. */
export function searchEntries(page: {
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}): readonly SearchEntry[] {
  const { path, title, markdown } = page;
  const { headings } = renderMarkdown(markdown);
  const entries: SearchEntry[] = [];
  let parts: string[] = [];
  const close = (): void => {
    const found = headings[entries.length];
    if (found === undefined) return;
    const place = { path: `${path}#${found.id}`, title, heading: found.text };
    entries.push({ ...place, text: parts.filter((part) => part !== "").join(" ") });
    parts = [];
  };
  let isInside = false;
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === "heading") {
      if (isInside) close();
      isInside = true;
    } else parts.push(plainText(token.raw));
  }
  close();
  const rows = [...markdown.matchAll(NAMED_ROW)].map(({ 0: row, groups }) => {
    const id = groups?.["id"] ?? "";
    return { path: `${path}#${id}`, title: "", heading: id, text: plainText(row) };
  });
  return [...entries, ...rows];
}

/** Returns Markdown without its marks, on one line. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/<\/?(?:a|br)\b[^>]*>|<!--.*?-->/gs, " ")
    .replaceAll(/\]\([^)]*\)/g, " ")
    .replaceAll(/[`*|[\]]|^ *#+ |^```.*$|-{3,}/gm, " ")
    .replaceAll(/&#(\d+);/g, (_reference, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, " ")
    .trim();
}
