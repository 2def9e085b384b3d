import { expect, it } from "vitest";
import {
  relativeHtml,
  relativeImports,
  relativeMarkdown,
  relativeReference,
} from "./relative-links.ts";

it.each([
  ["/docs", "/docs/theme.css", "docs/theme.css"],
  ["/docs", "/", ""],
  ["/docs/", "/docs", "docs"],
  ["/docs/reference", "/docs/errors#codes", "docs/errors#codes"],
  ["/admin/docs/deploy", "/admin", "admin"],
])("a page at %s refers to %s", (from, to, path) => {
  const found = relativeReference(from, to);
  expect(new URL(found, `https://host${from}`).href).toBe(`https://host${to}`);
  expect(new URL(found, `https://host/a/b${from}`).href).toBe(`https://host/a/b/${path}`);
});

it("only the gateway's own paths in attributes of HTML become relative", () => {
  const html =
    '<a href="/docs#x" data-path="/v1/models">"/docs"</a> <img src="/i.svg"> <a href="#top"> ' +
    '<a href="//host/x"> <a href="https://host/docs"> href=&quot;/docs&quot; ' +
    '<a href="http://127.0.0.1:8080/admin">http://127.0.0.1:8080/admin</a>';
  expect(relativeHtml(html, "/docs/errors")).toBe(
    '<a href="../docs#x" data-path="../v1/models">"/docs"</a> <img src="../i.svg"> ' +
      '<a href="#top"> <a href="//host/x"> <a href="https://host/docs"> href=&quot;/docs&quot; ' +
      '<a href="../admin">http://127.0.0.1:8080/admin</a>',
  );
});

it("only links to the gateway's own paths in Markdown become relative", () => {
  const markdown = "[a](/docs/errors#x), [b](#y), [c](https://host/z), (/docs), [d](//host)";
  expect(relativeMarkdown(markdown, "/docs.md")).toBe(
    "[a](./docs/errors#x), [b](#y), [c](https://host/z), (/docs), [d](//host)",
  );
});

it("imports of a script do not lead above the root", () => {
  const script =
    'import { a } from "../../wire/csv/a.js"; export * from "../kit/b.js"; import "./c.js"; ' +
    'const line = `from "${module}"`;';
  expect(relativeImports(script, "/kit/csv.js")).toBe(
    'import { a } from "../wire/csv/a.js"; export * from "../kit/b.js"; import "./c.js"; ' +
      'const line = `from "${module}"`;',
  );
});
