import { describe, expect, test } from "vitest";
import { pageShell, type Shell } from "./page-shell.ts";
import { testSite } from "../testing/test-site.ts";
import { renderMarkdown } from "./render-markdown.ts";

const site = testSite();
const { html, headings } = renderMarkdown(
  "## One\n\n### Inner `a`\n\n### Inner <b>\n\n## Two\n\n## Three\n\n### Last\n",
);
const shell = (change: Partial<Shell> = {}): string =>
  pageShell({
    site,
    title: "A & B",
    article: html,
    headings,
    path: "/docs/models",
    markdownPath: "/docs/models.md",
    layout: "reading",
    ...change,
  });

test("the page has its title, its text and the address of its Markdown", () => {
  const page = shell();
  expect(page).toContain("<title>A &amp; B · Chat gateway</title>");
  expect(page).toContain(`<article>\n${html}\n</article>`);
  expect(page).toContain('<link rel="alternate" type="text/markdown" href="/docs/models.md">');
  expect(page).toContain('<body class="reading models"');
});

test("only the current page is marked in the navigation", () => {
  expect(shell({ layout: "wide" }).match(/<a [^>]*aria-current[^>]*>[^<]*/g)).toEqual([
    '<a href="/docs/models" aria-current="page">Models',
  ]);
});

describe("the contents next to a text", () => {
  const reading = (path: string): string => shell({ path, layout: "reading" });

  test("are every article, with the sections of the current one", () => {
    const page = reading("/docs/errors");
    expect(page).toContain("<details open>");
    expect(page).toContain(
      '<a href="/docs/errors" aria-current="page">Errors</a><ul><li><a href="#one">One</a></li>',
    );
    for (const { path } of site.articles()) expect(page).toContain(`href="${path}"`);
    expect(page).toContain("llms.txt");
    expect(page).toContain('data-search="/docs/search.json"');
  });

  test("name the sections of a page that is not an article", () => {
    expect(reading("/clients/python")).toContain(
      '<p class="group">On this page</p>\n<ul><li><a href="#one">One</a></li>',
    );
    expect(reading("/docs/errors")).not.toContain("On this page");
  });

  test("link to the previous and the next article", () => {
    const links = (path: string): readonly string[] =>
      [...reading(path).matchAll(/<a rel="(\w+)" href="([^"]+)"/g)].map(
        ([, rel, to]) => `${rel} ${to}`,
      );
    const paths = site.articles().map(({ path }) => path);
    expect(links("/docs")).toEqual([`next ${paths[1]}`]);
    expect(links(String(paths[3]))).toEqual([`prev ${paths[2]}`, `next ${paths[4]}`]);
    expect(links(String(paths.at(-1)))).toEqual([`prev ${paths.at(-2)}`]);
    expect(links("/docs/reference")).toEqual(["prev /docs/models", "next /clients"]);
    expect(links("/clients/python")).toEqual([]);
  });
});

test.each<[string, Partial<Shell>]>([
  ["a guide", {}],
  ["tables", { layout: "wide" }],
  ["tables without sections", { layout: "wide", headings: [] }],
  ["own contents", { contents: "<nav>own</nav>" }],
])("a page of %s has the search, once", (_what, change) => {
  expect(shell(change).match(/<form class="search"/g)).toHaveLength(1);
});

test("our clients are listed only where they are served", () => {
  const paths = (hasClients: boolean): readonly string[] =>
    testSite(hasClients)
      .articles()
      .map(({ path }) => path);
  const own = ["/docs/own-clients", "/clients"];
  expect(paths(true)).toEqual(expect.arrayContaining(own));
  expect(paths(false)).toEqual(paths(true).filter((path) => !own.includes(path)));
  const next = shell({ site: testSite(false), path: "/docs/sdks" });
  expect(next).toContain('<a rel="next" href="/docs/coding-agents">');
  expect(next).not.toContain("own-clients");
});

describe("the contents above tables", () => {
  const lists = (page: string): string =>
    (/<summary>Contents<\/summary>(.*?<\/ul>)<\/details>/s.exec(page)?.[1] ?? "")
      .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, "$1 $2")
      .replaceAll("<li>", "·")
      .replaceAll("</li>", "");

  test("are folded, and have each section with its inner headings", () => {
    const page = shell({ layout: "wide" });
    expect(page).toContain("<details>");
    expect(page).not.toContain("llms.txt");
    expect(lists(page)).toBe(
      "<ul>·#one One<ul>·#inner-a Inner a·#inner-b Inner &lt;b&gt;</ul>" +
        "·#two Two·#three Three<ul>·#last Last</ul></ul>",
    );
  });

  test("are omitted without sections", () => {
    const none = headings.filter(({ depth }) => depth === 3);
    expect(shell({ layout: "wide", headings: none })).not.toContain("Contents");
  });
});

test("a page of an operation marks the reference in the navigation, and only it", () => {
  const bar = (path: string): string =>
    /<nav aria-label="Pages">.*?<\/nav>/s.exec(shell({ path }))?.[0] ?? "";
  expect(bar("/docs/reference/getModel")).toContain(
    '<a href="/docs/reference" aria-current="true">',
  );
  expect(bar("/docs/reference/getModel").match(/aria-current/g)).toHaveLength(1);
  expect(bar("/docs/reference")).toContain('<a href="/docs/reference" aria-current="page">');
});

test("a page without Markdown has no link to it, and one with additional files loads them", () => {
  const page = shell({ markdownPath: null, files: ["reference.js", "reference.css"] });
  expect(page).not.toContain("text/markdown");
  expect(page).toContain('<script type="module" src="/docs/reference.js"></script>');
  expect(page).toContain('<link rel="stylesheet" href="/docs/reference.css">');
});
