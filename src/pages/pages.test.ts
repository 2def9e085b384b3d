import { type Brand, defaultBrand } from "../core/brand/brand.ts";
import { referredTo } from "./testing/referred-to.ts";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { PAGE_POLICY } from "../http/pages/page-policy.ts";
import { createOriginOf } from "../http/request/addresses.ts";
import { clientErrors } from "../core/errors/client-errors.ts";
import { contractOperations } from "../wire/contract/contract-document.ts";
import { contractDocument } from "../../generated/document.ts";
import { sandboxModels } from "../upstreams/catalog/sandbox-models.ts";
import { guidePath, guides } from "./docs/guides.ts";
import type { SearchEntry } from "./docs/search-index.ts";
import { createPages } from "./pages.ts";
import { type ServedPages, servePages } from "./testing/serve-pages.ts";

const catalog = { models: new Map(sandboxModels().map((model) => [model.id, model])) };
let brand: Brand = defaultBrand;
const pages = createPages(
  {
    brand: () => brand,
    catalog: () => catalog,
    clock: { nowMs: () => 0, elapsedMs: () => 0 },
    originOf: createOriginOf({ publicUrl: null, trustedProxies: [] }),
  },
  join(import.meta.dirname, "no-packages-here"),
);
/** Pages of every gateway, which other tests serve. */
const elsewhere = ["/openapi.json", "/openapi-3.2.json", "/openapi.yaml"];
const redirects = new Set(["/docs/quick-start"]);
const paths = pages
  .map(({ path }) => path)
  .filter((path) => !path.endsWith("/") && !redirects.has(path));
const articles = [
  ...guides.map(guidePath),
  ...["/docs/models", "/docs/changelog", "/docs/rejections", "/docs/clients", "/clients"],
  ...["python", "typescript", "go", "java", "rust", "csharp"].map((name) => `/clients/${name}`),
];
const operations = contractOperations(contractDocument).map(
  ({ operationId }) => `/docs/reference/${operationId}`,
);
const documents = [...articles, "/docs/reference", ...operations, "/playground", "/console"];

let served: ServedPages;
let origin: string;

beforeAll(async () => {
  served = await servePages(pages);
  origin = served.origin;
});
afterAll(() => served.close());

async function textOf(path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}

function idsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id));
}

/** Returns the search index with paths of the gateway. */
async function searchIndex(): Promise<readonly SearchEntry[]> {
  const index = JSON.parse(await textOf("/docs/search.json")) as readonly SearchEntry[];
  return index.map((entry) => ({ ...entry, path: referredTo("/docs/search.json", entry.path) }));
}

describe.each(paths)("%s", (path) => {
  it("answers 200 with nosniff and the policy of every page", async () => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toBe(PAGE_POLICY);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it("answers 304 to its own ETag, and 200 to another", async () => {
    const etag = (await fetch(origin + path)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const ask = (value: string): Promise<Response> =>
      fetch(origin + path, { headers: { "if-none-match": value } });
    expect((await ask(etag)).status).toBe(304);
    expect((await ask('"other"')).status).toBe(200);
  });
});

test("a page has the brand of the moment, and its files", async () => {
  const own = { ...defaultBrand, name: "Acme", logo: "<svg>A</svg>" };
  for (const path of ["/docs", "/console", "/playground", "/docs/reference/getModel"]) {
    expect(await textOf(path)).toContain("Chat gateway</title>");
    brand = {
      ...own,
      accent: { light: "#111111", dark: "#eeeeee", onLight: "#fff", onDark: "#000" },
    };
    const html = await textOf(path);
    expect(html).toMatch(
      / · Acme<\/title>[^]*class="brand"[^>]*><img[^>]*brand-icon.svg"[^>]*>Acme</,
    );
    expect(html).toContain("docs/brand.css");
    brand = defaultBrand;
  }
  expect(await textOf("/docs/brand.css")).not.toContain("--accent");
  expect(await textOf("/docs/brand-icon.svg")).toContain("#3a55d9");
  brand = {
    ...own,
    accent: { light: "#111111", dark: "#eeeeee", onLight: "#fff", onDark: "#000" },
  };
  expect(await textOf("/docs/brand.css")).toContain("--accent: light-dark(#111111, #eeeeee);");
  expect(await textOf("/docs/brand-icon.svg")).toBe("<svg>A</svg>");
  brand = { ...brand, logo: null };
  expect(await textOf("/docs/brand-icon.svg")).toMatch(/fill="#111111".*stroke="#fff"/);
  brand = defaultBrand;
});

describe.each(documents)("the document %s", (path) => {
  it("is redirected from its path with a trailing slash", async () => {
    const response = await fetch(`${origin}${path}/`, { redirect: "manual" });
    const location = response.headers.get("location") ?? "";
    expect([response.status, referredTo(`${path}/`, location)]).toEqual([308, path]);
  });

  it("loads only files that are served here, and has no inline code", async () => {
    const html = await textOf(path);
    const loaded = [...html.matchAll(/<(?:link|script|img)\b[^>]*?(?:href|src)="([^"]+)"/g)];
    expect(loaded.length).toBeGreaterThan(2);
    for (const [, address = ""] of loaded) expect(paths).toContain(referredTo(path, address));
    expect(html).not.toMatch(/<style|style="|<script(?![^>]* src=)|\son\w+="/);
  });

  it("links to anchors and pages that exist", async () => {
    const html = await textOf(path);
    const ids = idsIn(html);
    for (const [, address = ""] of html.matchAll(/<a\b[^>]*href="([^"]+)"/g)) {
      const [to = "", id] = (address.startsWith("#") ? address : referredTo(path, address)).split(
        "#",
      );
      if (to !== "") expect([...paths, ...elsewhere]).toContain(to);
      if (id !== undefined) expect(to === "" ? ids : idsIn(await textOf(to))).toContain(id);
    }
  });
});

test("our styles and scripts load no files from another host", async () => {
  const isLibrary = (path: string) => path.startsWith("/node_modules/");
  const own = paths.filter((path) => /\.(css|js)$/.test(path) && !isLibrary(path));
  expect(own.length).toBeGreaterThan(8);
  for (const path of own) {
    const text = await textOf(path);
    expect(text, path).not.toMatch(/(?:url\(|import\s*\(?|from|fetch\()\s*["']?https?:/);
    for (const [, from] of text.matchAll(/^import [^"\n]* from "([^"]+)"/gm))
      expect(paths).toContain(new URL(from ?? "", `http://x${path}`).pathname);
  }
});

describe("the guides", () => {
  it("list every error, every sandbox model and every state of the streams", async () => {
    const [errors, sandbox, streams] = await Promise.all(
      ["/docs/errors", "/docs/sandbox", "/docs/streams"].map(textOf),
    );
    for (const { code } of Object.values(clientErrors))
      expect(errors).toContain(`<code>${code}</code>`);
    for (const { id } of sandboxModels()) expect(sandbox).toContain(`<code>${id}</code>`);
    for (const state of ["speaking", "in_bare_tool"]) expect(streams).toContain(state);
    for (const html of [errors, sandbox, streams]) expect(html).not.toContain("<!-- table");
  });

  it("have one main heading each, and their order covers them and the other articles", async () => {
    const seen: string[] = [];
    for (let path: string | undefined = "/docs"; path !== undefined;) {
      seen.push(path);
      const html: string = await textOf(path);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      const next = /<a rel="next" href="([^"]+)"/.exec(html)?.[1];
      path = next === undefined ? undefined : referredTo(path, next);
    }
    const listed = guides.filter(({ name }) => name !== "own-clients").map(guidePath);
    const others = [
      "/docs/models",
      "/docs/reference",
      "/docs/changelog",
      "/docs/rejections",
      "/docs/clients",
    ];
    expect(seen).toEqual([...listed, ...others]);
  });

  it("are listed on the first page, and found in the search by their sections", async () => {
    const html = await textOf("/docs");
    const listed = guides.filter(({ name }) => name !== "own-clients");
    for (const { about } of listed.slice(1)) expect(html).toContain(`: ${about}</li>`);
    const index = await searchIndex();
    expect(index.map(({ path }) => path)).toContain("/docs/errors#retries");
    const pageIds = new Map<string, ReadonlySet<string>>();
    for (const { path } of index) {
      const [page = "", id] = path.split("#");
      const ids = pageIds.get(page) ?? idsIn(await textOf(page));
      pageIds.set(page, ids);
      // A page of the reference is found as a whole.
      if (id !== undefined) expect(ids).toContain(id);
    }
  });

  it("redirect from the quick start's address to the first page", async () => {
    const { status, headers } = await fetch(`${origin}/docs/quick-start`, { redirect: "manual" });
    const location = headers.get("location") ?? "";
    expect([status, referredTo("/docs/quick-start", location)]).toEqual([308, "/docs"]);
  });

  it("include every guide in docs/guides", () => {
    const files = readdirSync(join(import.meta.dirname, "../../docs/guides"));
    expect(files.toSorted()).toEqual(guides.map(({ name }) => `${name}.md`).toSorted());
  });

  it("start with the vendors' SDKs", async () => {
    const html = await textOf("/docs");
    const groups = [...html.matchAll(/<div class="samples">[\s\S]*?<\/div>\n<\/div>/g)];
    const names = groups.map(([group]) =>
      [...group.matchAll(/<p class="language">([^<]+)/g)].map(([, name]) => name).join(", "),
    );
    expect(names).toEqual([
      "curl, Python · openai, Python · anthropic, TypeScript · openai, TypeScript · anthropic",
    ]);
  });
});

test("the search finds models, rejected fields, operations and tested features", async () => {
  const index = await searchIndex();
  const textAt = (path: string) => index.find((entry) => entry.path === path)?.text;
  expect(textAt("/docs/models#sandbox-models")).toContain("sandbox/echo");
  expect(textAt("/docs/models#sandbox/echo")).toMatch(/^sandbox\/echo /);
  expect(textAt("/docs/rejections#messagestool")).toMatch(/\binput_schema\b/);
  expect(textAt("/docs/rejections#messagestool")).not.toMatch(/additionalProperties|where|-{3}/);
  expect(index.filter(({ text }) => /Made by npm run|<!--/.test(text))).toEqual([]);
  expect(textAt("/docs/reference/listModels")).toContain("GET /v1/models");
  expect(textAt("/docs/clients#libraries")).toMatch(/chat: text +chat: history/);
});

test.each([
  ["/docs/docs.js", "text/javascript; charset=utf-8"],
  ["/docs/docs.css", "text/css; charset=utf-8"],
  ["/docs/icon.svg", "image/svg+xml"],
  ["/docs/reference.js", "text/javascript; charset=utf-8"],
  ["/docs/errors.md", "text/markdown; charset=utf-8"],
  ["/console", "text/html; charset=utf-8"],
])("%s has the type %s", async (path, type) => {
  expect((await fetch(origin + path)).headers.get("content-type")).toBe(type);
});

test("/docs/rejections has every row of the atlas", async () => {
  const atlas = readFileSync(join(import.meta.dirname, "../../docs/rejections.md"), "utf8");
  const rows = atlas.split("\n").filter((line) => /^\|(?!-)/.test(line) && line.length > 5).length;
  const html = await textOf("/docs/rejections");
  expect(html.match(/<tr>/g)?.length).toBe(rows);
});

describe.each(articles)("the document %s", (path) => {
  it("is Markdown at the address with .md, and links to it", async () => {
    const markdown = await fetch(`${origin}${path}.md`);
    expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await markdown.text()).toMatch(/^#{1,2} /m);
    const link = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/;
    const [, address = ""] = link.exec(await textOf(path)) ?? [];
    expect(referredTo(path, address)).toBe(`${path}.md`);
  });
});

describe("/llms.txt", () => {
  it("is a title, a summary and sections of links to texts that exist", async () => {
    const text = await textOf("/llms.txt");
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text.match(/^## .+$/gm)).toEqual(["## Guides", "## Reference", "## Optional"]);
    const links = [...text.matchAll(/^- \[(.+)\]\((.+)\): .+$/gm)];
    expect(links.length).toBe(text.match(/^- /gm)?.length);
    const linked = links.map(([, , address = ""]) => address);
    for (const address of linked) expect(address).toContain(`${origin}/`);
    const own = linked.map((address) => address.slice(origin.length));
    for (const path of own) expect([...paths, ...elsewhere]).toContain(path);
    // No packages of our clients are served here.
    const listed = guides.filter(({ name }) => name !== "own-clients");
    for (const { name } of listed) expect(own).toContain(`/docs/${name}.md`);
  });
});

describe("the address in texts", () => {
  const addressed = ["/docs", "/docs.md", "/docs/quick-start.md", "/docs/sdks", "/llms.txt"];
  const get = async (path: string, headers: Record<string, string>): Promise<string> => {
    const asked = request(origin + path, { headers }).end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    return Buffer.concat(await response.toArray()).toString();
  };

  it.each(addressed)("%s contains only the requested host", async (path) => {
    const text = await get(path, { host: "gateway.example", "x-forwarded-proto": "https" });
    expect(text).toContain("https://gateway.example/");
    expect(text).not.toContain("127.0.0.1");
  });

  it.each(addressed)("%s never repeats a host that is markup", async (path) => {
    const host = "x'\"><img src=y onerror=alert(1)>";
    expect(await get(path, { host })).toBe(await get(path, { host: "127.0.0.1:8080" }));
  });

  it("caches bodies only for a few hosts, and each is correct", async () => {
    for (const at of Array.from({ length: 20 }).keys()) {
      expect(await get("/llms.txt", { host: `h${at}.example` })).toContain(
        `http://h${at}.example/`,
      );
    }
    expect(await get("/llms.txt", { host: "h0.example" })).toContain("http://h0.example/");
  });
});
