import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { pull } from "../testing/pull.ts";
import { createHttpClient, type HttpClient } from "../transport/http-client.ts";
import { testRequest } from "../transport/test-upstream.ts";
import { createWireProvider } from "../transport/create-wire.ts";
import { openAiWire } from "./wire.ts";

const golden = new URL("./golden/", import.meta.url);
const stream = readFileSync(new URL("streams/the-length-limit.sse", golden));
const streamEvents = JSON.parse(
  readFileSync(new URL("streams/the-length-limit.json", golden), "utf8"),
) as GenerationEvent[];
const whole = Buffer.from('{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}');
const wholeEvents: GenerationEvent[] = [
  { type: "generation-start" },
  { type: "text-delta", text: "a" },
  { type: "generation-end", stop: { cause: "end", raw: "stop" } },
];

function chunked(body: Buffer): Buffer {
  const half = body.length >> 1;
  const chunk = (part: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]);
  const head =
    "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
  const parts = [chunk(body.subarray(0, half)), chunk(body.subarray(half))];
  return Buffer.concat([Buffer.from(head), ...parts, Buffer.from("0\r\n\r\n")]);
}

function sized(body: Buffer): Buffer {
  return headed(body, `content-length: ${body.length}`);
}

function headed(body: Buffer, header: string): Buffer {
  const head = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${header}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

let http: HttpClient;
beforeEach(() => {
  http = createHttpClient();
});
afterEach(() => http.close());

/** Generates from a server that sends this part of a reply and then drops its socket. */
async function generateFrom(
  reply: Buffer,
  letGo: (socket: Socket) => void,
  streamed: boolean,
): Promise<GenerationEvent[] | UpstreamFailure> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.write(reply, () => letGo(socket)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createWireProvider(openAiWire, { http, newCallId: () => "call_new" });
  const events: GenerationEvent[] = [];
  try {
    const request = testRequest({ upstream: { baseUrl }, stream: streamed });
    for await (const batch of (await pull(provider, request)).events) events.push(...batch);
    return events;
  } catch (error) {
    if (error instanceof UpstreamFailure) return error;
    throw error;
  } finally {
    server.close();
  }
}

/**
 * Replies, each with the number of positions at which closing or resetting the socket leaves it
 * complete.
 */
const replies = [
  // After [DONE], only the end of the last chunk and the terminating chunk are missing.
  ["a stream", chunked(stream), true, streamEvents, { closed: 8, reset: 8 }],
  ["a stream with its length", sized(stream), true, streamEvents, { closed: 1, reset: 1 }],
  // Only the line breaks after [DONE] may be missing. The HTTP client treats a reset as the end
  // here.
  [
    "a stream without its length",
    headed(stream, "connection: close"),
    true,
    streamEvents,
    { closed: 3, reset: 3 },
  ],
  ["a whole reply", sized(whole), false, wholeEvents, { closed: 1, reset: 1 }],
] as const;
const endings = [
  ["closed", (socket: Socket) => socket.end()],
  ["reset", (socket: Socket) => socket.resetAndDestroy()],
] as const;

test.each(
  replies.flatMap(([reply, ...rest]) =>
    endings.map(([ending, letGo]) => [reply, ending, letGo, ...rest] as const),
  ),
)(
  "%s over a socket that is %s at any byte is either correct or a failure",
  async (...[, ending, letGo, bytes, streamed, want, places]) => {
    let right = 0;
    for (let at = 0; at <= bytes.length; at += 1) {
      const got = await generateFrom(bytes.subarray(0, at), letGo, streamed);
      if (got instanceof UpstreamFailure) continue;
      expect(got).toEqual(want);
      right += 1;
    }
    // A reset may overtake data that was sent before it.
    expect(right).toBeLessThanOrEqual(places[ending]);
    if (ending === "closed") expect(right).toBe(places.closed);
  },
  60_000,
);
