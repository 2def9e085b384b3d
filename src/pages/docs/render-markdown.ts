import { Marked, type Token, type Tokens } from "marked";
import { escapeHtml } from "../../http/pages/escape-html.ts";

export interface Heading {
  readonly depth: number;
  /** Unique on the page. */
  readonly id: string;
  readonly text: string;
}

export interface Rendered {
  readonly html: string;
  readonly headings: readonly Heading[];
}

const languages: Readonly<Record<string, string>> = {
  sh: "Shell",
  curl: "curl",
  python: "Python",
  typescript: "TypeScript",
  go: "Go",
  java: "Java",
  json: "JSON",
  xml: "XML",
  toml: "TOML",
  rust: "Rust",
  js: "JavaScript",
  csharp: "C#",
};

/**
 * Renders our own Markdown (trusted): headings get anchors, wide tables scroll, and consecutive
 * code blocks that are alternatives become one group, named by the rest of their info strings.
 */
export function renderMarkdown(markdown: string): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const plain = text.replaceAll("`", "");
        const heading = { depth, id: uniqueId(plain, headings), text: plain };
        headings.push(heading);
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${heading.id}"><a class="anchor" href="#${heading.id}">${inner}</a></h${depth}>\n`;
      },
      code: (token) => renderSample(token, "is-alone"),
      table({ header, rows }) {
        const inner = ({ tokens }: Tokens.TableCell): string => this.parser.parseInline(tokens);
        return renderTable({ header, rows, inner });
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const html = groupSamples(tokens)
    .map((run) => {
      const [first] = run;
      if (run.length > 1) return `<div class="samples">\n${run.map(sampleOf).join("")}</div>\n`;
      if (first?.type === "table")
        return `<div class="table" tabindex="0">${marked.parser(run)}</div>\n`;
      return marked.parser(run);
    })
    .join("");
  return { html, headings };
}

/**
 * Splits the blocks into groups: a code block and the named alternatives that follow it together,
 * every other block separately.
 */
function groupSamples(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens.filter(({ type }) => type !== "space")) {
    const last = runs.at(-1);
    const isAlternative = token.type === "code" && labelOf(token as Tokens.Code) !== "";
    if (isAlternative && last?.[0]?.type === "code") last.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** Labels that tell the test of the operators' pages how to run a block (`operate/page.ts`). */
const TEST_LABEL = /^(?:gateway|postgres|printed|needs \w+)$/;

/** Returns the text after the language in a block's info string, unless it is only for the test. */
function labelOf({ lang = "" }: Tokens.Code): string {
  const label = lang.split(" ").slice(1).join(" ");
  return TEST_LABEL.test(label) ? "" : label;
}

function sampleOf(token: Token): string {
  return renderSample(token as Tokens.Code, "in-group");
}

function renderSample(sample: Tokens.Code, place: "is-alone" | "in-group"): string {
  const [language = ""] = sample.lang?.split(" ") ?? [];
  const name = labelOf(sample) || (languages[language] ?? language);
  const code = `<pre tabindex="0"><code>${highlight(sample.text)}</code></pre>`;
  return `<div class="sample ${place}"><p class="language">${escapeHtml(name)}</p>${code}</div>\n`;
}

/**
 * Two columns fit on a phone; tables up to this width show each row as a block, wider ones scroll.
 */
const STACKED_COLUMNS_MAX = 7;

/** Returns a table with the column's name in each cell, for screens too narrow for columns. */
function renderTable({
  header,
  rows,
  inner,
}: Pick<Tokens.Table, "header" | "rows"> & {
  readonly inner: (cell: Tokens.TableCell) => string;
}): string {
  // A corner without text is not a header.
  const head = header
    .map((cell) => (cell.text === "" ? "<td></td>" : `<th scope="col">${inner(cell)}</th>`))
    .join("");
  const body = rows.map((cells) => {
    const row = cells.map((cell, at) => {
      const label = escapeHtml(header[at]?.text.replaceAll("`", "") ?? "");
      return `<td data-label="${label}">${inner(cell)}</td>`;
    });
    return `<tr>${row.join("")}</tr>\n`;
  });
  return `<table class="${tableKind(header.length)}">
<thead>
<tr>${head}</tr>
</thead>
<tbody>
${body.join("")}</tbody>
</table>
`;
}

function tableKind(columns: number): string {
  if (columns <= 2) return "is-narrow";
  return columns > STACKED_COLUMNS_MAX ? "is-wide" : "is-stacked";
}

function uniqueId(text: string, taken: readonly Heading[]): string {
  const id = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const same = taken.filter((heading) => heading.id === id || heading.id.startsWith(`${id}-again`));
  return same.length === 0 ? id : `${id}-again-${same.length}`;
}

const words: readonly string[] = [
  ..."async await break case catch class const continue def defer else except export final".split(
    " ",
  ),
  ..."false for from func if import in interface let new nil None null package print".split(" "),
  ..."private public raise return static String string struct switch throw throws".split(" "),
  ..."True true try type var void while with yield curl event data".split(" "),
];

/** Matches comments, strings and keywords, in this order: the first match at a position wins. */
const TOKEN = new RegExp(
  [
    String.raw`(?<remark>(?<=^|\s)(?://|#)[^\n]*)`,
    String.raw`(?<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])*'|${"`"}[^${"`"}]*${"`"})`,
    String.raw`(?<word>(?<![\w$.-])(?:${words.join("|")})(?![\w-]))`,
  ].join("|"),
  "gm",
);

/**
 * Returns HTML of code with marked comments, strings and keywords; approximate, for any language.
 */
export function highlight(code: string): string {
  let html = "";
  let at = 0;
  for (const match of code.matchAll(TOKEN)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += escapeHtml(code.slice(at, match.index));
    html += `<span class="${kind ?? "text"}">${escapeHtml(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(at));
}
