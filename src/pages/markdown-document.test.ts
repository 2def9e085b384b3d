import { afterEach, describe, expect, test } from "vitest";
import { sandboxModels } from "../upstreams/catalog/sandbox-models.ts";
import type { Page } from "../http/replies/page.ts";
import { htmlPage, markdownPage, once, whenChanged } from "./markdown-document.ts";
import { modelsPages, servedModels } from "./models/models-pages.ts";
import { testSite } from "./testing/test-site.ts";
import { servePages, type ServedPages } from "./testing/serve-pages.ts";

let served: ServedPages | null = null;

afterEach(async () => {
  await served?.close();
  served = null;
});

const originOf = () => "http://gateway.test";

/** Returns the texts at these paths, one after the other. */
async function open(pages: readonly Page[], ...paths: readonly string[]) {
  const { origin } = (served = await servePages(pages));
  return async () => {
    const texts: string[] = [];
    for (const path of paths) texts.push(await (await fetch(origin + path)).text());
    return texts;
  };
}

describe("a document that changes", () => {
  test("is served with its current content, as a page and as Markdown", async () => {
    let markdown = "one";
    const made: string[] = [];
    const render = (text: string): string => {
      made.push(text);
      return `<p>${text}</p>`;
    };
    const document = { name: "doc", originOf, markdown: () => markdown };
    const html = whenChanged(
      () => [markdown],
      ([text]) => render(text),
    );
    const pages = [
      htmlPage({ ...document, path: "/doc", html, site: testSite() }),
      markdownPage({ ...document, path: "/doc.md" }),
    ];
    const read = await open(pages, "/doc", "/doc.md");
    expect(await read()).toEqual(["<p>one</p>", "one"]);
    expect(await read()).toEqual(["<p>one</p>", "one"]);
    markdown = "two";
    expect(await read()).toEqual(["<p>two</p>", "two"]);
    expect(await read()).toEqual(["<p>two</p>", "two"]);
    expect(made).toEqual(["one", "two"]);
  });

  test("of models follows the served catalog", async () => {
    const models = sandboxModels().map((model) => [model.id, model] as const);
    let catalog = { models: new Map(models.slice(0, 1)) };
    const clock = { nowMs: () => 0, elapsedMs: () => 0 };
    const served = servedModels({ catalog: () => catalog, clock });
    const pages = modelsPages({ site: testSite(), originOf, markdown: served });
    const read = await open(pages, "/docs/models", "/docs/models.md");
    const ids = models.slice(0, 2).map(([id]) => id);
    const shown = async () =>
      (await read()).map((text) => ids.map((id) => text.includes(id)).join(" "));
    expect(await shown()).toEqual(["true false", "true false"]);
    catalog = { models: new Map(models.slice(1, 2)) };
    expect(await shown()).toEqual(["false true", "false true"]);
  });
});

test("a function's first result is reused, even if it is undefined", () => {
  let count = 0;
  const make = once(() => {
    count += 1;
  });
  make();
  make();
  expect(count).toBe(1);
});

test("a value is made again when one of its sources, or their number, changes", () => {
  let sources: readonly string[] = ["a", "b"];
  let count = 0;
  const made = whenChanged(
    () => sources,
    (values) => `${values.join("")}${(count += 1)}`,
  );
  expect([made(), made()]).toEqual(["ab1", "ab1"]);
  sources = ["a", "c"];
  expect([made(), made()]).toEqual(["ac2", "ac2"]);
  sources = ["a", "c", "d"];
  expect([made(), made()]).toEqual(["acd3", "acd3"]);
});
