import { element as h } from "../kit/elements.js";
import { inlineNodes } from "./markdown-inline.js";

/** Quotes and lists inside each other; deeper ones are shown as text. */
const DEPTH_MAX = 6;

/** A block of Markdown: its lines as written, and how it is shown. */
interface Block {
  readonly source: string;
  readonly make: () => Node;
}

/** The sources of the blocks that an element shows. */
const shown = new WeakMap<Element, readonly string[]>();

/**
 * Shows a text as Markdown. It creates elements itself and never parses markup, so HTML in the text
 * is shown as text; links lead only to the web and to mail, and images are links. For a text that
 * grows, only the blocks that changed are made again.
 */
export function showMarkdown(place: Element, text: string): void {
  const blocks = readBlocks(text.replaceAll(/\r\n?/g, "\n").split("\n"), 0);
  const sources = blocks.map(({ source }) => source);
  const before = shown.get(place) ?? [];
  const changed = sources.findIndex((source, at) => source !== before[at]);
  const kept = changed === -1 ? sources.length : changed;
  while (place.childNodes.length > kept) place.lastChild?.remove();
  place.append(...blocks.slice(kept).map(({ make }) => make()));
  shown.set(place, sources);
}

const fence = /^ {0,3}(`{3,}|~{3,})\s*([\w+#.-]*)[^`]*$/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const rule = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const quote = /^ {0,3}> ?/;
const marker = /^( {0,3})([-*+]|\d{1,9}[.)])(?:( {1,4})(?=\S)|[ \t]*$)/;
const tableRule = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Lines of one block, and the index of the line after it. */
interface Found {
  readonly make: () => Node;
  readonly end: number;
}

function readBlocks(lines: readonly string[], depth: number): readonly Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    if (lines[at]?.trim() === "") {
      at += 1;
      continue;
    }
    const { make, end } = blockAt(lines, at, depth);
    blocks.push({ source: lines.slice(at, end).join("\n"), make });
    at = end;
  }
  return blocks;
}

function blockAt(lines: readonly string[], at: number, depth: number): Found {
  const line = lines[at] ?? "";
  const opening = fence.exec(line);
  if (opening !== null) return codeAt(lines, at, opening);
  const title = heading.exec(line);
  if (title !== null) {
    const level = title[1]?.length ?? 1;
    // The page's own headings have the levels above; the size follows the text's level.
    const make = (): Node => h("h3", { class: `level-${level}` }, ...inlineNodes(title[2] ?? ""));
    return { make, end: at + 1 };
  }
  if (rule.test(line)) return { make: () => h("hr"), end: at + 1 };
  if (depth < DEPTH_MAX) {
    if (quote.test(line)) return quoteAt(lines, at, depth);
    if (marker.test(line)) return listAt(lines, at, depth);
  }
  if (isTable(lines, at)) return tableAt(lines, at);
  return paragraphAt(lines, at, depth);
}

/** Returns the index of the first line from `start` that fits; the number of lines without one. */
function indexFrom(
  lines: readonly string[],
  start: number,
  fits: (line: string) => boolean,
): number {
  let at = start;
  while (at < lines.length && !fits(lines[at] ?? "")) at += 1;
  return at;
}

/** A fence that is not closed yet contains the rest of the text. */
function codeAt(
  lines: readonly string[],
  at: number,
  [, ticks = "", name]: RegExpExecArray,
): Found {
  const isEnd = (line: string): boolean => {
    const mark = line.trim();
    return mark.length >= ticks.length && mark === (ticks[0] ?? "").repeat(mark.length);
  };
  const last = indexFrom(lines, at + 1, isEnd);
  const text = lines.slice(at + 1, last).join("\n");
  // The keyboard scrolls a wide line.
  const make = (): Node =>
    h("pre", { tabindex: "0", title: name === "" ? null : name }, h("code", {}, text));
  return { make, end: Math.min(last + 1, lines.length) };
}

function quoteAt(lines: readonly string[], at: number, depth: number): Found {
  let end = at;
  while (end < lines.length && quote.test(lines[end] ?? "")) end += 1;
  const inner = lines.slice(at, end).map((line) => line.replace(quote, ""));
  const make = (): Node =>
    h("blockquote", {}, ...readBlocks(inner, depth + 1).map((block) => block.make()));
  return { make, end };
}

function listAt(lines: readonly string[], at: number, depth: number): Found {
  const isOrdered = /\d/.test(marker.exec(lines[at] ?? "")?.[2] ?? "");
  const items: (readonly string[])[] = [];
  let end = at;
  while (end < lines.length) {
    const found = marker.exec(lines[end] ?? "");
    if (found === null || /\d/.test(found[2] ?? "") !== isOrdered) break;
    const item = itemAt(lines, end, found[0].length);
    items.push(item.lines);
    end = item.end;
  }
  const start = Number.parseInt(lines[at]?.trim() ?? "", 10);
  const make = (): Node => {
    const all = items.map((item) => h("li", {}, ...itemNodes(item, depth + 1)));
    if (!isOrdered) return h("ul", {}, ...all);
    return h("ol", { start: start === 1 ? null : start }, ...all);
  };
  return { make, end };
}

/** Lines of one item without their indentation; a blank line belongs to it if the item goes on. */
function itemAt(
  lines: readonly string[],
  at: number,
  indent: number,
): { readonly lines: readonly string[]; readonly end: number } {
  const own = [(lines[at] ?? "").slice(indent)];
  const isInside = (line: string | undefined): boolean => /^ {2,}\S|^\t/.test(line ?? "");
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? "";
    if (line.trim() === "") {
      const next = indexFrom(lines, end + 1, (each) => each.trim() !== "");
      if (!isInside(lines[next])) break;
    } else if (!isInside(line) && (lines[end - 1]?.trim() === "" || startsBlock(line))) break;
    own.push(line.replace(/^\t/, "    ").replace(new RegExp(`^ {0,${indent}}`), ""));
  }
  // Blank lines between items separate nothing.
  while (lines[end]?.trim() === "" && marker.test(lines[end + 1] ?? "")) end += 1;
  return { lines: own, end };
}

/** The first paragraph of an item has no margin of its own. */
function itemNodes(lines: readonly string[], depth: number): readonly Node[] {
  return readBlocks(lines, depth).flatMap(({ make }, at) => {
    const node = make();
    return at === 0 && node.nodeName === "P" ? [...node.childNodes] : [node];
  });
}

function isTable(lines: readonly string[], at: number): boolean {
  const [line = "", next = ""] = lines.slice(at, at + 2);
  return line.includes("|") && next.includes("-") && tableRule.test(next);
}

function cellsOf(line: string): readonly string[] {
  const row = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"));
}

function tableAt(lines: readonly string[], at: number): Found {
  let end = at + 2;
  while (end < lines.length && (lines[end] ?? "").includes("|")) end += 1;
  const rows = lines.slice(at + 2, end).map(cellsOf);
  const make = (): Node => {
    const names = cellsOf(lines[at] ?? "");
    const head = h(
      "tr",
      {},
      ...names.map((cell) => h("th", { scope: "col" }, ...inlineNodes(cell))),
    );
    const body = rows.map((row) =>
      h("tr", {}, ...names.map((_, column) => h("td", {}, ...inlineNodes(row[column] ?? "")))),
    );
    const table = h("table", {}, h("thead", {}, head), h("tbody", {}, ...body));
    return h("div", { class: "table", tabindex: "0" }, table);
  };
  return { make, end };
}

/** Returns whether a line ends the paragraph before it. */
function startsBlock(line: string): boolean {
  return [fence, heading, rule, quote, marker].some((form) => form.test(line));
}

function paragraphAt(lines: readonly string[], at: number, depth: number): Found {
  let end = at + 1;
  const isOver = (index: number): boolean => {
    const line = lines[index] ?? "";
    return line.trim() === "" || (depth < DEPTH_MAX && startsBlock(line)) || isTable(lines, index);
  };
  while (end < lines.length && !isOver(end)) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join("\n");
  return { make: () => h("p", {}, ...inlineNodes(text)), end };
}
