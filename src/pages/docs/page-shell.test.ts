import { describe, expect, test } from "vitest";
import { pageShell, type Shell } from "./page-shell.ts";
import { renderMarkdown } from "./render-markdown.ts";

const { html, headings } = renderMarkdown(
  "## One\n\n### Inner `a`\n\n### Inner <b>\n\n## Two\n\n## Three\n\n### Last\n",
);
const shell = (change: Partial<Shell> = {}): string =>
  pageShell({
    ...{ title: "A & B", article: html, headings, path: "/docs/models", layout: "reading" },
    ...change,
  });

test("the page is named, and has its text and the address of its Markdown", () => {
  const page = shell();
  expect(page).toContain("<title>A &amp; B · Chat gateway</title>");
  expect(page).toContain(`<article>\n${html}\n</article>`);
  expect(page).toContain('<link rel="alternate" type="text/markdown" href="/docs/models.md">');
  expect(page).toContain('<body class="reading models">');
});

test("the place where the reader is is marked, and no other", () => {
  expect(shell().match(/<a [^>]*aria-current[^>]*>[^<]*/g)).toEqual([
    '<a href="/docs/models" aria-current="page">Models',
  ]);
});

describe("the contents", () => {
  const lists = (page: string): string =>
    (/<summary>Contents<\/summary>(.*?<\/ul>)(?:<\/details>|<p)/s.exec(page)?.[1] ?? "")
      .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, "$1 $2")
      .replaceAll("<li>", "·")
      .replaceAll("</li>", "");

  test("have each section with the headings inside it", () => {
    expect(lists(shell())).toBe(
      "<ul>·#one One<ul>·#inner-a Inner a·#inner-b Inner &lt;b&gt;</ul>" +
        "·#two Two·#three Three<ul>·#last Last</ul></ul>",
    );
  });

  test("are open beside a text, with what there is elsewhere, and folded beside tables", () => {
    expect(shell()).toContain("<details open>");
    expect(shell()).toContain("llms.txt");
    expect(shell({ layout: "wide" })).toContain("<details>");
    expect(shell({ layout: "wide" })).not.toContain("llms.txt");
  });

  test("are left out where there is no section", () => {
    const page = shell({ headings: headings.filter(({ depth }) => depth === 3) });
    expect(page).not.toContain("Contents");
  });
});
