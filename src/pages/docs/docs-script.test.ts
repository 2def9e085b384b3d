import { describe, expect, test } from "vitest";
import { assetPage, kitAssets } from "../page-assets.ts";
import { FakeServer, ok, refusal } from "../testing/fake-server.ts";
import { openPage, textOf, type OpenedPage } from "../testing/open-page.ts";
import type { Globals } from "../testing/run-modules.ts";
import { pageShell } from "./page-shell.ts";
import { testSite } from "../testing/test-site.ts";
import { renderMarkdown } from "./render-markdown.ts";

const site = testSite();
const sample = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;
const markdown = [
  "## First\n\n",
  sample("sh", 'echo "a"') + sample("python Python", "import a"),
  "Text.\n\n",
  sample("go", "alone()"),
  "Text.\n\n",
  sample("java", "x") + sample("rust Rust", "y") + sample("csharp C#", "z"),
].join("");
const script = assetPage({ name: "docs", path: "/docs/docs.js", file: "src/pages/docs/docs.ts" });
const assets = [script, ...kitAssets()];

function openDocs(
  layout: "reading" | "wide" = "reading",
  isNarrow = false,
  server = new FakeServer(),
  globals: Globals = {},
): Promise<OpenedPage> {
  const { html: article, headings } = renderMarkdown(markdown);
  const place = { path: "/docs", markdownPath: "/docs.md", layout };
  const html = pageShell({ site, title: "Docs", article, headings, ...place });
  return openPage({
    assets,
    server,
    globals,
    entry: "/docs/docs.js",
    document: { path: "/docs", html },
    matches: (query) => query === "(max-width: 860px)" && isNarrow,
  });
}

const samples = (page: OpenedPage) => [...page.document.querySelectorAll(".sample")];
const groups = (page: OpenedPage) => [...page.document.querySelectorAll(".samples")];

test("the contents mark the section that is being read, while the page scrolls", async () => {
  const page = await openDocs();
  const heading = page.one("#first");
  const link = page.one('.contents a[href="#first"]');
  const scrollTo = (top: number): string | null => {
    heading.getBoundingClientRect = () => new page.window.DOMRect(0, top, 0, 0);
    page.window.dispatchEvent(new page.window.Event("scroll"));
    return link.getAttribute("aria-current");
  };
  expect([scrollTo(121), scrollTo(120), scrollTo(-900), scrollTo(500)]).toEqual([
    ...[null, "location", "location", null],
  ]);
});

test("every sample has a button that copies its code, and confirms it for a while", async () => {
  const page = await openDocs();
  const copies = [...page.document.querySelectorAll("button.copy")];
  expect(copies.map(textOf)).toEqual(Array(6).fill("Copy"));
  expect(copies.every((button) => button.getAttribute("type") === "button")).toBe(true);
  copies[0]?.dispatchEvent(new page.window.Event("click"));
  copies[2]?.dispatchEvent(new page.window.Event("click"));
  await page.settle();
  expect(page.copied).toEqual(['echo "a"', "alone()"]);
  const texts = () => copies.slice(0, 3).map(textOf);
  expect(texts()).toEqual(["Copied", "Copy", "Copied"]);
  await page.pass(1_499);
  expect(texts()).toEqual(["Copied", "Copy", "Copied"]);
  await page.pass(1);
  expect(texts()).toEqual(["Copy", "Copy", "Copy"]);
});

test("a copy that the browser refuses is shown for a while, and can be repeated", async () => {
  let refused = Promise.withResolvers<void>();
  const navigator = { clipboard: { writeText: () => refused.promise } };
  const page = await openDocs("reading", false, new FakeServer(), { navigator });
  const [copy] = page.document.querySelectorAll("button.copy");
  const click = async () => {
    copy?.dispatchEvent(new page.window.Event("click"));
    await page.settle();
  };
  await click();
  expect(textOf(copy)).toBe("Copy");
  refused.reject(new Error("denied"));
  await page.settle();
  expect(textOf(copy)).toBe("Copy failed");
  await page.pass(1_500);
  expect(textOf(copy)).toBe("Copy");
  refused = Promise.withResolvers();
  refused.resolve();
  await click();
  expect(textOf(copy)).toBe("Copied");
});

describe("samples in a group", () => {
  const shown = (page: OpenedPage): readonly string[] =>
    samples(page)
      .filter((each) => !each.hasAttribute("hidden"))
      .map((each) => textOf(each.querySelector(".language")));
  const tab = (page: OpenedPage, name: string) => page.button(name);

  test("are shown one at a time; a single one is always shown", async () => {
    const page = await openDocs();
    expect(shown(page)).toEqual(["Shell", "Go", "Java"]);
    expect(page.document.querySelectorAll("[role=tablist]")).toHaveLength(2);
    expect(groups(page).every((group) => group.classList.contains("is-tabbed"))).toBe(true);
    await page.click("Rust");
    expect(shown(page)).toEqual(["Shell", "Go", "Rust"]);
    expect([tab(page, "Java"), tab(page, "Rust")].map((each) => each.tabIndex)).toEqual([-1, 0]);
    expect(["Java", "Rust"].map((name) => tab(page, name).getAttribute("aria-selected"))).toEqual([
      "false",
      "true",
    ]);
  });

  test("are chosen with the arrow keys, which wrap around", async () => {
    const page = await openDocs();
    await page.press("ArrowLeft", tab(page, "Java"));
    expect(shown(page)).toEqual(["Shell", "Go", "C#"]);
    expect(page.document.activeElement).toBe(tab(page, "C#"));
    await page.press("ArrowRight", tab(page, "C#"));
    expect(shown(page)).toEqual(["Shell", "Go", "Java"]);
    await page.press("End", tab(page, "Java"));
    expect(shown(page)).toEqual(["Shell", "Go", "Java"]);
  });

  test("and their tabs refer to each other, with unique ids", async () => {
    const page = await openDocs();
    const tabs = [...page.document.querySelectorAll("[role=tab]")];
    expect(tabs.map(textOf)).toEqual(["Shell", "Python", "Java", "Rust", "C#"]);
    for (const each of tabs) {
      const panel = page.document.getElementById(each.getAttribute("aria-controls") ?? "");
      expect(panel?.getAttribute("aria-labelledby")).toBe(each.id);
      expect(panel?.getAttribute("role")).toBe("tabpanel");
      expect(textOf(panel?.querySelector(".language"))).toBe(textOf(each));
    }
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(tabs.length);
    expect(page.one("[role=tablist]", groups(page)[0]).getAttribute("aria-label")).toBe("Language");
  });
});

test.each([
  ["reading", false, true],
  ["reading", true, false],
  ["wide", false, false],
] as const)(
  "the contents of a %s page, narrow %s, are open: %s",
  async (layout, isNarrow, want) => {
    const page = await openDocs(layout, isNarrow);
    expect(page.one(".contents details").hasAttribute("open")).toBe(want);
  },
);

describe("the search", () => {
  const entries = [
    { path: "/docs/a#a", title: "A", heading: "A", text: "about retries and streams" },
    { path: "/docs/b#retries", title: "B", heading: "Retries", text: "what to do" },
    { path: "/docs/c#c", title: "C", heading: "C", text: "<b>money</b>" },
  ];
  const open = async (answer = ok(entries)) => {
    const server = new FakeServer();
    server.answer("GET /docs/search.json", answer);
    const page = await openDocs("reading", false, server);
    const found = (): readonly string[] =>
      [...page.document.querySelectorAll("#found a")].map(
        (link) => `${link.getAttribute("href")} ${textOf(link)}`,
      );
    return { server, page, found };
  };

  test("finds sections that contain every word, in headings first, and loads the index once", async () => {
    const { server, page, found } = await open();
    await page.fill("Search the documentation", "retries");
    expect(found()).toEqual(["/docs/b#retries B: Retries", "/docs/a#a A"]);
    await page.fill("Search the documentation", "streams RETRIES");
    expect(found()).toEqual(["/docs/a#a A"]);
    expect(server.calls).toHaveLength(1);
  });

  test("ranks headings over titles over words, and folds plurals", async () => {
    const ranked = [
      { path: "/docs/a#a", title: "A", heading: "A", text: "budget budget budget" },
      { path: "/docs/b#b", title: "Budgets", heading: "B", text: "" },
      { path: "/docs/c#c", title: "C", heading: "Budgets and more", text: "It resets." },
      { path: "/docs/d#d", title: "D", heading: "D", text: "budgetary" },
    ];
    const { page, found } = await open(ok(ranked));
    const paths = () => found().map((each) => each.split(" ")[0]);
    await page.fill("Search the documentation", "budget");
    expect(paths()).toEqual(["/docs/c#c", "/docs/b#b", "/docs/a#a", "/docs/d#d"]);
    await page.fill("Search the documentation", "budgets reset");
    expect(paths()).toEqual(["/docs/c#c"]);
  });

  describe("of table rows", () => {
    const row = (path: string, id: string, text: string) => ({
      path: `${path}#${id}`,
      title: "",
      heading: id,
      text: `${id} ${text}`,
    });
    const model = (id: string, text = "") => row("/docs/models", id, text);
    const guide = (id: string, text: string) => ({
      path: `/docs/${id}#${id}`,
      title: id,
      heading: id,
      text,
    });
    const ofAcme = Array.from({ length: 10 }, (_each, at) => model(`acme/gpt-${at}`, `Acme ${at}`));
    const named = [
      ...ofAcme,
      model("acme/gpt-5-mini", "Acme 5 mini"),
      guide("thinking", "Models of Acme think."),
      guide("caching", "An Acme prompt is cached."),
      guide("routing", "A gpt-5-mini may answer after another gpt-5-mini."),
      row("/docs/errors", "invalid_api_key", "401"),
      guide("secrets", "An invalid_api_key is not an API key."),
    ];
    const find = async (query: string, from: readonly object[] = named) => {
      const { page, found } = await open(ok(from));
      await page.fill("Search the documentation", query);
      return found().map((each) => each.replace(/^\S+ /, ""));
    };

    test("puts guides that name a vendor before its models", async () => {
      const found = await find("acme");
      expect(found).toHaveLength(8);
      expect(found.slice(0, 3)).toEqual(["thinking", "caching", "acme/gpt-0"]);
    });

    test("puts weaker matches after three rows of a page", async () => {
      const weaker = guide("town", "Acmeville.");
      const other = row("/docs/errors", "acme_refused", "Acme refused.");
      expect(await find("acme", [...ofAcme, other, weaker])).toEqual([
        ...["acme/gpt-0", "acme/gpt-1", "acme/gpt-2", "acme_refused", "town"],
        ...["acme/gpt-3", "acme/gpt-4", "acme/gpt-5"],
      ]);
    });

    test("shows as many rows as fit when nothing else matches", async () => {
      expect(await find("acme", ofAcme)).toHaveLength(8);
    });

    test.each([
      ["acme/gpt-5", "acme/gpt-5"],
      ["acme/gpt-5-mini", "acme/gpt-5-mini"],
      ["mini 5 gpt acme", "acme/gpt-5-mini"],
      ["gpt-5-mini", "acme/gpt-5-mini"],
      ["acme/gpt-9", "acme/gpt-9"],
      ["invalid_api_key", "invalid_api_key"],
      ["invalid api key", "invalid_api_key"],
    ])("shows first the row whose id is in %s", async (query, first) => {
      expect((await find(query))[0]).toBe(first);
    });

    test("shows the row of an error before a model with the same status in its name", async () => {
      const found = await find("429", [
        row("/docs/errors", "rate_limited", "429"),
        model("sandbox/refuse-429", "Sandbox refuse 429"),
        guide("limits", "Wait after a 429, and after the next 429."),
      ]);
      expect(found).toEqual(["limits", "rate_limited", "sandbox/refuse-429"]);
    });
  });

  test("finds the parts of a name, after whole words", async () => {
    const named = [
      { path: "/docs/a#a", title: "A", heading: "A", text: "Send max_tokens." },
      { path: "/docs/b#b", title: "B", heading: "B", text: "Count the tokens." },
      { path: "/docs/c#c", title: "C", heading: "C", text: "Send tool_choice." },
    ];
    const { page, found } = await open(ok(named));
    await page.fill("Search the documentation", "tokens");
    expect(found()).toEqual(["/docs/b#b B", "/docs/a#a A"]);
    await page.fill("Search the documentation", "choice");
    expect(found()).toEqual(["/docs/c#c C"]);
    await page.fill("Search the documentation", "max_tokens");
    expect(found()).toEqual(["/docs/a#a A"]);
  });

  test.each([
    ["budgets", "Each budget resets."],
    ["retry", "All retries end."],
    ["retries", "All retries end."],
    ["tokens", "Send max_tokens first."],
    ["(max_tokens", "Send max_tokens first."],
  ])("shows the text around the first match of %s", async (query, sentence) => {
    const text = `${"word ".repeat(40)}${sentence} ${"word ".repeat(40)}`;
    const { page } = await open(ok([{ path: "/docs/a#a", title: "A", heading: "A", text }]));
    await page.fill("Search the documentation", query);
    expect(textOf(page.one("#found span"))).toContain(sentence);
  });

  test("is focused by a slash, and its results are reached by arrow keys", async () => {
    const { page } = await open();
    const input = page.field("Search the documentation");
    expect(await page.press("/", page.document.body)).toBe(true);
    expect(page.document.activeElement).toBe(input);
    expect(await page.press("/", input)).toBe(false);
    await page.fill("Search the documentation", "retries");
    const [first, second] = [1, 2].map((at) => page.one(`#found li:nth-child(${at}) a`));
    let at: ReturnType<typeof page.one> = input;
    for (const [key, want] of [
      ["ArrowDown", first],
      ["ArrowDown", second],
      ["ArrowDown", second],
      ["ArrowUp", first],
      ["ArrowUp", input],
    ] as const) {
      await page.press(key, at);
      expect(page.document.activeElement).toBe(want);
      at = want ?? at;
    }
  });

  test("shows markup as text, reports an empty result, and is empty without words", async () => {
    const { page, found } = await open();
    const place = () => page.one("#found");
    await page.fill("Search the documentation", "money");
    expect(textOf(place())).toContain("<b>money</b>");
    await page.fill("Search the documentation", "nowhere");
    expect([found(), textOf(place())]).toEqual([[], "Nothing found."]);
    await page.fill("Search the documentation", "  ");
    expect(textOf(place())).toBe("");
  });

  test("reloads an index that failed to load", async () => {
    const { server, page, found } = await open(refusal(503, "stopping"));
    await page.fill("Search the documentation", "money");
    expect(textOf(page.one("#found"))).toBe("The search is unavailable. Try again.");
    server.answer("GET /docs/search.json", ok(entries));
    await page.fill("Search the documentation", "money ");
    expect(found()).toEqual(["/docs/c#c C"]);
  });
});

describe("an old link to a section of the single page", () => {
  const open = async (server: FakeServer) => {
    const opened: string[] = [];
    const location = {
      pathname: "/docs",
      hash: "#errors",
      replace: (address: string) => opened.push(address),
    };
    return { opened, page: await openDocs("reading", false, server, { location }) };
  };
  const entries = [
    { path: "/docs/a#a", title: "A", heading: "A", text: "" },
    { path: "/docs/b#errors", title: "B", heading: "Errors", text: "" },
  ];

  test("opens the guide with the section", async () => {
    const server = new FakeServer();
    server.answer("GET /docs/search.json", ok(entries));
    expect((await open(server)).opened).toEqual(["/docs/b#errors"]);
  });

  test("stays on the page without the index, which the search loads again", async () => {
    const server = new FakeServer();
    server.answer("GET /docs/search.json", refusal(503, "stopping"));
    const { opened, page } = await open(server);
    expect(opened).toEqual([]);
    server.answer("GET /docs/search.json", ok(entries));
    await page.fill("Search the documentation", "errors");
    expect(textOf(page.one("#found a"))).toBe("B: Errors");
  });
});
