import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import Koa from "koa";
import { Exchange } from "../http/exchange.ts";
import { errorTable } from "../errors/error-table.ts";
import { sandboxModels } from "../catalog/sandbox-models.ts";
import { guideNames } from "./docs/docs-pages.ts";
import { createPages } from "./pages.ts";

const pages = createPages();
const paths = pages.map(({ path }) => path).filter((path) => !path.endsWith("/"));
const documents = ["/docs", "/docs/rejections", "/docs/clients", "/docs/reference", "/playground"];

let server: Server;
let origin: string;

beforeAll(async () => {
  const koa = new Koa();
  koa.use(async (context) => {
    context.respond = false;
    const requestId = "req_0";
    const exchange = new Exchange({ context, requestId, receivedAtMs: 0, isLast: false });
    await pages.find(({ path }) => path === context.path)?.serve(exchange, context.path);
  });
  server = createServer(koa.callback());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function textOf(path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}

describe.each(paths)("%s", (path) => {
  it("answers 200 with a type that is not sniffed, and keeps to this host", async () => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'; object-src 'none'; base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(policy).not.toMatch(/script-src/);
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

describe.each(documents)("the document %s", (path) => {
  it("is reached from its path with a trailing slash", async () => {
    const response = await fetch(`${origin}${path}/`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, path]);
  });

  it("loads files that are served here, and has nothing inline", async () => {
    const html = await textOf(path);
    const loaded = [...html.matchAll(/<(?:link|script|img)\b[^>]*?(?:href|src)="([^"]+)"/g)];
    expect(loaded.length).toBeGreaterThan(2);
    for (const [, address] of loaded) expect(paths).toContain(address);
    expect(html).not.toMatch(/<style|style="|<script(?![^>]* src=)|\son\w+="/);
  });

  it("links to anchors and pages that exist", async () => {
    const html = await textOf(path);
    const ids = new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    const elsewhere = ["/openapi.json", "/openapi.yaml"];
    for (const [, address = ""] of html.matchAll(/<a\b[^>]*href="([^"]+)"/g)) {
      if (address.startsWith("#")) expect(ids).toContain(address.slice(1));
      else expect([...paths, ...elsewhere]).toContain(address);
    }
  });
});

test("our styles and scripts fetch nothing from another host", async () => {
  const own = paths.filter((path) => /\.(css|js)$/.test(path) && !path.includes("swagger-ui"));
  expect(own.length).toBeGreaterThan(8);
  for (const path of own) {
    const text = await textOf(path);
    expect(text, path).not.toMatch(/(?:url\(|import\s*\(?|from|fetch\()\s*["']?https?:/);
    for (const [, from] of text.matchAll(/^import [^"\n]* from "([^"]+)"/gm))
      expect(paths).toContain(from);
  }
});

describe("/docs", () => {
  it("lists every error, every sandbox model and every state of the streams", async () => {
    const html = await textOf("/docs");
    for (const { code } of Object.values(errorTable))
      expect(html).toContain(`<code>${code}</code>`);
    for (const { id } of sandboxModels()) expect(html).toContain(`<code>${id}</code>`);
    for (const state of ["speaking", "in_bare_tool"]) expect(html).toContain(state);
    expect(html).not.toContain("<!-- table");
  });

  it("holds every guide in docs/guides", () => {
    const files = readdirSync(join(import.meta.dirname, "../../docs/guides"));
    expect(files.toSorted()).toEqual(guideNames.map((name) => `${name}.md`).toSorted());
  });

  it("starts with the vendors' SDKs, and with our clients in six languages", async () => {
    const html = await textOf("/docs");
    const groups = [...html.matchAll(/<div class="samples">[\s\S]*?<\/div>\n<\/div>/g)];
    const names = groups
      .slice(0, 2)
      .map(([group]) =>
        [...group.matchAll(/<p class="language">([^<]+)/g)].map(([, name]) => name).join(", "),
      );
    expect(names).toEqual([
      "curl, Python · openai, Python · anthropic, TypeScript · openai, TypeScript · anthropic",
      "TypeScript, Python, Go, Java, Rust, C#",
    ]);
  });
});

test("/docs/rejections holds every row of the atlas", async () => {
  const atlas = readFileSync(join(import.meta.dirname, "../../docs/rejections.md"), "utf8");
  const rows = atlas
    .split("\n")
    .filter((line) => (/^\|(?!-)/.test(line) && line.length > 5) || line === "| | |").length;
  const html = await textOf("/docs/rejections");
  expect(html.match(/<tr>/g)?.length).toBe(rows);
});
