import { expect, test } from "vitest";
import { searchEntries } from "./search-index.ts";

test("a page is found by its sections, and their text has no marks", () => {
  const markdown =
    "# Title\n\nSome `code` and [a link](/x).\n\n## Same\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n" +
    "## Same\n\n```sh\ncurl x\n```\n";
  expect(searchEntries({ path: "/p", title: "P", markdown })).toEqual([
    { path: "/p#title", title: "P", heading: "Title", text: "Some code and a link ." },
    { path: "/p#same", title: "P", heading: "Same", text: "a b 1 2" },
    { path: "/p#same-again-1", title: "P", heading: "Same", text: "sh curl x" },
  ]);
});

test("the text has no HTML, and characters in place of their references", () => {
  const markdown =
    '# T\n\n| a |\n|---|\n| <a id="code"></a>`x`<br>Acme &#60;b&#62; |\n\nSend `<key>`.\n\n<!-- a -->\n\n```py C#\n# Call\n```\n';
  expect(searchEntries({ path: "/p", title: "P", markdown })).toEqual([
    { path: "/p#t", title: "P", heading: "T", text: "a x Acme <b> Send <key> . py C# Call" },
    { path: "/p#code", title: "", heading: "code", text: "x Acme <b>" },
  ]);
});

test("a table row with an anchor has a separate entry without the title of the page", () => {
  const markdown =
    '# T\n\n| a | b |\n|---|---|\n| <a id="acme/x"></a>`acme/x`<br>X | 1 |\n| y | 2 |\n\n## U\n\nText.\n';
  expect(searchEntries({ path: "/p", title: "P", markdown })).toEqual([
    { path: "/p#t", title: "P", heading: "T", text: "a b acme/x X 1 y 2" },
    { path: "/p#u", title: "P", heading: "U", text: "Text." },
    { path: "/p#acme/x", title: "", heading: "acme/x", text: "acme/x X 1" },
  ]);
});

test("a text without a heading has no entry", () => {
  expect(searchEntries({ path: "/p", title: "P", markdown: "Only text." })).toEqual([]);
});
