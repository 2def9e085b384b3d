import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fencesIn } from "../harness/fences.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { compileStrictly } from "./compile.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Packages that are made from the document; their proofs compile these snippets. */
const GENERATED = /from "(?:chat-gateway|openapi-fetch|\.\/contract\.d\.ts)"/;

let gateway: SharedServer;

beforeAll(async () => {
  gateway = await shareServer();
});
afterAll(() => gateway.stop());

/** Returns the TypeScript of the documents, by document and label. */
function snippets(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const path of globSync(["README.md", "docs/**/*.md"], { cwd: ROOT })) {
    for (const { language, label, code } of fencesIn(readFileSync(join(ROOT, path), "utf8"))) {
      if (!["ts", "typescript"].includes(language) || GENERATED.test(code)) continue;
      codes.set(`${path} ${label} ${codes.size}`, code);
    }
  }
  return codes;
}

/** Returns the text of code as a page shows it. */
function codeOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

async function pageAt(path: string): Promise<string> {
  return (await fetch(gateway.root + path, { headers: { accept: "text/html" } })).text();
}

/** Returns the TypeScript samples of the reference, by page. */
async function samples(): Promise<ReadonlyMap<string, string>> {
  const overview = await pageAt("/docs/reference");
  const links = overview.matchAll(/<li id="\w+"><a href="([^"]+)"/g);
  const paths = [...links].map(([, to = ""]) => new URL(to, `${gateway.root}/docs/`).pathname);
  const codes = new Map<string, string>();
  for (const path of paths) {
    const shown = (await pageAt(path)).matchAll(
      /<p class="language">TypeScript<\/p><pre tabindex="0"><code>(.*?)<\/code>/gs,
    );
    // A call without imports is a script, in which nothing may be awaited.
    for (const [, code = ""] of shown) {
      codes.set(`${path} ${codes.size}`, `${codeOf(code)}\nexport {};\n`);
    }
  }
  return codes;
}

test("all TypeScript of the guides and of the reference compiles in the strictest mode", async () => {
  const [ofGuides, ofReference] = [snippets(), await samples()];
  expect(ofGuides.size).toBeGreaterThanOrEqual(8);
  expect(ofReference.size).toBeGreaterThanOrEqual(30);
  // One program: the vendors' types are read once.
  expect(compileStrictly(new Map([...ofGuides, ...ofReference]))).toEqual([]);
});
