import { afterEach, describe, expect, it } from "vitest";
import type { GenerationJob, ReplySink } from "../../generation/job.ts";
import { nextLoopTurn } from "../fair-share/event-loop-queue.ts";
import { sendReply } from "./send-reply.ts";
import { RawClient } from "../testing/raw-client.ts";
import { head, post } from "../testing/raw-request.ts";
import { startGateway, summary, type RunJob, type TestGateway } from "../testing/test-gateway.ts";

/** Far larger than the loopback's socket buffers. */
const PAGE = Buffer.alloc(24 * 1_048_576, "x");
const PIECE = "x".repeat(262_144);
const STALL_MS = 150;
const PATIENT_MS = 600_000;

let gateway: TestGateway;
let clients: RawClient[] = [];
/** Ended jobs: the reason of their signal, or how many pieces were read. */
let ended: unknown[] = [];

afterEach(async () => {
  for (const client of clients) client.socket.destroy();
  clients = [];
  ended = [];
  await gateway.close();
});

/** Streams pieces until its client leaves. */
const streamOn: RunJob = async (job: GenerationJob, sink: ReplySink) => {
  sink.open({ contentType: "text/event-stream", ignored: [] });
  let pieces = 0;
  for (; !job.signal.aborted; pieces += 1) await (sink.write(PIECE) ?? nextLoopTurn());
  ended.push(job.signal.reason);
  sink.end();
  return { ...summary, outcome: "client-gone" };
};

/** Starts a gateway; a long `clientStallMs` prevents cuts on a slow machine. */
async function start(run: RunJob = streamOn, clientStallMs = STALL_MS): Promise<void> {
  const page = {
    name: "huge",
    path: "/huge",
    methods: ["GET"],
    serve: (exchange: Parameters<typeof sendReply>[0]) =>
      sendReply(exchange, { status: 200, contentType: "text/plain", body: PAGE }),
  };
  gateway = await startGateway({ run, app: { clientStallMs, pages: [page] } });
}

/** Sends a request on a connection that is read only when the test does so. */
function send(text: string): RawClient {
  const client = new RawClient(gateway.port);
  client.socket.pause();
  clients.push(client);
  client.send(text);
  return client;
}

const page = (): string => head({ key: gateway.key, line: "GET /huge HTTP/1.1" });
const whole: RunJob = async (_job, sink) => {
  sink.open({ contentType: "application/json", ignored: [] });
  void sink.write(PAGE.toString());
  sink.end();
  return summary;
};

/** Resolves when this many requests have ended. */
async function served(requests: number): Promise<void> {
  await expect.poll(() => gateway.logs().length).toBe(requests);
  await gateway.settled();
}

/** Reads until at least this many characters have arrived in total; resolves with their number. */
async function readTo(client: RawClient, length: number): Promise<number> {
  client.socket.resume();
  while (client.received.length < length && !client.socket.closed) await client.changed();
  client.socket.pause();
  return client.received.length;
}

describe("a client that stops reading is cut", () => {
  it("within a stream, whose job ends with it", async () => {
    await start();
    send(post(gateway.key));
    await served(1);
    expect(ended).toMatchObject([{ name: "ClientDisconnected" }]);
    expect(gateway.logs()).toMatchObject([{ stalled: true, complete: false, level: "info" }]);
    expect(await gateway.metrics.text()).toContain("gateway_clients_stalled_total 1");
  });

  it("within a non-streaming response that has been sent", async () => {
    await start(whole);
    send(post(gateway.key));
    await served(1);
    expect(gateway.logs()).toMatchObject([{ stalled: true, outcome: "finished" }]);
  });

  it("within a page", async () => {
    await start();
    send(page());
    await served(1);
    expect(gateway.logs()).toMatchObject([{ stalled: true, operation: "huge" }]);
  });

  it("with all requests that wait behind its first on the connection", async () => {
    await start();
    send(post(gateway.key).repeat(12) + page());
    await served(13);
    expect(ended).toHaveLength(12);
    expect(gateway.logs()).toHaveLength(13);
  });
});

describe("a client that reads is not cut", () => {
  it("while it reads slowly", async () => {
    await start(whole, PATIENT_MS);
    const client = send(post(gateway.key));
    for (let turn = 1; turn <= 12; turn += 1) {
      await nextLoopTurn();
      await readTo(client, turn * 1_500_000);
    }
    // The head is added to this.
    expect(await readTo(client, PAGE.length + 1)).toBeGreaterThan(PAGE.length);
  });

  it("between two requests, or while a stream is silent", async () => {
    let streams = 0;
    await start(async (_job, sink) => {
      sink.open({ contentType: "text/event-stream", ignored: [] });
      await sink.write(PAGE.toString());
      await nextLoopTurn();
      void sink.write("end");
      sink.end();
      streams += 1;
      return summary;
    }, PATIENT_MS);
    const client = send(page());
    const first = await readTo(client, PAGE.length);
    await nextLoopTurn();
    client.send(post(gateway.key));
    client.socket.resume();
    await expect.poll(() => client.received.slice(-8).endsWith("0\r\n\r\n")).toBe(true);
    const second = client.received.length;
    client.send(page());
    const all = await readTo(client, second + PAGE.length);
    expect([all >= second + PAGE.length, first >= PAGE.length]).toEqual([true, true]);
    expect(streams).toBe(1);
  });
});
