import { escapeHtml } from "./escape-html.ts";

const words: readonly string[] = [
  ..."async await break case catch class const continue def defer else except export final".split(
    " ",
  ),
  ..."false for from func if import in interface let new nil None null package print".split(" "),
  ..."private public raise return static String string struct switch throw throws".split(" "),
  ..."True true try type var void while with yield curl event data".split(" "),
];

/** Comments, strings and keywords, in this order: the first match at a position wins. */
const TOKEN = new RegExp(
  [
    String.raw`(?<remark>(?<=^|\s)(?://|#)[^\n]*)`,
    String.raw`(?<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])*'|${"`"}[^${"`"}]*${"`"})`,
    String.raw`(?<word>(?<![\w$.-])(?:${words.join("|")})(?![\w-]))`,
  ].join("|"),
  "gm",
);

/** HTML of code with its comments, strings and keywords marked; any language, approximately. */
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
