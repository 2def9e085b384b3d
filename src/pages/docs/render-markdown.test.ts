import { describe, expect, it } from "vitest";
import { highlight, renderMarkdown } from "./render-markdown.ts";

describe("Markdown", () => {
  it("gives headings with the same name unique anchors", () => {
    const { headings } = renderMarkdown("## Retry\n\n## Retry\n\n## Retry `x`\n");
    expect(headings.map(({ id }) => id)).toEqual(["retry", "retry-again-1", "retry-x"]);
  });

  const code = (lang: string): string => `\`\`\`${lang}\nx\n\`\`\`\n\n`;

  it("groups a code block with the named alternatives after it, and leaves a single one", () => {
    const group = renderMarkdown(code("go") + code("python Python · a")).html;
    expect(group).toMatch(/^<div class="samples">[\s\S]*>Go<[\s\S]*>Python · a</);
    expect(renderMarkdown(code("go")).html).toMatch(/^<div class="sample is-alone">/);
  });

  it.each(["sh", "sh printed", "sh gateway", "sh postgres", "sh needs docker"])(
    "shows a block %s after another one as a separate block of the shell",
    (lang) => {
      const { html } = renderMarkdown(code("yaml gateway.yaml") + code(lang));
      expect(html).not.toContain('class="samples"');
      const names = [...html.matchAll(/<p class="language">([^<]*)</g)].map(([, name]) => name);
      expect(names).toEqual(["gateway.yaml", "Shell"]);
    },
  );

  it.each([
    [2, "is-narrow"],
    [3, "is-stacked"],
    [7, "is-stacked"],
    [8, "is-wide"],
  ])("a table of %i columns is %s, and each cell has its column's name", (count, kind) => {
    const names = Array.from({ length: count }, (_, at) => `\`c${at}\` "x"`);
    const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
    const { html } = renderMarkdown([row(names), row(names.map(() => "-")), row(names)].join("\n"));
    expect(html).toContain(`<div class="table" tabindex="0"><table class="${kind}">`);
    expect(html.match(/<th scope="col">/g)).toHaveLength(count);
    expect(html).toContain(`<td data-label="c1 &quot;x&quot;"><code>c1</code> &quot;x&quot;</td>`);
  });
});

it("a table's empty corner is not a header", () => {
  const { html } = renderMarkdown("| | a |\n|---|---|\n| b | 1 |\n");
  expect(html).toContain(`<tr><td></td><th scope="col">a</th></tr>`);
});

describe("highlighting", () => {
  it.each([
    ["markup is escaped", "a < b", "a &lt; b"],
    ["a word", "return x", '<span class="word">return</span> x'],
    ["a word within a text is text", '"for"', '<span class="text">&quot;for&quot;</span>'],
    ["an address is not a remark", "go http://x", "go http://x"],
    ["a remark", "x // for", 'x <span class="remark">// for</span>'],
    ["a keyword within a name is not marked", "x.default_import", "x.default_import"],
  ])("%s", (_fact, code, html) => {
    expect(highlight(code)).toBe(html);
  });
});
