import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { servePages, type ServedPages } from "../testing/serve-pages.ts";
import { readScript, servedName } from "../page-files.ts";
import { adminPages } from "./admin-pages.ts";

const paths = adminPages().map(({ path }) => path);
const own = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test|\.d|admin-pages)\.ts$|\.css$/.test(name),
);
const addressOf = (name: string): string => `/admin/assets/src/pages/admin/${servedName(name)}`;
/** Returns the text of a file as sent to browsers. */
const textOf = (name: string): string => {
  const file = join(import.meta.dirname, name);
  return (name.endsWith(".ts") ? readScript(file) : readFileSync(file)).toString();
};

test("every script and style of the folder is served, under a unique path", () => {
  for (const name of own) expect(paths).toContain(addressOf(name));
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(own)("%s", (name) => {
  test("loads only files that are served here", () => {
    const text = textOf(name);
    for (const [, from] of text.matchAll(/(?:\bfrom |import\()"([^"]+)"/g)) {
      const { pathname } = new URL(from ?? "", `http://x${addressOf(name)}`);
      expect(paths).toContain(pathname);
    }
    expect(text).not.toMatch(/https?:\/\/|url\(/);
  });

  test("never creates markup from text", () => {
    expect(textOf(name)).not.toMatch(/(?:inner|outer)HTML|insertAdjacentHTML|document\.write/);
  });
});

test("the page has no inline code, and loads only files that are served here", () => {
  const html = textOf("admin.html");
  const loaded = [...html.matchAll(/<(?:link|script)\b[^>]*?(?:href|src)="([^"]+)"/g)];
  expect(loaded.length).toBeGreaterThan(5);
  for (const [, address] of loaded) expect(paths).toContain(address);
  expect(html).not.toMatch(/<style|style="|<script(?![^>]* src=)|\son\w+="/);
});

test("the navigation bar links to the operators' guides and the reference, signed in or not", () => {
  const [bar = ""] = /<header.*<\/header>/s.exec(textOf("admin.html")) ?? [];
  for (const path of ["/admin/docs", "/admin/reference"])
    expect(bar).toContain(`<a href="${path}">`);
});

describe("over HTTP", () => {
  let served: ServedPages;
  beforeAll(async () => {
    served = await servePages(adminPages());
  });
  afterAll(() => served.close());

  test.each([
    ["/admin", "text/html; charset=utf-8"],
    ["/admin/assets/src/pages/admin/main.js", "text/javascript; charset=utf-8"],
    ["/admin/assets/generated/admin/page-client.js", "text/javascript; charset=utf-8"],
    ["/admin/assets/node_modules/uplot/dist/uPlot.esm.js", "text/javascript; charset=utf-8"],
    ["/admin/assets/node_modules/uplot/dist/uPlot.min.css", "text/css; charset=utf-8"],
    ["/admin/assets/src/pages/docs/icon.svg", "image/svg+xml"],
  ])("%s allows only scripts of this host, and no text as markup", async (path, type) => {
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

  test("the address with a trailing slash redirects to the one without", async () => {
    const answer = await fetch(`${served.origin}/admin/`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "../admin"]);
  });
});
