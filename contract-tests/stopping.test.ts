import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call } from "./harness/call.ts";
import { askOperator } from "./harness/operator.ts";
import { openRaw } from "./harness/raw-http.ts";
import { startServer, type TestServer } from "./harness/start-server.ts";

const content = "one two three four five six seven eight";
/** The stream takes minutes, so that the events of the test occur while it runs. */
const LONG = "word ".repeat(600);

const bodyOf = (text: string): string =>
  JSON.stringify({
    model: "sandbox/slow",
    stream: true,
    messages: [{ role: "user", content: text }],
  });
const body = bodyOf(content);

/** Opens a stream of about two seconds, or of another text, and waits for its first piece. */
async function openStream(
  server: TestServer,
  text = content,
): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const response = await fetch(`${server.root}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.key}`, "content-type": "application/json" },
    body: bodyOf(text),
  });
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error("no body");
  await reader.read();
  return reader;
}

async function readRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets a running stream finish, refuses new requests, and ends with 0",
  async (signal) => {
    const server = await startServer();
    try {
      const reader = await openStream(server);
      server.signal(signal);
      await expect.poll(() => server.output()).toContain("draining");
      await expect(fetch(`${server.root}/readyz`)).rejects.toThrow(/fetch failed/);
      expect(await readRest(reader)).toMatch(/data: \[DONE\]\n\n$/);
      expect(await server.exited).toEqual({ code: 0, signal: null });
    } finally {
      await server.stop();
    }
  },
);

test("a request on a kept connection is still answered while draining, and is its last", async () => {
  const server = await startServer();
  try {
    const raw = await openRaw(server);
    const head = `POST /v1/chat/completions HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${server.key}\r\n`;
    // A partial request is not an idle connection: the gateway must not close it. A complete
    // request in the same packet shows by its response that the partial one has been read too.
    const whole = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    const rest = `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    raw.write(whole + head + rest + body.slice(0, -1));
    const { length } = await raw.until(/\r\n\r\n\{[^}]*\}/);
    const reader = await openStream(server);
    server.signal("SIGTERM");
    await expect.poll(() => server.output()).toContain("draining");
    raw.write(body.slice(-1));
    const answer = (await raw.untilClosed()).slice(length);
    expect(answer).toMatch(/^HTTP\/1\.1 (200 OK|503 Service Unavailable)\r\n/);
    await readRest(reader);
    expect(await server.exited).toEqual({ code: 0, signal: null });
  } finally {
    await server.stop();
  }
});

test("during DRAIN_DELAY_MS, requests are served and /readyz reports that the process stops", async () => {
  // Far longer than the test: a second signal ends it.
  const server = await startServer({ env: { DRAIN_DELAY_MS: "3600000" } });
  try {
    server.signal("SIGTERM");
    await expect.poll(() => server.output()).toContain("draining");
    const ready = await call(server, "/readyz");
    expect([ready.status, ready.json]).toEqual([503, { status: "stopping" }]);
    const reader = await openStream(server);
    expect(await readRest(reader)).toMatch(/data: \[DONE\]\n\n$/);
    server.signal("SIGTERM");
    await server.exited;
  } finally {
    await server.stop();
  }
});

test("after DRAIN_DELAY_MS the process ends with 0", async () => {
  const server = await startServer({ env: { DRAIN_DELAY_MS: "500" } });
  try {
    server.signal("SIGTERM");
    expect(await server.exited).toEqual({ code: 0, signal: null });
  } finally {
    await server.stop();
  }
});

test("after DRAIN_MS a running stream is ended with an error, and the process with 0", async () => {
  const server = await startServer({ env: { DRAIN_MS: "200" } });
  try {
    const reader = await openStream(server, LONG);
    server.signal("SIGTERM");
    const rest = await readRest(reader);
    expect(rest).toContain("The service is stopping");
    expect(rest).not.toContain("[DONE]");
    expect(await server.exited).toEqual({ code: 0, signal: null });
  } finally {
    await server.stop();
  }
});

test("a second signal ends the process at once", async () => {
  const server = await startServer();
  try {
    const reader = await openStream(server, LONG);
    server.signal("SIGTERM");
    await expect.poll(() => server.output()).toContain("draining");
    server.signal("SIGTERM");
    await server.exited;
    await expect(readRest(reader)).rejects.toThrow(/terminated/);
  } finally {
    await server.stop();
  }
});

test("keys and ledger survive the process, even after a kill", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-restart-"));
  try {
    const first = await startServer({ dataDir });
    const reader = await openStream(first, LONG);
    first.signal("SIGKILL");
    await first.exited;
    await reader.cancel().catch(() => undefined);
    const second = await startServer({ dataDir });
    expect(second.key).toBe(first.key);
    const account = await call(second, "/v1/account", { key: first.key });
    expect(account.json).toMatchObject({ id: "demo", balance: { held: "0" } });
    await second.stop();
    const verified = await askOperator({ dataDir }, ["ledger", "verify"]);
    expect(verified).toMatchObject({ ok: true, problems: [] });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("a second gateway on the same ledger refuses to start with the reason", async () => {
  const server = await startServer();
  try {
    await expect(startServer({ dataDir: server.dataDir })).rejects.toThrow(/ended at its start/);
  } finally {
    await server.stop();
  }
});
