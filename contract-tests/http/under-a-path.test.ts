import { createServer, request as sendRequest, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startServer, type ServerOptions, type TestServer } from "../harness/start-server.ts";

const PREFIX = "/team/llm";

/** One gateway for each environment: these tests only read. */
const gateways = new Map<string, Promise<TestServer>>();
let gateway: TestServer;
let proxy: Server;

afterEach(() => {
  proxy.closeAllConnections();
  proxy.close();
});
afterAll(async () => {
  for (const started of gateways.values()) await (await started).stop();
});

interface Proxying {
  /** Whether the proxy removes the path before it forwards a request. */
  readonly strips: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Starts a gateway and a reverse proxy that serves it under a path; any other path of the proxy is
 * a 404 of another service. Returns the address of the proxy's host.
 */
async function start(options: ServerOptions, { strips, headers = {} }: Proxying): Promise<string> {
  const name = JSON.stringify(options.env ?? {});
  const started = gateways.get(name) ?? startServer(options);
  gateways.set(name, started);
  gateway = await started;
  const { port } = new URL(gateway.root);
  proxy = createServer((request, response) => {
    const { url = "", method } = request;
    if (url !== PREFIX && !url.startsWith(`${PREFIX}/`)) {
      response.writeHead(404).end("another service");
      return;
    }
    const path = strips ? url.slice(PREFIX.length) || "/" : url;
    const onward = sendRequest(
      { host: "127.0.0.1", port, path, method, headers: { ...request.headers, ...headers } },
      (reply) => reply.pipe(response.writeHead(reply.statusCode ?? 0, reply.headers)),
    );
    request.pipe(onward);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** References in HTML, of files that a script imports, and in Markdown. */
const references: Readonly<Record<string, RegExp>> = {
  "text/html": /(?<=\s(?:href|src|data-search|xml:base)=")[^"]*/g,
  "text/javascript": /(?<=(?:from|import) ")[^"$]*(?=")/g,
  "text/css": /(?<=url\()[^)]*/g,
  "text/markdown": /(?<=\]\()[^)\s]*/g,
};

function referencesIn(type: string, text: string): readonly string[] {
  if (type === "application/json" && text.startsWith("[")) {
    const entries = JSON.parse(text) as readonly { readonly path?: string }[];
    return entries.map(({ path = "" }) => path);
  }
  return [...text.matchAll(references[type] ?? /(?!)/g)].map(([found]) =>
    found.replaceAll("&amp;", "&"),
  );
}

interface Crawl {
  /** Addresses without query and anchor, relative to the gateway. */
  readonly found: readonly string[];
  /** References to something that is not found, or is outside the path. */
  readonly broken: readonly string[];
}

/** Follows every reference of every page and file below an address, except some files. */
async function crawl(base: string, skipped: readonly string[]): Promise<Crawl> {
  const seen = new Set(starts.map((path) => base + path));
  const broken: string[] = [];
  for (const address of seen) {
    const response = await fetch(address, { headers: { accept: "text/html, */*" } });
    const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
    const text = await response.text();
    if (response.status !== 200) broken.push(`${response.status} ${address}`);
    for (const reference of referencesIn(type, text)) {
      const target = new URL(reference, response.url);
      target.hash = "";
      target.search = "";
      const isOwn = target.origin === new URL(base).origin;
      if (isOwn && !target.href.startsWith(`${base}/`)) broken.push(`${reference} on ${address}`);
      else if (isOwn && !skipped.includes(target.href.slice(base.length))) seen.add(target.href);
    }
  }
  return { found: [...seen].map((address) => address.slice(base.length)), broken };
}

const starts = ["/", "/docs", "/docs.md", "/console", "/playground", "/admin"];

/** Has absolute addresses, so that the gateway must know the path. */
const absolute = "/llms.txt";

describe("behind a proxy under a path", () => {
  test.each<readonly [string, ServerOptions["env"], Proxying]>([
    ["that it removes, without any setting", {}, { strips: true }],
    [
      "that it keeps, with PUBLIC_URL",
      { PUBLIC_URL: `https://h.example${PREFIX}/` },
      { strips: false },
    ],
  ])("%s, every link and file of every page is found", async (_name, env = {}, proxying) => {
    const host = await start({ env }, proxying);
    const isKnown = Object.keys(env).length > 0;
    const { found, broken } = await crawl(host + PREFIX, isKnown ? [] : [absolute]);
    expect(broken).toEqual([]);
    const wanted = ["/docs/reference", "/docs/search.json", "/kit/elements.js", "/docs/errors.md"];
    const ofOperators = ["/admin/docs/deploy", "/admin/assets/src/pages/kit/elements.js"];
    expect(found).toEqual(expect.arrayContaining([...wanted, ...ofOperators, "/docs/errors"]));
  });

  const addresses = [
    ["is reported", { TRUSTED_PROXIES: "127.0.0.1" }, (host: string) => host + PREFIX],
    [
      "is in PUBLIC_URL",
      { PUBLIC_URL: `https://h.example${PREFIX}` },
      () => `https://h.example${PREFIX}`,
    ],
  ] as const;
  test.each(addresses)("that %s, documents name it", async (_name, env, publicAddress) => {
    const headers = { "x-forwarded-prefix": PREFIX };
    const host = await start({ env }, { strips: true, headers });
    const address = publicAddress(host);
    const read = async (path: string): Promise<string> =>
      (await fetch(host + PREFIX + path)).text();
    const { servers } = JSON.parse(await read("/openapi.json")) as {
      readonly servers: readonly { readonly url: string }[];
    };
    expect(servers.map(({ url }) => url)).toEqual([`${address}/v1`]);
    expect(await read("/llms.txt")).toContain(`${address}/docs/quick-start.md`);
    expect(await read("/docs/changelog.atom")).toContain(`xml:base="${address}/docs/changelog"`);
    expect(await read("/docs")).toContain(`${address}/v1/chat/completions`);
  });

  test.each([
    ["/", `${PREFIX}/docs`],
    ["/docs/", `${PREFIX}/docs`],
    ["/docs/quick-start", `${PREFIX}/docs`],
    ["/admin/", `${PREFIX}/admin`],
  ])("a redirect from %s stays below it", async (path, target) => {
    const host = await start({}, { strips: true });
    const headers = { accept: "text/html" };
    const response = await fetch(host + PREFIX + path, { headers, redirect: "manual" });
    const location = response.headers.get("location") ?? "";
    expect(new URL(location, response.url).pathname).toBe(target);
  });

  test.each([
    ["/no", "/docs/theme.css"],
    ["/no/such/page", "/docs/theme.css"],
    ["/admin/no/page", "/admin/docs/theme.css"],
  ])("the page for the unknown path %s finds its style", async (path, style) => {
    const host = await start({}, { strips: true });
    const headers = { accept: "text/html" };
    const response = await fetch(host + PREFIX + path, { headers });
    expect(response.status).toBe(404);
    const [found = ""] = referencesIn("text/html", await response.text());
    const address = new URL(found, response.url);
    expect(address.pathname).toBe(PREFIX + style);
    expect((await fetch(address)).status).toBe(200);
  });

  test("the path without a slash leads to the guides, and the API answers", async () => {
    const env = { PUBLIC_URL: `https://h.example${PREFIX}` };
    const host = await start({ env }, { strips: false });
    const page = await fetch(host + PREFIX, { headers: { accept: "text/html" } });
    expect([page.status, new URL(page.url).pathname]).toEqual([200, `${PREFIX}/docs`]);
    const authorization = `Bearer ${gateway.key}`;
    const models = await fetch(`${host}${PREFIX}/v1/models`, { headers: { authorization } });
    expect(models.status).toBe(200);
    await models.arrayBuffer();
  });
});
