import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";

let server: SharedServer;

beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

/** A relative link. */
const LINK = /(?:href|src)="(\.[^"#?]*)/g;

/** Returns the content type of each page reachable from these paths, by path. */
async function crawl(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const types = new Map<string, string>();
  for (let open = paths; open.length > 0;) {
    const found = await Promise.all(open.map((path) => visit(path, types)));
    open = [...new Set(found.flat())].filter((path) => !types.has(path));
  }
  return types;
}

async function visit(path: string, types: Map<string, string>): Promise<readonly string[]> {
  const { headers, text } = await call(server, path, { headers: { accept: "text/html" } });
  const type = headers.get("content-type") ?? "";
  types.set(path, type);
  if (!type.startsWith("text/html")) return [];
  return [...text.matchAll(LINK)].map(
    ([, target = ""]) => new URL(target, server.root + path).pathname,
  );
}

test("every text that a page links to declares its charset", async () => {
  const starts = ["/docs", "/", "/metrics", "/playground", "/console", "/admin", "/nothing"];
  const types = await crawl([...starts, "/llms.txt", "/docs/quick-start.md"]);
  const texts = [...types].filter(([, type]) => type.startsWith("text/"));
  const kinds = new Set(texts.map(([, type]) => type.split(";")[0]));
  expect(kinds).toEqual(
    new Set(["text/css", "text/html", "text/javascript", "text/markdown", "text/plain"]),
  );
  expect(texts.filter(([, type]) => !type.endsWith("; charset=utf-8"))).toEqual([]);
});
