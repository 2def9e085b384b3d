/**
 * An upstream of the chat-completions wire that misbehaves as the requested model's name says, as
 * fast as it is read, until it is cut off. A process of its own; prints its port.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** Writes are large, so that the gateway is what is busy. */
const CHUNK_CHARACTERS = 65_536;
const BOMB_BYTES = 64 * 1_048_576;

const envelope = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m" };

function chunk(delta: object): string {
  const choices = [{ index: 0, delta, finish_reason: null }];
  return `data: ${JSON.stringify({ ...envelope, choices })}\n\n`;
}

const LONG_CONTENT = "word ".repeat(800);
const paragraph = chunk({ content: LONG_CONTENT });
/** Cheap to carry: what matters is that nobody reads it. */
const page = chunk({ content: LONG_CONTENT.repeat(10) });

/** What a misbehaving stream repeats for ever, made anew with each number. */
const endless: Readonly<Record<string, (number: number) => string>> = {
  text: () => chunk({ content: "word ".repeat(40) }),
  pages: () => page,
  reasoning: () => chunk({ reasoning_content: "hm ".repeat(40) }),
  arguments: (number) =>
    chunk({
      tool_calls: [
        { index: 0, ...opened(number, 0), function: named(number, "[1,2,3],".repeat(20)) },
      ],
    }),
  calls: (index) =>
    chunk({ tool_calls: [{ index, id: `c${index}`, function: { name: "f", arguments: "{}" } }] }),
  "calls-by-id": (at) =>
    chunk({ tool_calls: [{ id: `c${at}`, function: { name: "f", arguments: "" } }] }),
  "nameless-calls": (index) => chunk({ tool_calls: [{ index, function: { arguments: "" } }] }),
  "nameless-arguments": () =>
    chunk({ tool_calls: [{ index: 0, function: { arguments: "12345".repeat(60) } }] }),
  line: () => "x".repeat(1_024),
  "line-of-data": (number) => (number === 0 ? 'data: {"a":"' : "x".repeat(1_024)),
  "data-lines": () => 'data: "x"\n',
  values: (number) => (number === 0 ? 'data: {"a":[{}' : ",{}".repeat(256)),
};

function opened(number: number, at: number): object {
  return number === 0 ? { id: `c${at}` } : {};
}

function named(number: number, json: string): object {
  return number === 0 ? { name: "f", arguments: "[" } : { arguments: json };
}

/** Streams that show nothing and never end; slow enough to cost nothing. */
const silent: Readonly<Record<string, string>> = {
  comments: ": still here\n\n",
  "empty-deltas": chunk({ content: "" }),
  pings: "event: ping\ndata: {}\n\n",
};

/** The start of a whole reply, and what it repeats for ever. */
const wholes: Readonly<Record<string, readonly [string, string]>> = {
  "whole-text": ['{"choices":[{"message":{"content":"', "x".repeat(1_024)],
  "whole-calls": [
    '{"choices":[{"finish_reason":"tool_calls","message":{"tool_calls":[{}',
    ',{"function":{"name":"f","arguments":""}}',
  ],
  "whole-values": ['{"a":[{}', ",{}".repeat(256)],
};

const LONG_CHUNKS = 1_850;
const usage = { prompt_tokens: 1, completion_tokens: 100_000 };

/** A correct reply, longer than what the sockets of a client that does not read take in. */
function replyAtLength(response: ServerResponse, isStream: boolean): void {
  const last = { index: 0, delta: {}, finish_reason: "stop" };
  const message = { role: "assistant", content: LONG_CONTENT.repeat(LONG_CHUNKS) };
  const reply = { choices: [{ ...last, message }], usage };
  if (!isStream) {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(reply));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const end = `data: ${JSON.stringify({ ...envelope, choices: [last], usage })}\n\n`;
  response.end(`${paragraph.repeat(LONG_CHUNKS)}${end}data: [DONE]\n\n`);
}

/** What a stream of pages sends; more would fill the kernel's memory with those that wait. */
const PAGES_MAX = 110;

/** Writes pieces as long as somebody reads them, or `max`, and stays open. */
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

function misbehave({ model, stream = false }: Asked, response: ServerResponse): void {
  if (model === "long") return replyAtLength(response, stream);
  const piece = endless[model];
  const quiet = silent[model];
  const whole = wholes[model];
  if (piece !== undefined) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    pour(response, piece, model === "pages" ? PAGES_MAX : undefined);
  } else if (quiet !== undefined) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const timer = setInterval(() => response.write(quiet), 5);
    response.on("close", () => clearInterval(timer));
  } else if (whole !== undefined) {
    response.writeHead(200, { "content-type": "application/json" });
    response.write(whole[0]);
    pour(response, () => whole[1]);
  } else if (model === "headers") {
    response.socket?.write("HTTP/1.1 200 OK\r\n");
    const headers = "x-header: of no use\r\n".repeat(4_096);
    const timer = setInterval(() => response.socket?.write(headers), 5);
    response.on("close", () => clearInterval(timer));
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
  request.on("end", () => misbehave(JSON.parse(body) as Asked, response));
});
server.listen(0, "127.0.0.1", () => console.log(`port ${(server.address() as AddressInfo).port}`));
