import fc from "fast-check";
import { Window, type HTMLElement } from "happy-dom";
import { describe, expect, onTestFinished, test } from "vitest";
import { kitAssets, playgroundAssets } from "../page-assets.ts";
import { readPageFile } from "../page-files.ts";
import { runModules } from "../testing/run-modules.ts";

interface Shown {
  readonly place: HTMLElement;
  /** Shows a text, and returns its markup without the attributes that every link has. */
  readonly show: (text: string) => string;
}

async function opened(): Promise<Shown> {
  const window = new Window();
  onTestFinished(() => window.happyDOM.close());
  const place = window.document.createElement("div");
  const files = new Map([...playgroundAssets(), ...kitAssets()].map((each) => [each.path, each]));
  const entry =
    'import { showMarkdown } from "/playground/markdown.js";\nwith_.show = showMarkdown;';
  const with_: { show?: (place: HTMLElement, text: string) => void } = {};
  await runModules("/test.js", {
    textOf: (path) => {
      const file = files.get(path)?.file;
      return file === undefined ? entry : readPageFile(file).toString();
    },
    globals: { document: window.document, Node: window.Node, with_ },
  });
  const links = / rel="noopener noreferrer nofollow" target="_blank" title="[^"]*"/g;
  return {
    place,
    show: (text) => {
      with_.show?.(place, text);
      return place.innerHTML.replaceAll(links, "");
    },
  };
}

describe("a text is shown as Markdown:", () => {
  test.each([
    ["paragraphs", "One\ntwo\n\nThree", "<p>One<br>two</p><p>Three</p>"],
    ["Windows' line ends", "One\r\n\r\nTwo", "<p>One</p><p>Two</p>"],
    [
      "emphasis",
      "**b** *i* __b__ _i_ ~~d~~",
      "<p><strong>b</strong> <em>i</em> <strong>b</strong> <em>i</em> <del>d</del></p>",
    ],
    [
      "emphasis inside emphasis",
      "***x*** *a **b** c*",
      "<p><strong><em>x</em></strong> <em>a <strong>b</strong> c</em></p>",
    ],
    ["marks that are none", "2 * 3 * 4 a_b_c **open", "<p>2 * 3 * 4 a_b_c **open</p>"],
    ["escaped marks", String.raw`\*a\* \_`, "<p>*a* _</p>"],
    ["code", "`a*b*` and ``c`d`` `open", "<p><code>a*b*</code> and <code>c`d</code> `open</p>"],
    [
      "headings",
      "# A\n### B #\n#c",
      '<h3 class="level-1">A</h3><h3 class="level-3">B</h3><p>#c</p>',
    ],
    ["a rule", "a\n\n---\n\n* * *", "<p>a</p><hr><hr>"],
    [
      "a fence",
      "```ts\na  *b*\n\n# c\n```\nd",
      '<pre tabindex="0" title="ts"><code>a  *b*\n\n# c</code></pre><p>d</p>',
    ],
    ["a longer fence", "~~~~\n~~~\n~~~~", '<pre tabindex="0"><code>~~~</code></pre>'],
    ["a fence that is still open", "a\n```\nb", '<p>a</p><pre tabindex="0"><code>b</code></pre>'],
    ["a quote", "> a\n> > b", "<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>"],
    ["a list", "- a\n- b\n\nc", "<ul><li>a</li><li>b</li></ul><p>c</p>"],
    ["a list of numbers", "3. a\n4) b", '<ol start="3"><li>a</li><li>b</li></ol>'],
    [
      "lists inside each other",
      "1. a\n   - b\n   - c\n2. d",
      "<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>",
    ],
    ["a list with blank lines", "- a\n\n- b\n\n  c", "<ul><li>a</li><li>b<p>c</p></li></ul>"],
    ["an item that goes on", "- a\n  b\nc", "<ul><li>a<br>b<br>c</li></ul>"],
    [
      "code in an item",
      "- a\n  ```\n  b\n  ```",
      '<ul><li>a<pre tabindex="0"><code>b</code></pre></li></ul>',
    ],
    [
      "a table",
      "| a | b |\n|---|--:|\n| 1 | **2** |\n| 3",
      '<div class="table" tabindex="0"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr><tr><td>3</td><td></td></tr></tbody></table></div>',
    ],
  ])("%s", async (_what, text, markup) => {
    const { show } = await opened();
    expect(show(text)).toBe(markup);
  });
});

describe("a link", () => {
  test("opens its own page, which learns nothing about this one", async () => {
    const { show, place } = await opened();
    show("[a](https://example.com)");
    expect(place.innerHTML).toBe(
      '<p><a href="https://example.com/" rel="noopener noreferrer nofollow" target="_blank" title="https://example.com/">a</a></p>',
    );
  });

  test.each([
    ["with a title", '[a](https://b.c "t")', '<p><a href="https://b.c/">a</a></p>'],
    ["with brackets", "[a](https://b.c/d_(e))", '<p><a href="https://b.c/d_(e)">a</a></p>'],
    ["of mail", "[a](mailto:a@b.c)", '<p><a href="mailto:a@b.c">a</a></p>'],
    [
      "as an address",
      "See https://b.c/d.",
      '<p>See <a href="https://b.c/d">https://b.c/d</a>.</p>',
    ],
    ["in angle brackets", "<https://b.c/d>", '<p><a href="https://b.c/d">https://b.c/d</a></p>'],
    ["instead of an image", "![a](https://b.c/d.png)", '<p><a href="https://b.c/d.png">a</a></p>'],
    [
      "with another one inside",
      "[https://x.y](https://b.c)",
      '<p><a href="https://b.c/">https://x.y</a></p>',
    ],
    ["to a script is text", "[a](javascript:alert(1))", "<p>[a](javascript:alert(1))</p>"],
    ["to data is text", "[a](data:text/html,x)", "<p>[a](data:text/html,x)</p>"],
    ["to this host is text", "[a](/admin)", "<p>[a](/admin)</p>"],
  ])("%s", async (_what, text, markup) => {
    const { show } = await opened();
    expect(show(text)).toBe(markup);
  });
});

describe("any text", () => {
  test("is never markup", async () => {
    const { show, place } = await opened();
    show(
      '<img src=x onerror=alert(1)> <script>1</script> `<b>` [<i>](https://b.c)\n\n<div onclick="x">',
    );
    expect(place.querySelectorAll("img, script, b, i, div")).toHaveLength(0);
    expect(place.textContent).toContain("<script>1</script>");
  });

  const pieces = [
    "*",
    "**",
    "_",
    "`",
    "```\n",
    "~~",
    "[",
    "](https://a.b)",
    "<",
    ">",
    "# ",
    "- ",
    "1. ",
    "|",
    "|-|\n",
    "\n",
    "\n\n",
    "  ",
    "a",
    "\\",
    "!",
  ];
  const anyText = fc
    .array(fc.constantFrom(...pieces), { maxLength: 40 })
    .map((all) => all.join(""));

  test("that grows is shown as if it were shown at once, and only its end is made again", async () => {
    const { show, place } = await opened();
    const other = await opened();
    fc.assert(
      fc.property(anyText, fc.nat(), (text, at) => {
        show("");
        show(text.slice(0, at % (text.length + 1)));
        expect(show(text)).toBe(other.show(text));
      }),
    );
    show("One\n\nTwo");
    const [first] = place.children;
    show("One\n\nTwo and more");
    expect(place.children[0]).toBe(first);
  });

  test.each([
    "*a ",
    "**a",
    "`a``b ",
    "[",
    "[a](",
    "> ",
    "- ",
    "  - a\n\n",
    "|a|\n|-|\n",
    "<https://a",
    "```\n",
    "\\",
  ])("of 50,000 letters is shown soon if it repeats %j", async (piece) => {
    const { show } = await opened();
    // Forms that are never closed would take minutes if each were searched again.
    expect(show(piece.repeat(50_000 / piece.length))).toContain("<");
  });
});
