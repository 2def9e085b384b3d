import type { Socket } from "node:net";
import { constants, createGzip, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { type Lane, lanes } from "./chaos-plan.ts";
import { paths } from "../../contract-tests/harness/requests.ts";
import { bodyOf } from "./client-body.ts";
import { type Ending, endingOf } from "./ending.ts";
import { codings, type Coding, type Fault, play } from "./fault.ts";
import { type RawCall, type RawUpstream, startRawUpstream } from "./raw-upstream.ts";
import { headOf, type ReplyWish, wireKinds, wireReply } from "./wire-reply.ts";

const TEXT = "Grüße: 你好 🌍";

let upstream: RawUpstream;
let gateway: ComposedGateway;
let asked: RawCall[];
/** Answers for the upstream. */
let answer: (wish: ReplyWish, socket: Socket) => void;

beforeAll(async () => {
  upstream = await startRawUpstream((received) => {
    asked.push(received);
    const { model, stream = false } = received.body as { model: string; stream?: boolean };
    const wire = wireKinds.find((kind) => model === kind) ?? "openai";
    answer({ wire, stream, text: TEXT, framing: "length" }, received.socket);
  });
  const model = (id: string, upstreams: object): object => ({
    id,
    context_length: 10_000,
    max_output_tokens: 100,
    capabilities: { tools: false, images: false, structured_output: "none", reasoning: "none" },
    pricing: { prompt: "0.000001", completion: "0.000002" },
    upstreams: [upstreams],
  });
  const base_url = `${upstream.origin}/v1`;
  const own = { kind: "openai", base_url, model: "openai", headers: { "Accept-Encoding": "br" } };
  gateway = await composeGateway({
    config: {
      models: [
        ...wireKinds.map((kind) => model(`test/${kind}`, { kind, base_url, model: kind })),
        model("test/own", own),
      ],
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});
beforeEach(() => {
  asked = [];
});

const bodyIn = ({ wire, ...lane }: Lane, model = `test/${wire}`): object =>
  bodyOf({ ...lane, model, content: "Hi", bound: 50 });

const ask = (lane: Lane): Promise<Reply> =>
  call(gateway, paths[lane.protocol], { key: gateway.key, body: bodyIn(lane) });

async function outcome(lane: Lane): Promise<Ending> {
  const { status, headers, text } = await ask(lane);
  const asked = { protocol: lane.protocol, stream: lane.stream, body: bodyIn(lane), text: TEXT };
  return endingOf(asked, { status, headers: Object.fromEntries(headers), text });
}

/** Runs a check for every kind of client over every wire. */
async function inEachLane(check: (lane: Lane) => Promise<void>): Promise<void> {
  for (const lane of lanes) await check(lane);
}

const nameOf = (fault: Fault): string => Object.values(fault).join(" ");

describe("a correct response reaches each client over each wire, though it is", () => {
  const header = (contentType: string): Fault => ({ kind: "header", contentType });
  const faults: readonly Fault[] = [
    ...[100, 102, 103, 201, 202, 203, 206, 299].map((status): Fault => ({
      kind: "success",
      status,
    })),
    ...Object.keys(codings).map((coding): Fault => ({
      kind: "compressed",
      coding: coding as Coding,
    })),
    ...["", "text/html", "application/json", "text/event-stream", "application/octet-stream"].map(
      header,
    ),
    { kind: "other-form" },
  ];

  test.each(faults.map((fault) => [nameOf(fault), fault] as const))("%s", async (_name, fault) => {
    answer = (wish, socket) => play(fault, wish, socket);
    await inEachLane(async (lane) => {
      expect([lane, await outcome(lane)]).toEqual([lane, "correct reply"]);
    });
    // No request was sent twice.
    expect(asked).toHaveLength(lanes.length);
  });
});

test("a compressed event reaches the client when it is flushed, not at the stream's end", async () => {
  const streamed = lanes.filter(({ stream }) => stream);
  for (const lane of streamed) {
    const goOn = Promise.withResolvers<void>();
    answer = (wish, socket) => void sendFlushed(wish, socket, goOn.promise);
    const response = await fetch(gateway.root + paths[lane.protocol], {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify(bodyIn(lane)),
    });
    const reader = (response.body ?? expect.fail("no body")).getReader();
    let text = "";
    const more = async (): Promise<boolean> => {
      const { done, value } = await reader.read();
      text += Buffer.from(value ?? []).toString();
      return !done;
    };
    while (!text.includes(TEXT.slice(0, 5))) await more();
    goOn.resolve();
    while (await more());
    expect(text).toContain(TEXT.slice(-2));
  }
});

/** Sends each piece of a stream in a separate flush; the last ones only after `mayGoOn`. */
async function sendFlushed(wish: ReplyWish, socket: Socket, mayGoOn: Promise<void>): Promise<void> {
  const { pieces } = wireReply(wish);
  const first = pieces.findIndex((piece) => piece.includes(TEXT.slice(0, 5)));
  socket.write(
    headOf(200, ["content-type: text/event-stream", "content-encoding: gzip", "connection: close"]),
  );
  const encoder = createGzip();
  encoder.pipe(socket);
  for (const [at, piece] of pieces.entries()) {
    if (at === first + 1) await mayGoOn;
    encoder.write(piece);
    encoder.flush(constants.Z_SYNC_FLUSH);
  }
  encoder.end();
}

describe("an upstream's error message about a mistake reaches the client, though it is", () => {
  const error = { message: "The context holds 8192 tokens.", type: "invalid_request_error" };
  const plain = Buffer.from(JSON.stringify({ type: "error", error }));
  const wordy = Buffer.from(JSON.stringify({ type: "error", error, more: "x".repeat(100_000) }));

  test.each<[string, Coding, Buffer, string]>([
    ["compressed", "gzip", gzipSync(plain), error.message],
    ["compressed twice", "both", codings.both.compress(plain), error.message],
    ["cut within its last bytes", "gzip", gzipSync(plain).subarray(0, -3), error.message],
    ["far longer than anybody reads", "br", codings.br.compress(wordy), "refused the request"],
    ["with a different coding than declared", "zstd", plain, "refused the request"],
  ])("%s", async (_fact, coding, body, want) => {
    answer = (_wish, socket) => {
      const { name } = codings[coding];
      const length = `content-length: ${body.length}`;
      socket.write(
        headOf(400, ["content-type: application/json", `content-encoding: ${name}`, length]),
      );
      socket.write(body);
    };
    await inEachLane(async (lane) => {
      const { status, text } = await ask(lane);
      expect([status, text]).toEqual([400, expect.stringContaining(want)]);
    });
  });
});

test("compression is requested only if the operator configures it", async () => {
  answer = (wish, socket) => play({ kind: "pieces", random: () => 0.9 }, wish, socket);
  for (const lane of lanes) await ask(lane);
  expect(new Set(asked.map(({ headers }) => headers["accept-encoding"]))).toEqual(
    new Set(["identity"]),
  );
  asked = [];
  const [lane = expect.fail("no lane")] = lanes;
  await call(gateway, paths[lane.protocol], { key: gateway.key, body: bodyIn(lane, "test/own") });
  expect(asked.map(({ headers }) => headers["accept-encoding"])).toEqual(["br"]);
});
