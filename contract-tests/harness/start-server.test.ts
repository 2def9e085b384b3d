import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer, type TestServer } from "./start-server.ts";

const entry = join(import.meta.dirname, "stand-in-gateway.ts");

/** Starts a stand-in for a gateway with this status for `/contract`. */
const start = (status: number, env: Readonly<Record<string, string>> = {}): Promise<TestServer> =>
  startServer({ entry, env: { CONTRACT_STATUS: String(status), ...env } });

/** Ends the process, which sends no response. */
const exit = (server: TestServer, code: number): Promise<unknown> =>
  Promise.all([expect(fetch(`${server.root}/exit/${code}`)).rejects.toThrow(/./), server.exited]);

test("the stop of a gateway without a violation succeeds", async () => {
  await (await start(200)).stop();
});

test("the stop of a gateway without a report fails, and still ends it", async () => {
  const server = await start(500);
  await expect(server.stop()).rejects.toThrow(/\/contract reports nothing: status 500/);
  expect(await server.exited).toEqual({ code: null, signal: "SIGKILL" });
  expect(existsSync(server.dataDir)).toBe(false);
});

test.each(["SIGTERM", "SIGINT", "SIGKILL", "SIGSTOP"] as const)(
  "a gateway to which the test sent %s need not report",
  async (signal) => {
    const server = await start(500);
    server.signal(signal);
    await server.stop();
  },
);

test("a gateway that was suspended and resumed must report", async () => {
  const server = await start(500);
  server.signal("SIGSTOP");
  server.signal("SIGCONT");
  await expect(server.stop()).rejects.toThrow(/status 500/);
});

test("a gateway that was told to end and was resumed need not report", async () => {
  const server = await start(500);
  for (const signal of ["SIGSTOP", "SIGTERM", "SIGCONT"] as const) server.signal(signal);
  await server.stop();
});

test("a gateway that was started with ATTEST=off need not report", async () => {
  await (await start(500, { ATTEST: "off" })).stop();
});

test.each([0, 3])("a gateway that ends by itself with %s is a failure", async (code) => {
  const server = await start(200);
  await exit(server, code);
  await expect(server.stop()).rejects.toThrow(`ended by itself with ${code}`);
  expect(existsSync(server.dataDir)).toBe(false);
});

test("a second stop succeeds after the first", async () => {
  const server = await start(200);
  await server.stop();
  await server.stop();
});

test("a violation in the log is a failure, even after the gateway was stopped", async () => {
  const server = await start(200);
  await fetch(`${server.root}/violate`);
  server.signal("SIGTERM");
  await expect(server.stop()).rejects.toThrow(/a response violates the contract/);
});

test.each(["MaxListenersExceededWarning", "DeprecationWarning"])(
  "a %s of the process is a failure, even after the gateway was stopped",
  async (name) => {
    const server = await start(200);
    await fetch(`${server.root}/warn/${name}`);
    server.signal("SIGTERM");
    await expect(server.stop()).rejects.toThrow(`${name}: as the test asks`);
  },
);
