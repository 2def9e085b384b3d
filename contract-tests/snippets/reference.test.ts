import { afterAll, beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { compileStrictly } from "./compile.ts";

let gateway: SharedServer;

beforeAll(async () => {
  gateway = await shareServer();
});
afterAll(() => gateway.stop());

/** Returns the text of code as the page shows it. */
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

test("every TypeScript sample of the reference compiles in the strictest mode", async () => {
  const overview = await pageAt("/docs/reference");
  const links = overview.matchAll(/<li id="\w+"><a href="([^"]+)"/g);
  const paths = [...links].map(([, to = ""]) => new URL(to, `${gateway.root}/docs/`).pathname);
  expect(paths.length).toBeGreaterThanOrEqual(7);
  const codes = new Map<string, string>();
  for (const path of paths) {
    const html = await pageAt(path);
    const samples = html.matchAll(
      /<p class="language">TypeScript<\/p><pre tabindex="0"><code>(.*?)<\/code>/gs,
    );
    // A call without imports is a script, in which nothing may be awaited.
    for (const [, code = ""] of samples) {
      codes.set(`${path} ${codes.size}`, `${codeOf(code)}\nexport {};\n`);
    }
  }
  expect(codes.size).toBeGreaterThanOrEqual(30);
  expect(compileStrictly(codes)).toEqual([]);
});
