import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { GUARD_MS, guardSignal, within } from "../../contract-tests/harness/real-clock.ts";
import { bareEnvironment } from "../../contract-tests/harness/start-server.ts";

const MAIN = join(import.meta.dirname, "../../src/main.ts");

/** Opens a pipe that is full and that nobody reads. */
function openFullPipe(folder: string): number {
  const path = join(folder, "pipe");
  execFileSync("mkfifo", [path]);
  // Both ends, so that the pipe has a reader, and the gateway's end waits for it by default.
  const pipe = openSync(path, constants.O_RDWR);
  const filler = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    for (;;) writeSync(filler, Buffer.alloc(4_096));
  } catch {
    return pipe;
  } finally {
    closeSync(filler);
  }
}

test.each([
  ["a full disk", () => openSync("/dev/full", "w")],
  ["a pipe that nobody reads", openFullPipe],
])("with %s as its log, a gateway serves, and ends with 0 on SIGTERM", async (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), "gateway-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stdout = open(folder);
  onTestFinished(() => closeSync(stdout));
  const env = { ...bareEnvironment(), PORT: "0", DATA_DIR: join(folder, "data") };
  const gateway = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", stdout, "pipe"] });
  onTestFinished(() => void gateway.kill("SIGKILL"));
  const exited = once(gateway, "exit");
  let banner = "";
  gateway.stderr?.setEncoding("utf8").on("data", (text: string) => (banner += text));
  const address = (): string | undefined => /base URL\s+(http:\/\/\S+)\/v1/.exec(banner)?.[1];
  await expect.poll(address, { timeout: GUARD_MS }).toBeDefined();
  const response = await fetch(`${address()}/metrics`, { signal: guardSignal() });
  expect(await response.text()).toContain("gateway_log_lines_dropped_total 0");
  gateway.kill("SIGTERM");
  expect(await within(exited, GUARD_MS, "the end of the gateway")).toEqual([0, null]);
});
