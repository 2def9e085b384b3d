import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildKit } from "../../scripts/clients/pack-kit.ts";
import { bareEnvironment } from "../harness/start-server.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";

let server: SharedServer;
let folder: string;
beforeAll(async () => {
  server = await shareServer();
  // Outside the repository: the package has everything that it imports.
  folder = await mkdtemp(join(tmpdir(), "kit-package-"));
  await buildKit(folder);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});

function run(...parameters: readonly string[]) {
  const program = join(folder, "conformance/main.js");
  return spawnSync(process.execPath, [program, ...parameters], {
    cwd: folder,
    encoding: "utf8",
    env: { ...bareEnvironment(), GATEWAY_KEY: server.key },
  });
}

test("the package checks a gateway on its own", () => {
  const only = [
    "--only",
    "auth/*",
    "--only",
    "document/createMessage/*",
    "--only",
    "stream/*/text/*",
  ];
  const { status, stdout } = run("conformance", "--base-url", `${server.root}/v1`, ...only);
  expect(stdout).toContain(" 0 failed, ");
  expect(status).toBe(0);
});

test("it lists its checks without a gateway", () => {
  const { status, stdout } = run("conformance", "--list");
  expect(stdout).toContain("\nfold/messages/tool\tcommon\t");
  expect(stdout.split("\n").length).toBeGreaterThan(1_300);
  expect(status).toBe(0);
});

test("another command is wrong usage", () => {
  expect(run("other").status).toBe(2);
  expect(run("conformance", "--help").stdout).toContain("--base-url");
});

test("its manifest names the program, and has its dependencies inside", async () => {
  const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  expect(manifest).toMatchObject({
    name: "chat-gateway-kit",
    bin: { "chat-gateway-kit": "conformance/main.js" },
    bundleDependencies: expect.arrayContaining(["ajv", "ajv-formats"]),
  });
  expect(await readFile(join(folder, "conformance/main.js"), "utf8")).toMatch(/^#!/);
});
