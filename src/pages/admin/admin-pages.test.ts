import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
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
