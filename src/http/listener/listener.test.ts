import { afterEach, expect, it } from "vitest";
import { callGateway, chat } from "../testing/call.ts";
import { gate } from "../testing/raw-request.ts";
import { sendReply } from "../replies/send-reply.ts";
import { startGateway } from "../testing/test-gateway.ts";
import type { TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;

afterEach(() => gateway.close());

/** Returns the gauge's lines that are not zero. */
async function inFlight(): Promise<readonly string[]> {
  const text = await gateway.metrics.text();
  return text.match(/^gateway_generations_in_flight\{.*\} [1-9]\d*$/gm) ?? [];
}

it("a generation counts as a stream after its head, and is removed at its end", async () => {
  const { run: wait, started, finish } = gate();
  gateway = await startGateway({
    run: async (job, sink) => {
      const summary = await wait(job, sink);
      sink.end();
      return summary;
    },
  });
  const body = JSON.stringify({ ...chat, stream: true });
  const response = callGateway(gateway, "/v1/chat/completions", { body });
  const { sink } = await started;
  expect(await inFlight()).toEqual([expect.stringContaining('stream="false"')]);
  sink.open({ contentType: "text/event-stream", ignored: [] });
  expect(await inFlight()).toEqual([expect.stringContaining('stream="true"')]);
  finish();
  await (await response).text();
  await gateway.settled();
  expect(await inFlight()).toEqual([]);
});

it("pages and the console are loaded once, at the first request for one of them", async () => {
  const loads: string[] = [];
  const page = {
    name: "late",
    path: "/late",
    methods: ["GET"],
    serve: async (exchange: Parameters<typeof sendReply>[0]) =>
      sendReply(exchange, { status: 200, contentType: "text/plain", body: "late" }),
  };
  gateway = await startGateway({
    app: {
      loadPages: async () => {
        loads.push("pages");
        return [page];
      },
      loadConsole: async () => {
        loads.push("console");
        return page.serve;
      },
    },
  });
  await callGateway(gateway, "/healthz");
  expect(loads).toEqual([]);
  for (const path of ["/late", "/late", "/nothing", "/console/api/v1/x", "/console/api/v1/y"]) {
    expect((await callGateway(gateway, path)).status).toBe(path === "/nothing" ? 404 : 200);
  }
  expect(loads).toEqual(["pages", "console"]);
});
