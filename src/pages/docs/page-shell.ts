import { escapeHtml } from "../../http/pages/escape-html.ts";
import type { Heading } from "./render-markdown.ts";
import type { Site } from "./site.ts";

export interface Shell {
  readonly site: Site;
  readonly title: string;
  /** Trusted HTML, rendered from our own Markdown and contracts. */
  readonly article: string;
  readonly headings: readonly Heading[];
  /** The path at which it is served. */
  readonly path: string;
  /** The path of the same text as Markdown; null if there is no Markdown. */
  readonly markdownPath: string | null;
  /**
   * `reading`: a list of articles next to the text; `split`: the same with a column beside the text;
   * `wide`: one column of tables, contents folded.
   */
  readonly layout: "reading" | "split" | "wide";
  /** Trusted HTML that replaces the contents. */
  readonly contents?: string;
  /** The names of further scripts and styles of the site. */
  readonly files?: readonly string[];
}

/** Shown by the script, which finds the sections. */
const SEARCH = `<form class="search" role="search" hidden>
<label for="search">Search the documentation</label>
<input id="search" type="search" autocomplete="off" spellcheck="false">
<div id="found" aria-live="polite"></div></form>`;

/** Returns a complete documentation page around an article. */
export function pageShell(shell: Shell): string {
  const { site, title, article, path, markdownPath, layout } = shell;
  const links = site.places.map(([to, name]) => {
    return `<a href="${to}"${currentMark(to, shell)}>${name}</a>`;
  });
  const files = ["theme.css", "docs.css", "docs.js", ...(shell.files ?? [])];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Chat gateway</title>
<link rel="icon" type="image/svg+xml" href="${site.assets}/icon.svg">
${[...alternate(markdownPath), ...files.map((file) => fileTag(`${site.assets}/${file}`))].join("\n")}
</head>
<body class="${layout} ${path.slice(path.lastIndexOf("/") + 1)}" data-search="${site.assets}/search.json">
<a class="skip" href="#article">Skip to the text</a>
<header class="bar">
<a class="brand" href="${site.home}">Chat gateway</a>
<nav aria-label="Pages">
${links.join("\n")}
</nav>
</header>
<div class="layout">
<div class="contents">
${SEARCH}
${shell.contents ?? (layout === "reading" ? articleList(shell) : contents(shell))}
</div>
<main id="article"><article>
${article}
</article>${neighbours(shell)}</main>
</div>
</body>
</html>
`;
}

/**
 * Returns the mark of a link in the navigation bar: whether it is the current page, or contains it.
 */
function currentMark(to: string, { site, path }: Shell): string {
  if (to === path) return ' aria-current="page"';
  if (site.places.some(([place]) => place === path)) return "";
  if (to !== site.home && path.startsWith(`${to}/`)) return ' aria-current="true"';
  const [first] = site.articles();
  const isInside = to === first?.path && site.articles().some((each) => each.path === path);
  return isInside ? ' aria-current="true"' : "";
}

function alternate(path: string | null): readonly string[] {
  return path === null ? [] : [`<link rel="alternate" type="text/markdown" href="${path}">`];
}

function fileTag(path: string): string {
  return path.endsWith(".js")
    ? `<script type="module" src="${path}"></script>`
    : `<link rel="stylesheet" href="${path}">`;
}

/** Returns every article of the site, and the sections of this one. */
function articleList({ site, path, headings }: Shell): string {
  const groups = [...new Set(site.articles().map(({ group }) => group))];
  const lists = groups.map((group) => {
    const items = site
      .articles()
      .filter((each) => each.group === group)
      .map((each) => {
        const isHere = each.path === path;
        const name = escapeHtml(each.title);
        const link = `<a href="${each.path}"${isHere ? ' aria-current="page"' : ""}>${name}</a>`;
        return `<li>${link}${isHere ? sections(headings) : ""}</li>`;
      });
    return `<p class="group">${group}</p>\n<ul>${items.join("\n")}</ul>`;
  });
  const own = sections(headings);
  const isListed = own === "" || site.articles().some((each) => each.path === path);
  const here = isListed ? "" : `<p class="group">On this page</p>\n${own}`;
  const more = site.more.map(({ title, links }) => {
    const items = links.map(([to, name]) => `<li><a href="${to}">${name}</a></li>`);
    return `<p class="group">${title}</p>\n<ul>${items.join("\n")}</ul>`;
  });
  return `<nav aria-label="Contents"><details open>
<summary>Contents</summary>${here}${lists.join("\n")}${more.join("\n")}</details></nav>`;
}

function sections(headings: readonly Heading[]): string {
  const items = headings.filter(({ depth }) => depth === 2).map((heading) => item(heading, ""));
  return items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
}

/** Returns two levels of headings as a folded list of links; empty without sections. */
function contents({ headings }: Shell): string {
  const tops = headings.filter(({ depth }) => depth === 2);
  if (tops.length === 0) return "";
  const items = tops.map((section, at) => {
    const from = headings.indexOf(section) + 1;
    const next = tops[at + 1];
    const to = next === undefined ? headings.length : headings.indexOf(next);
    const inner = headings.slice(from, to).filter(({ depth }) => depth === 3);
    const list = inner.map((heading) => item(heading, "")).join("");
    return item(section, list === "" ? "" : `<ul>${list}</ul>`);
  });
  return `<nav aria-label="Contents"><details>
<summary>Contents</summary><ul>${items.join("")}</ul></details></nav>`;
}

function item({ id, text }: Heading, inner: string): string {
  return `<li><a href="#${id}">${escapeHtml(text)}</a>${inner}</li>`;
}

/** Returns links to the previous and the next article. */
function neighbours({ site, path }: Shell): string {
  const articles = site.articles();
  const at = articles.findIndex((each) => each.path === path);
  if (at === -1) return "";
  const link = (to: number, name: string): string => {
    const found = articles[to];
    if (found === undefined) return "";
    const rel = name === "Previous" ? "prev" : "next";
    return `<a rel="${rel}" href="${found.path}"><span>${name}</span> ${escapeHtml(found.title)}</a>`;
  };
  const links = `${link(at - 1, "Previous")}${link(at + 1, "Next")}`;
  return `\n<nav class="neighbours" aria-label="Previous and next">${links}</nav>`;
}
