import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { chat, messages } from "../harness/requests.ts";
import { startHostileGateway, type HostileGateway } from "./hostile-gateway.ts";
import { HEALTH_UNITS_MAX, watchHealth } from "./watch-health.ts";
import { pause } from "../harness/real-clock.ts";

const CLIENTS = 500;
const STALL_MS = 30_000;
/**
 * Minimum number of streams that are open at the same time. A slow machine opens the last streams
 * only after the first are closed.
 */
const AT_ONCE_MIN = CLIENTS / 10;
/** Longer than the slowest machine needs: only a stall may end a stream here. */
const STREAM_MS = 1_800_000;
const PATIENCE_MS = 900_000;
/**
 * Maximum of heap and buffers per stream. It would be 2.7 MB if all of a stream's text were kept.
 */
const BYTES_PER_STREAM_MAX = 1_000_000;

let gateway: HostileGateway;
const sockets: Socket[] = [];

beforeAll(async () => {
  gateway = await startHostileGateway({
    models: {
      pages: { maxOutputTokens: 128_000, totalMs: STREAM_MS },
      long: { maxOutputTokens: 300_000, totalMs: STREAM_MS },
    },
    env: { CLIENT_STALL_MS: String(STALL_MS) },
  });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await gateway.stop();
});

interface Request {
  readonly path: string;
  readonly body: string;
  readonly headers?: readonly string[];
}

const bodyOf = (request: object): string =>
  JSON.stringify({ messages: [{ role: "user", content: "Go" }], ...request });

/** Sends a request and never reads its response. */
function stall({ path, body, headers = [] }: Request): void {
  const { port, hostname } = new URL(gateway.server.root);
  const socket = connect(Number(port), hostname);
  socket.pause();
  socket.on("error", () => undefined);
  sockets.push(socket);
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    `authorization: Bearer ${gateway.server.key}`,
    "content-type: application/json",
    `content-length: ${body.length}`,
    ...headers,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
}

const stalled = (): Promise<number> => gateway.figure("gateway_clients_stalled_total");
const inFlight = (): Promise<number> => gateway.figure("gateway_requests_in_flight");

async function memory(): Promise<number> {
  const heap = await gateway.figure("nodejs_heap_size_used_bytes");
  return heap + (await gateway.figure("nodejs_external_memory_bytes"));
}

async function held(): Promise<unknown> {
  const { json } = await call(gateway.server, "/v1/account", { key: gateway.server.key });
  return json;
}

const nothingHeld = { balance: { held: "0" } };

const patient = { timeout: 2 * PATIENCE_MS };

test(
  "500 unread streams use little memory, block no other client, and are closed",
  patient,
  async () => {
    const health = watchHealth(gateway.server);
    const before = await memory();
    const body = bodyOf({ model: "hostile/pages", stream: true });
    for (let client = 0; client < CLIENTS; client += 1) {
      stall({ path: client % 2 === 0 ? chat : messages, body });
      if (client % 50 === 0) await pause(100);
    }
    const seen: { readonly streams: number; readonly bytes: number }[] = [];
    await expect
      .poll(
        async () => {
          seen.push({ streams: await inFlight(), bytes: (await memory()) - before });
          return stalled();
        },
        { timeout: PATIENCE_MS, interval: 250 },
      )
      .toBe(CLIENTS);
    const most = Math.max(...seen.map(({ streams }) => streams));
    expect(most).toBeGreaterThanOrEqual(AT_ONCE_MIN);
    // Only while nearly all streams are open; the smallest value, since the others include garbage.
    const full = seen.filter(({ streams }) => streams > 0.9 * most);
    const bytes = Math.min(...full.map((one) => one.bytes / one.streams));
    expect(bytes).toBeLessThan(BYTES_PER_STREAM_MAX);
    await expect.poll(held).toMatchObject(nothingHeld);
    expect(await health()).toBeLessThan(HEALTH_UNITS_MAX);
  },
);

test(
  "unread non-streaming responses and streams with an idempotency key are closed, and a retry gets the stored stream",
  patient,
  async () => {
    const before = await stalled();
    const whole = bodyOf({ model: "hostile/long" });
    const body = bodyOf({ model: "hostile/long", stream: true });
    for (const path of [chat, messages]) stall({ path, body: whole });
    stall({ path: chat, body, headers: ["idempotency-key: stalled-1"] });
    await expect.poll(held).not.toMatchObject(nothingHeld);
    await expect.poll(stalled, { timeout: PATIENCE_MS }).toBe(before + 3);
    await expect.poll(held).toMatchObject(nothingHeld);
    const headers = { "idempotency-key": "stalled-1" };
    const repeat = await call(gateway.server, chat, { key: gateway.server.key, headers, body });
    expect(repeat.headers.get("idempotent-replayed")).toBe("true");
    expect([repeat.status, repeat.text.slice(-14)]).toEqual([200, "data: [DONE]\n\n"]);
  },
);
