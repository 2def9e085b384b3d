/**
 * An upstream that misbehaves according to the requested model's name, on the wire of the request's
 * path, as fast as the client reads, until its connection is closed. It runs in a separate process
 * and prints its port.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { chat, chunk, LONG_CONTENT } from "./hostile-wires/chat.ts";
import type { HostileWire } from "./hostile-wires/hostile-wire.ts";
import { messages } from "./hostile-wires/messages.ts";
import { responses } from "./hostile-wires/responses.ts";
import { every } from "../harness/real-clock.ts";

/** Writes are large, so that the gateway is the bottleneck. */
const CHUNK_CHARACTERS = 65_536;
const BOMB_BYTES = 64 * 1_048_576;

const wires: Readonly<Record<string, HostileWire>> = {
  "/v1/chat/completions": chat,
  "/v1/messages": messages,
  "/v1/responses": responses,
};

const LONG_CHUNKS = 1_850;
const usage = { prompt_tokens: 1, completion_tokens: 100_000 };

/** Sends a correct response that exceeds the socket buffers of a client that does not read. */
function replyAtLength(response: ServerResponse, isStream: boolean): void {
  const message = { role: "assistant", content: LONG_CONTENT.repeat(LONG_CHUNKS) };
  const reply = { choices: [{ index: 0, message, finish_reason: "stop" }], usage };
  if (!isStream) {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(reply));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const end = chunk({}, { finish: "stop", usage });
  response.end(`${chunk({ content: LONG_CONTENT }).repeat(LONG_CHUNKS)}${end}data: [DONE]\n\n`);
}

/**
 * Maximum number of pieces in a stream of the model `pages`; more would fill the kernel's memory
 * with waiting streams.
 */
const PAGES_MAX = 110;

/** Writes pieces as fast as the client reads them, up to `max`. Does not end the response. */
function pour(
  response: ServerResponse,
  piece: (number: number) => string,
  max = Number.POSITIVE_INFINITY,
): void {
  let number = 0;
  const go = (): void => {
    let isReady = true;
    while (isReady && !response.destroyed && number < max) {
      let text = "";
      while (text.length < CHUNK_CHARACTERS) text += piece(number++);
      isReady = response.write(text);
    }
    if (!response.destroyed && number < max) response.once("drain", () => setImmediate(go));
  };
  go();
}

interface Asked {
  readonly model: string;
  readonly stream?: boolean;
}

const bomb = gzipSync(Buffer.alloc(BOMB_BYTES, "x"));

function misbehave(
  wire: HostileWire,
  { model: name, stream = false }: Asked,
  response: ServerResponse,
): void {
  const model = name.split("/").pop() ?? name;
  if (model === "long") return replyAtLength(response, stream);
  const piece = wire.endless[model];
  const quiet = wire.silent[model];
  const whole = wire.wholes[model];
  if (piece !== undefined) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    pour(response, piece, model === "pages" ? PAGES_MAX : undefined);
  } else if (quiet !== undefined) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const stop = every(5, () => void response.write(quiet));
    response.on("close", stop);
  } else if (whole !== undefined) {
    response.writeHead(200, { "content-type": "application/json" });
    response.write(whole[0]);
    pour(response, () => whole[1]);
  } else if (model === "headers") {
    response.socket?.write("HTTP/1.1 200 OK\r\n");
    const headers = "x-header: of no use\r\n".repeat(4_096);
    const stop = every(5, () => void response.socket?.write(headers));
    response.on("close", stop);
  } else {
    const status = model === "gzip-error" ? 400 : 200;
    const type = model === "gzip-stream" ? "text/event-stream" : "application/json";
    response.writeHead(status, { "content-type": type, "content-encoding": "gzip" });
    response.end(bomb);
  }
}

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8").on("data", (text: string) => (body += text));
  response.on("error", () => undefined);
  const wire = wires[request.url ?? ""] ?? chat;
  request.on("end", () => misbehave(wire, JSON.parse(body) as Asked, response));
});
server.listen(0, "127.0.0.1", () => console.log(`port ${(server.address() as AddressInfo).port}`));
