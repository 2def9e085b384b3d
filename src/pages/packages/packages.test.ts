import { defaultBrand } from "../../core/brand/brand.ts";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import { createOriginOf } from "../../http/request/addresses.ts";
import { startGateway, type TestGateway } from "../../http/testing/test-gateway.ts";
import { createPages } from "../pages.ts";
import { type ListedPackage, packagesText } from "./packages-text.ts";

const SEARCH = "/docs/search.json";

let folder: string;
let gateway: TestGateway;

async function write(name: string, text: string): Promise<void> {
  const file = join(folder, "packages", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packages-"));
  await writeFile(join(folder, "secret.txt"), "not served");
  const catalog = { models: new Map(sandboxModels().map((model) => [model.id, model])) };
  const parts = {
    brand: () => defaultBrand,
    catalog: () => catalog,
    clock: { nowMs: () => 0, elapsedMs: () => 0 },
    originOf: createOriginOf({ publicUrl: null, trustedProxies: [] }),
  };
  gateway = await startGateway({ app: { pages: createPages(parts, join(folder, "packages")) } });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${gateway.url}/clients${path}`, { headers, redirect: "manual" });

/** The tests run in this order: the gateway starts before the packages are built. */
describe("a gateway that starts before its packages are built", () => {
  test("shows at first that there are none, and how to build them", async () => {
    const text = await (await get(".md")).text();
    expect(text).toContain(
      "This gateway does not offer client packages yet. Ask its operator, or use the OpenAI or " +
        "Anthropic SDK.",
    );
    expect(text).toContain("npm run pack:clients");
    const guide = await (await fetch(`${gateway.url}/docs/own-clients.md`)).text();
    for (const shown of [text, guide]) expect(shown).not.toMatch(/pip install|npm install|```/);
    expect(guide).toContain("This gateway does not offer client packages yet.");
    expect(guide).not.toContain("](/clients");
    for (const shown of [text, guide]) expect(shown).not.toMatch(/:\n\nThis gateway/);
    expect(await (await get("/python.md")).text()).toContain(
      "This gateway does not offer this client yet",
    );
    expect((await get("/packages.json")).status).toBe(404);
  });

  test("promises no clients in the quick start, the lists of guides, the search and /llms.txt", async () => {
    for (const path of ["/docs", "/docs/quick-start.md", "/docs.md", "/llms.txt", SEARCH]) {
      const text = await (await fetch(gateway.url + path)).text();
      expect(text, path).not.toMatch(/from "chat-gateway"|six languages/);
      expect(text, path).not.toMatch(/our own clients/);
    }
    const programs = await (await fetch(`${gateway.url}/llms.txt`)).text();
    expect(programs).not.toContain("own-clients");
    const other = await (await fetch(`${gateway.url}/docs/errors`)).text();
    expect(other).not.toContain("own-clients");
    expect(programs).not.toContain(`${gateway.url}/clients.md`);
  });

  test("then lists them with size and checksum, and names the missing ones", async () => {
    const file = "python/chat_gateway-1.0.0-py3-none-any.whl";
    await write(file, "wheel");
    const listed = [{ language: "python", file, bytes: 2_048, sha256: "ab12" }];
    await write("packages.json", JSON.stringify(listed));
    await write("readme/python.md", "# For Python\n\n`pip install http://127.0.0.1:8080/x`\n");
    const text = await (await get(".md")).text();
    expect(text).toContain(`| Python | [chat_gateway-1.0.0-py3-none-any.whl](./clients/${file}) |`);
    expect(text).toContain("2 KiB | `ab12` |");
    expect(text).toContain("no package for TypeScript, Go, Java, Rust, C#");
    const guide = await (await fetch(`${gateway.url}/docs/own-clients.md`)).text();
    for (const shown of [text, guide]) {
      expect(shown).toContain(`pip install ${gateway.url}/clients/${file}`);
      expect(shown).not.toMatch(/npm install|go get|clients\/(?:cargo|maven)/);
      expect(shown.match(/^\| \w.*README/gm)).toEqual([expect.stringContaining("Python")]);
    }
    expect(await (await get("/python")).text()).toContain(`pip install ${gateway.url}/x`);
  });

  test("then shows the served clients in the quick start, and lists their guide", async () => {
    const start = await (await fetch(`${gateway.url}/docs.md`)).text();
    expect(start).toContain("Or with [our own clients]");
    expect(start).toContain("from chat_gateway import");
    expect(start).not.toContain("github.com/chat-gateway");
    expect(await (await fetch(`${gateway.url}/docs`)).text()).toContain("in six languages");
    const programs = await (await fetch(`${gateway.url}/llms.txt`)).text();
    expect(programs).toContain("/clients.md");
    expect(programs).toContain("/docs/own-clients.md");
    const other = await (await fetch(`${gateway.url}/docs/errors`)).text();
    expect(other).toContain('<a href="../docs/own-clients">Our own clients</a>');
    const index = await (await fetch(gateway.url + SEARCH)).text();
    for (const found of ["/docs/own-clients#", "/clients#files", "our own clients"]) {
      expect(index).toContain(found);
    }
  });
});

describe("files", () => {
  test.each([
    ["npm/chat-gateway-1.0.0.tgz", "application/gzip"],
    ["go/github.com/chat-gateway/chat-gateway-go/@v/list", "application/octet-stream"],
    ["go/github.com/chat-gateway/chat-gateway-go/@v/v1.0.0.info", "application/json"],
    ["go/github.com/chat-gateway/chat-gateway-go/@latest", "application/octet-stream"],
    ["maven/com/chatgateway/chat-gateway/1.0.0/chat-gateway-1.0.0.pom", "application/xml"],
    ["maven/com/chatgateway/chat-gateway/1.0.0/a.jar.sha1", "application/octet-stream"],
    ["cargo/chat-gateway-1.0.0.crate", "application/gzip"],
  ])("%s is served as %s with unchanged bytes", async (name, type) => {
    const bytes = `${name} of http://127.0.0.1:8080`;
    await write(name, bytes);
    const response = await get(`/${name}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toBe(bytes);
    const etag = response.headers.get("etag") ?? "";
    expect((await get(`/${name}`, { "if-none-match": etag })).status).toBe(304);
  });

  test("a pip index is the file index.html of its folder", async () => {
    await write("python/simple/chat-gateway/index.html", "<!doctype html>links");
    const response = await get("/python/simple/chat-gateway/");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toBe("<!doctype html>links");
  });

  test("cargo's configuration contains this gateway's address", async () => {
    await write("cargo/index/config.json", `{"dl":"http://127.0.0.1:8080/clients/cargo"}`);
    const config = await (await get("/cargo/index/config.json")).json();
    expect(config).toEqual({ dl: `${gateway.url}/clients/cargo` });
  });

  test("a rebuilt file is read again", async () => {
    await write("npm/again.tgz", "first");
    expect(await (await get("/npm/again.tgz")).text()).toBe("first");
    await write("npm/again.tgz", "second");
    // Later than the first by the file system's clock, even with a coarse resolution.
    await utimes(
      join(folder, "packages/npm/again.tgz"),
      new Date("2100-01-01"),
      new Date("2100-01-01"),
    );
    expect(await (await get("/npm/again.tgz")).text()).toBe("second");
  });

  test.each([
    "/../secret.txt",
    "/..%2Fsecret.txt",
    "/npm/%2e%2e/%2e%2e/secret.txt",
    "/npm/..%5c..%5csecret.txt",
    "/npm//again.tgz",
    "/npm/again.tgz%00",
    "/.hidden",
    "/npm",
    "/go/github.com/other/module/@v/list",
  ])("%s is a 404", async (path) => {
    await write(".hidden", "hidden");
    // `fetch` would resolve the dots itself.
    const { request } = await import("node:http");
    const status = await new Promise((resolve) => {
      request({ port: gateway.port, host: "127.0.0.1", path: `/clients${path}` }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(404);
  });
});

test("packages of an unknown language are omitted from the page", () => {
  const other: ListedPackage = { language: "cobol", file: "x", bytes: 1, sha256: "0" };
  expect(packagesText([other], "")).toContain("does not offer client packages yet");
});

test("the conformance kit is listed, but is not a client", () => {
  const kit: ListedPackage = { language: "kit", file: "npm/kit.tgz", bytes: 2_048, sha256: "ab" };
  const text = packagesText([kit], "# Clients\n\nAbout.\n\nInstall.");
  expect(text).toContain("does not offer client packages yet");
  expect(text).toContain("| Conformance kit | [kit.tgz](/clients/npm/kit.tgz) | 2 KiB | `ab` |");
});
