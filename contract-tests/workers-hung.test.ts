import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "./harness/call.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

const STREAMS = 8;

/** Half of what it is in operation, and far above what a worker needs to start on a loaded machine. */
const WORKER_HANG_MS = "30000";

let gateway: TestServer;
let stopped: number | null;

beforeEach(async () => {
  stopped = null;
  gateway = await startServer({ env: { WORKERS: "2", WORKER_HANG_MS } });
});

afterEach(async () => {
  if (stopped !== null) wake(stopped);
  await gateway.stop();
});

function wake(pid: number): void {
  try {
    process.kill(pid, "SIGCONT");
  } catch {
    // It was killed, as it should be.
  }
}

/** The worker processes (Linux). */
function workerPids(): readonly number[] {
  const children = readFileSync(`/proc/${gateway.pid}/task/${gateway.pid}/children`, "utf8");
  return children.trim().split(" ").map(Number);
}

/** Each request on a connection of its own: they are what the workers share. */
const headers = { connection: "close" };

const messages = (model: string, content: string) => ({
  key: gateway.key,
  headers,
  body: { model, messages: [{ role: "user", content }], max_tokens: 4_000, stream: true },
});

async function held(): Promise<string> {
  const { json } = await call(gateway, "/v1/account", { key: gateway.key, headers });
  return (json as { readonly balance: { readonly held: string } }).balance.held;
}

test("a worker that hangs is replaced; its requests are cut and their holds end", async () => {
  const ending = new AbortController();
  const slow = messages("sandbox/slow", "word ".repeat(2_000));
  const cut: unknown[] = [];
  const streams = Array.from({ length: STREAMS }, () =>
    call(gateway, "/v1/messages", { ...slow, signal: ending.signal }).catch((error: unknown) => {
      if (!ending.signal.aborted) cut.push(error);
    }),
  );
  await expect.poll(held).not.toBe("0");
  const [first = 0, ...others] = workerPids();
  expect(others).toHaveLength(1);
  stopped = first;
  process.kill(first, "SIGSTOP");
  await expect.poll(gateway.output).toContain("a worker hangs and is killed");
  await expect.poll(() => cut.length).toBeGreaterThan(0);
  expect(cut.length).toBeLessThan(STREAMS);
  await expect.poll(() => workerPids().filter((pid) => pid !== first)).toHaveLength(2);
  ending.abort();
  await Promise.all(streams);
  await expect.poll(held).toBe("0");
  const { status } = await call(gateway, "/v1/messages", messages("sandbox/echo", "one"));
  expect(status).toBe(200);
});
