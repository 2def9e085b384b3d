import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { servePages, type ServedPages } from "../testing/serve-pages.ts";
import { adminPages } from "./admin-pages.ts";

const paths = adminPages().map(({ path }) => path);
const own = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(js|css)$/.test(name),
);
const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), "utf8");

test("every script and style of the folder is served, and each path once", () => {
  for (const name of own) expect(paths).toContain(`/admin/assets/${name}`);
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(own)("%s", (name) => {
  test("loads files that are served here, and nothing else", () => {
    const text = textOf(name);
    for (const [, from] of text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
      const { pathname } = new URL(from ?? "", `http://x/admin/assets/${name}`);
      expect(paths).toContain(pathname);
    }
    expect(text).not.toMatch(/https?:\/\/|url\(/);
  });

  test("makes no markup of text", () => {
    expect(textOf(name)).not.toMatch(/(?:inner|outer)HTML|insertAdjacentHTML|document\.write/);
  });
});

test("the page has nothing inline, and loads what is served here", () => {
  const html = textOf("admin.html");
  const loaded = [...html.matchAll(/<(?:link|script)\b[^>]*?(?:href|src)="([^"]+)"/g)];
  expect(loaded.length).toBeGreaterThan(5);
  for (const [, address] of loaded) expect(paths).toContain(address);
  expect(html).not.toMatch(/<style|style="|<script(?![^>]* src=)|\son\w+="/);
});

describe("over HTTP", () => {
  let served: ServedPages;
  beforeAll(async () => {
    served = await servePages(adminPages());
  });
  afterAll(() => served.close());

  test.each([
    ["/admin", "text/html; charset=utf-8"],
    ["/admin/assets/main.js", "text/javascript; charset=utf-8"],
    ["/admin/assets/page-client.js", "text/javascript; charset=utf-8"],
    ["/admin/assets/uplot.js", "text/javascript; charset=utf-8"],
    ["/admin/assets/uplot.css", "text/css; charset=utf-8"],
    ["/admin/assets/icon.svg", "image/svg+xml"],
  ])("%s allows scripts of this host alone, and no text as markup", async (path, type) => {
    const { status, headers } = await fetch(served.origin + path);
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(headers.get("content-security-policy")?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("the address with a slash leads to the one without", async () => {
    const answer = await fetch(`${served.origin}/admin/`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/admin"]);
  });
});
