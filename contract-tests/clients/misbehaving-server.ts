import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Protocol = "chat" | "messages";

/** One request as the server saw it. */
interface Attempt {
  readonly idempotencyKey: string | undefined;
  readonly atMs: number;
}

/** A server that answers with delays, drops and half streams, to see what a client makes of it. */
export interface MisbehavingServer {
  /** The base URL for one scenario of one client; each starts at its first attempt. */
  readonly baseUrl: (client: string, behaviour: string) => string;
  /** Null where the attempts under this URL were as they must be. */
  readonly complaint: (baseUrl: string, attempts: number) => string | null;
  readonly stop: () => Promise<void>;
}

interface Visit {
  readonly protocol: Protocol;
  readonly behaviour: string;
  readonly attempt: number;
  readonly streams: boolean;
  readonly response: ServerResponse;
  /** Resolves when the first reply under this URL was closed by its client. */
  readonly firstClosed: Promise<void>;
}

const RETRY_AFTER_SECONDS = 1;
const CLOSE_LIMIT_MS = 5_000;

/** Starts the server on a free port of the loopback address. */
export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  const attempts = new Map<string, Attempt[]>();
  const closed = new Map<string, PromiseWithResolvers<void>>();
  const server = createServer((request, response) => {
    void visit(request, response, { attempts, closed });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: (client, behaviour) =>
      `http://127.0.0.1:${port}/${client}/${behaviour.replaceAll(/[^a-z0-9-]+/g, "_")}/v1`,
    complaint: (baseUrl, count) =>
      complaintAbout(attempts.get(new URL(baseUrl).pathname) ?? [], { count, baseUrl }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function complaintAbout(
  seen: readonly Attempt[],
  { count, baseUrl }: { readonly count: number; readonly baseUrl: string },
): string | null {
  if (seen.length !== count) return `${seen.length} requests in place of ${count}`;
  const [first, second] = seen;
  if (first === undefined || second === undefined || baseUrl.includes("cancel")) return null;
  if (first.idempotencyKey === undefined)
    return "no Idempotency-Key on a request that was repeated";
  if (seen.some(({ idempotencyKey }) => idempotencyKey !== first.idempotencyKey)) {
    return "another Idempotency-Key on the repeat";
  }
  const waitedMs = second.atMs - first.atMs;
  const isTimed = baseUrl.endsWith("_retry-after/v1");
  return isTimed && waitedMs < RETRY_AFTER_SECONDS * 1_000 - 50
    ? "repeated before retry-after"
    : null;
}

async function visit(
  request: IncomingMessage,
  response: ServerResponse,
  {
    attempts,
    closed,
  }: {
    readonly attempts: Map<string, Attempt[]>;
    readonly closed: Map<string, PromiseWithResolvers<void>>;
  },
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? "";
  const base = path.slice(0, path.indexOf("/v1") + "/v1".length);
  const seen = attempts.get(base) ?? [];
  attempts.set(base, seen);
  const key = request.headers["idempotency-key"];
  seen.push({ idempotencyKey: typeof key === "string" ? key : undefined, atMs: Date.now() });
  const firstClosed = closed.get(base) ?? Promise.withResolvers<void>();
  closed.set(base, firstClosed);
  if (seen.length === 1) response.on("close", firstClosed.resolve);
  answer({
    protocol: path.endsWith("/messages") ? "messages" : "chat",
    behaviour: /_([a-z0-9-]+)$/.exec(base.slice(0, -"/v1".length))?.[1] ?? "",
    attempt: seen.length,
    streams:
      Buffer.concat(chunks).includes('"stream":true') ||
      /"stream": *true/.test(String(Buffer.concat(chunks))),
    response,
    firstClosed: firstClosed.promise,
  });
}

/** What is done under each name. */
function answer(visit: Visit): void {
  const { behaviour, attempt, response } = visit;
  switch (behaviour) {
    case "retry-after-ms":
      if (attempt > 1) return finish(visit, "done");
      return refuse(response, 429, { "retry-after": "30", "retry-after-ms": "20" });
    case "retry-after":
      if (attempt > 1) return finish(visit, "done");
      return refuse(response, 503, { "retry-after": String(RETRY_AFTER_SECONDS) });
    case "dropped":
      if (attempt > 1) return finish(visit, "done");
      response.destroy();
      return;
    case "should-retry":
      if (attempt > 1) return finish(visit, "done");
      return refuse(response, 400, { "x-should-retry": "true", "retry-after-ms": "20" });
    case "should-not-retry":
      return refuse(response, 503, { "x-should-retry": "false", "retry-after-ms": "20" });
    case "always-500":
      return refuse(response, 500, { "retry-after-ms": "20" });
    case "early-end":
      return halfStream(visit, () => response.end());
    case "reset":
      return halfStream(visit, () => response.destroy());
    case "rough":
      return roughStream(visit);
    case "cancel":
      if (attempt === 1) return endlessStream(visit);
      return void tellClosed(visit);
    default:
      return refuse(response, 404, {});
  }
}

function refuse(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const error = {
    type: "api_error",
    message: "Not now.",
    code: "internal_error",
    param: null,
    details: null,
  };
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ type: "error", error, request_id: "req_misbehaving" }));
}

function finish({ protocol, streams, response }: Visit, text: string): void {
  if (streams) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end([...begin(protocol), piece(protocol, text), ...end(protocol)].join(""));
    return;
  }
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(wholeReply(protocol, text)));
}

function halfStream({ protocol, response }: Visit, stop: () => void): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write([...begin(protocol), piece(protocol, "so far")].join(""), () =>
    setImmediate(stop),
  );
}

/** CRLF, comments, unknown events and fields, data over two lines; each byte by itself. */
function roughStream({ protocol, response }: Visit): void {
  const unknown = protocol === "chat" ? "" : 'event: ping\ndata: {"type":"ping"}\n\n';
  const text = [
    ": hello\n\n",
    ...begin(protocol),
    unknown,
    piece(protocol, "rough 👋"),
    ": still here\n\n",
    piece(protocol, " done").replace(',"', ',\ndata: "'),
    ...end(protocol),
  ].join("");
  const bytes = Buffer.from(text.replaceAll("\n", "\r\n"));
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  let at = 0;
  const next = (): void => {
    if (at === bytes.length) return void response.end();
    response.write(bytes.subarray(at, at + 1), () => setImmediate(next));
    at += 1;
  };
  next();
}

function endlessStream({ protocol, response }: Visit): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(begin(protocol).join(""));
  const timer = setInterval(() => response.write(piece(protocol, "more")), 20);
  response.on("close", () => clearInterval(timer));
}

async function tellClosed(visit: Visit): Promise<void> {
  const limit = AbortSignal.timeout(CLOSE_LIMIT_MS);
  const late = new Promise<string>((resolve) => {
    limit.addEventListener("abort", () => resolve("still open"));
  });
  finish(visit, await Promise.race([visit.firstClosed.then(() => "closed"), late]));
}

const noTokens = {
  input_tokens: 1,
  output_tokens: 1,
  cache_read_input_tokens: 0,
  cache_creation_input_tokens: 0,
};

function sse(protocol: Protocol, data: { readonly type?: string }): string {
  const name = protocol === "messages" ? `event: ${data.type ?? ""}\n` : "";
  return `${name}data: ${JSON.stringify(data)}\n\n`;
}

function chunk(delta: object, finishReason: string | null = null): object {
  const choices = [{ index: 0, delta, finish_reason: finishReason, new_field: 1 }];
  return {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "sandbox/echo",
    new_field: { nested: true },
    choices,
  };
}

function message(text: string | null): object {
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "sandbox/echo",
    content: text === null ? [] : [{ type: "text", text, new_field: 1 }],
    stop_reason: text === null ? null : "end_turn",
    stop_sequence: null,
    usage: noTokens,
    new_field: true,
  };
}

function begin(protocol: Protocol): readonly string[] {
  if (protocol === "chat") return [sse(protocol, chunk({ role: "assistant", content: "" }))];
  const block = { type: "text", text: "" };
  return [
    sse(protocol, { type: "message_start", message: message(null) } as object),
    sse(protocol, { type: "content_block_start", index: 0, content_block: block } as object),
  ];
}

function piece(protocol: Protocol, text: string): string {
  if (protocol === "chat") return sse(protocol, chunk({ content: text }));
  const delta = { type: "text_delta", text };
  return sse(protocol, { type: "content_block_delta", index: 0, delta } as object);
}

function end(protocol: Protocol): readonly string[] {
  if (protocol === "chat") return [sse(protocol, chunk({}, "stop")), "data: [DONE]\n\n"];
  const delta = { stop_reason: "end_turn", stop_sequence: null };
  return [
    sse(protocol, { type: "content_block_stop", index: 0 } as object),
    sse(protocol, { type: "message_delta", delta, usage: noTokens } as object),
    sse(protocol, { type: "message_stop" }),
  ];
}

function wholeReply(protocol: Protocol, text: string): object {
  if (protocol === "messages") return message(text);
  const usage = {
    prompt_tokens: 1,
    completion_tokens: 1,
    total_tokens: 2,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0 },
  };
  const choice = { index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "sandbox/echo",
    choices: [choice],
    usage,
    new_field: 1,
  };
}
