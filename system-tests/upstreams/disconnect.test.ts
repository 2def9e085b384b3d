import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lanes, type Lane } from "./chaos-plan.ts";
import { composeGateway, DEMO_ACCOUNT, type ComposedGateway } from "../composed-gateway.ts";
import { startRawUpstream, type RawCall, type RawUpstream } from "./raw-upstream.ts";
import { wireReply, wireKinds } from "./wire-reply.ts";
import { monotonicMs } from "../../contract-tests/harness/real-clock.ts";

/** From the client's disconnect to the end of the upstream's socket. */
const LIMIT_MS = 100;
/** The machine may be busy with other work: the median of this many counts. */
const TIMES = 5;

let upstream: RawUpstream;
let composed: ComposedGateway;
let takeCall: (call: RawCall) => void = () => undefined;

beforeAll(async () => {
  upstream = await startRawUpstream((call) => takeCall(call));
  const price = { prompt: "0.000001", completion: "0.000002" };
  composed = await composeGateway({
    config: {
      models: wireKinds.map((kind) => ({
        id: `test/${kind}`,
        context_length: 10_000,
        max_output_tokens: 100,
        capabilities: { tools: false, images: false, structured_output: "none", reasoning: "none" },
        pricing: price,
        upstreams: [{ kind, base_url: `${upstream.origin}/v1`, model: kind }],
      })),
    },
  });
});
afterAll(async () => {
  await composed.close();
  await upstream.close();
});

/** Sends a request over a bare socket, so that disconnecting only ends that socket. */
function send({ protocol, wire, stream }: Lane): Socket {
  const body = JSON.stringify({
    model: `test/${wire}`,
    messages: [{ role: "user", content: "Hi" }],
    stream,
  });
  const path = protocol === "chat" ? "/v1/chat/completions" : "/v1/messages";
  const { port, hostname } = new URL(composed.root);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `host: ${hostname}`,
      `authorization: Bearer ${composed.key}`,
      "content-type: application/json",
      `content-length: ${body.length}`,
      "",
      body,
    ].join("\r\n"),
  );
  return socket;
}

/** Milliseconds from the client's disconnect until the upstream's socket has closed. */
async function leave(lane: Lane, when: "asked" | "in the head" | "in the reply"): Promise<number> {
  const called = new Promise<RawCall>((resolve) => (takeCall = resolve));
  const client = send(lane);
  const call = await called;
  const reply = wireReply({ ...lane, framing: lane.stream ? "chunked" : "length", text: "Hello" });
  if (when === "in the head") call.socket.write(reply.bytes.subarray(0, reply.bodyAt - 4));
  if (when === "in the reply") {
    call.socket.write(reply.bytes.subarray(0, reply.bytes.length - 80));
    // A non-streaming response reaches its client only when complete; a stream is left once its
    // first bytes arrive.
    if (lane.stream) await once(client, "data");
  }
  const closed = new Promise((resolve) => call.socket.on("close", resolve));
  const leftAt = monotonicMs();
  client.destroy();
  await closed;
  return monotonicMs() - leftAt;
}

const moments = ["asked", "in the head", "in the reply"] as const;

test.each(lanes.flatMap((lane) => moments.map((when) => ({ ...lane, when }))))(
  "$protocol over $wire, stream $stream: a client leaves ($when), and so does the gateway",
  async ({ when, ...lane }) => {
    const times: number[] = [];
    while (times.length < TIMES) times.push(await leave(lane, when));
    const middle = times.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)];
    expect(middle).toBeLessThan(LIMIT_MS);
  },
);

test("each of those who left is charged once, and nothing stays held", async () => {
  const rows = await composed.store.usage({ accountId: DEMO_ACCOUNT, by: "model" });
  expect(rows.map(({ requests }) => requests)).toEqual(wireKinds.map(() => 60));
  expect(rows.every(({ charge }) => charge > 0)).toBe(true);
  expect(await composed.store.showAccount(DEMO_ACCOUNT)).toMatchObject({ held: 0 });
  expect(await composed.store.verify()).toMatchObject({ ok: true, problems: [] });
});
