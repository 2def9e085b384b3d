import { escapeHtml } from "./escape-html.ts";
import type { Heading } from "./render-markdown.ts";

export interface Shell {
  readonly title: string;
  /** Trusted HTML, rendered from our own Markdown. */
  readonly article: string;
  readonly headings: readonly Heading[];
  /** Where it is served; the Markdown is at the same path with `.md`. */
  readonly path: string;
  /** `reading`: contents beside the text; `wide`: one column of tables, contents collapsed. */
  readonly layout: "reading" | "wide";
}

const places = [
  ["/docs", "Guides"],
  ["/docs/models", "Models"],
  ["/docs/reference", "Reference"],
  ["/playground", "Playground"],
  ["/console", "Console"],
] as const;

/** A complete documentation page around an article. */
export function pageShell({ title, article, headings, path, layout }: Shell): string {
  const links = places.map(([to, name]) => {
    const current = to === path ? ' aria-current="page"' : "";
    return `<a href="${to}"${current}>${name}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Chat gateway</title>
<link rel="icon" type="image/svg+xml" href="/docs/icon.svg">
<link rel="alternate" type="text/markdown" href="${path}.md">
<link rel="stylesheet" href="/docs/theme.css">
<link rel="stylesheet" href="/docs/docs.css">
<script type="module" src="/docs/docs.js"></script>
</head>
<body class="${layout} ${path.slice(path.lastIndexOf("/") + 1)}">
<a class="skip" href="#article">Skip to the text</a>
<header class="bar">
<a class="brand" href="/docs">Chat gateway</a>
<nav aria-label="Pages">
${links.join("\n")}
</nav>
</header>
<div class="layout">
${headings.some(({ depth }) => depth === 2) ? contents(headings, layout) : ""}
<main id="article"><article>
${article}
</article></main>
</div>
</body>
</html>
`;
}

const elsewhere = `<p class="elsewhere">Proven</p>
<ul><li><a href="/docs/rejections">Rejections</a></li>
<li><a href="/docs/clients">Clients</a></li></ul>
<p class="elsewhere">To install</p>
<ul><li><a href="/clients">Client packages</a></li></ul>
<p class="elsewhere">For programs</p>
<ul><li><a href="/llms.txt">llms.txt</a></li>
<li><a href="/docs.md">All as Markdown</a></li>
<li><a href="/openapi.json">OpenAPI</a></li></ul>`;

/** Two levels of headings as a list of links. */
function contents(headings: readonly Heading[], layout: Shell["layout"]): string {
  const sections = headings.filter(({ depth }) => depth === 2);
  const items = sections.map((section, at) => {
    const from = headings.indexOf(section) + 1;
    const next = sections[at + 1];
    const to = next === undefined ? headings.length : headings.indexOf(next);
    const inner = headings.slice(from, to).filter(({ depth }) => depth === 3);
    const list = inner.length === 0 ? "" : `<ul>${inner.map(item).join("")}</ul>`;
    return item(section, list);
  });
  const list = `<ul>${items.join("")}</ul>`;
  const isReading = layout === "reading";
  return `<nav class="contents" aria-label="Contents"><details${isReading ? " open" : ""}>
<summary>Contents</summary>${list}${isReading ? elsewhere : ""}</details></nav>`;
}

function item({ id, text }: Heading, inner: unknown): string {
  const list = typeof inner === "string" ? inner : "";
  return `<li><a href="#${id}">${escapeHtml(text)}</a>${list}</li>`;
}
