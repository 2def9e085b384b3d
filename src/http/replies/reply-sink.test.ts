import { describe, expect, it } from "vitest";
import type { GenerationJob, ReplySink } from "../../generation/job.ts";
import { rawClients } from "../testing/raw-client.ts";
import { body, gate, head, post } from "../testing/raw-request.ts";
import { startGateway, summary } from "../testing/test-gateway.ts";
import type { TestGateway, TestGatewayOptions } from "../testing/test-gateway.ts";
import { aborted } from "../testing/aborted.ts";

let gateway: TestGateway;
const connect = rawClients(() => gateway);

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await startGateway(options);
}

describe("a client that leaves", () => {
  it("aborts its job and frees its slot", async () => {
    const { run, started, finish } = gate();
    await start({ run, plan: { concurrentRequests: 1 } });
    const first = connect();
    first.send(post(gateway.key));
    const { job } = await started;
    const second = connect();
    second.send(post(gateway.key));
    expect((await second.reply()).status).toBe(429);
    first.socket.destroy();
    await aborted(job);
    finish();
    await gateway.settled();
    const lines = gateway.logs().filter(({ status }) => status === 0);
    expect(lines).toMatchObject([{ outcome: "finished", complete: false }]);
    second.send(post(gateway.key));
    expect((await second.reply()).headers["x-request-id"]).toBeDefined();
  });

  it("in the middle of a compressed body leaves no timer or listener", async () => {
    await start();
    const client = connect();
    client.send(
      head({ key: gateway.key, headers: ["content-length: 1000", "content-encoding: gzip"] }),
    );
    client.send("\x1f\x8b\x08");
    while (gateway.app.inFlight() === 0) await new Promise((resolve) => setImmediate(resolve));
    client.socket.destroy();
    await gateway.settled();
    expect(gateway.logs()).toMatchObject([{ status: 0 }]);
  });
});

describe("a stream", () => {
  it("is sent call by call and ends with its last chunk", async () => {
    const run = async (_job: GenerationJob, sink: ReplySink): Promise<typeof summary> => {
      sink.open({ contentType: "text/event-stream", ignored: ["/top_k"] });
      void sink.write("data: a\n\n");
      void sink.write("data: b\n\n");
      sink.end();
      return summary;
    };
    await start({ run });
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { "x-api-key": gateway.key, "content-type": "application/json" },
      body,
    });
    const names = ["content-type", "cache-control", "x-accel-buffering", "x-ignored-fields"];
    expect(names.map((name) => response.headers.get(name))).toEqual([
      "text/event-stream; charset=utf-8",
      "no-store",
      "no",
      "/top_k",
    ]);
    expect(await response.text()).toBe("data: a\n\ndata: b\n\n");
  });

  it("sends its head before its first event", async () => {
    const { run: wait, finish } = gate();
    await start({
      run: async (job, sink) => {
        sink.open({ contentType: "text/event-stream", ignored: [] });
        await wait(job, sink);
        sink.end();
        return summary;
      },
    });
    const client = connect();
    client.send(post(gateway.key));
    expect((await client.reply()).headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    finish();
    await gateway.settled();
  });

  it("that fails without an error event is cut off, never completed", async () => {
    await start({
      run: async (_job, sink) => {
        sink.open({ contentType: "text/event-stream", ignored: [] });
        void sink.write("data: a\n\n");
        throw new Error("a defect");
      },
    });
    const client = connect();
    client.send(post(gateway.key));
    await client.closed();
    expect(client.received).not.toContain("\r\n0\r\n\r\n");
    await gateway.settled();
    expect(gateway.logText()).toContain("a defect");
  });

  it("waits for a slow reader, and stops waiting when the reader leaves", async () => {
    const written = Promise.withResolvers<number>();
    await start({
      run: async (_job, sink) => {
        sink.open({ contentType: "text/event-stream", ignored: [] });
        let calls = 0;
        for (let blocked: Promise<void> | undefined; blocked === undefined; calls += 1) {
          blocked = sink.write("x".repeat(65_536));
          if (blocked === undefined) continue;
          written.resolve(calls);
          await blocked;
        }
        sink.end();
        return summary;
      },
    });
    const client = connect();
    client.socket.pause();
    client.send(post(gateway.key));
    expect(await written.promise).toBeLessThan(1_000);
    client.socket.destroy();
    await gateway.settled();
  });
});
