import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { listenOnLoopback } from "../harness/loopback.ts";
import { begin, end, piece, wholeReply } from "./misbehaving-bodies.ts";
import { protocols, type Protocol } from "./scenario.ts";
import { scriptedRefusals } from "./scripted-refusals.ts";
import { every, GUARD_MS, guardSignal, wallClockMs } from "../harness/real-clock.ts";

/** One request as the server received it. */
interface Attempt {
  readonly idempotencyKey: string | undefined;
  readonly atMs: number;
}

/** A server that answers with delays, drops and truncated streams, to test how clients cope. */
export interface MisbehavingServer {
  /** Returns the base URL for one scenario of one client; each starts at its first attempt. */
  readonly baseUrl: (client: string, behaviour: string) => string;
  /** Returns null if the attempts under this URL were as expected. */
  readonly problem: (baseUrl: string, attempts: number) => string | null;
  readonly stop: () => Promise<void>;
}

interface Visit {
  readonly protocol: Protocol;
  readonly behaviour: string;
  readonly attempt: number;
  readonly streams: boolean;
  readonly headers: IncomingHttpHeaders;
  readonly response: ServerResponse;
  /** Resolves once the client has closed the first response under this URL. */
  readonly firstClosed: Promise<void>;
}

const RETRY_AFTER_SECONDS = 1;

const REQUEST_ID = { "x-request-id": "req_misbehaving" };

/** The statuses of the behaviour `statuses`, one per attempt. */
export const refusedStatuses: readonly number[] = [400, 401, 403, 404, 409, 422, 429, 500, 529];

/** Starts the server on a free port of the loopback address. */
export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  const attempts = new Map<string, Attempt[]>();
  const closed = new Map<string, PromiseWithResolvers<void>>();
  const server = createServer((request, response) => {
    void visit(request, response, { attempts, closed });
  });
  const { origin, close: stop } = await listenOnLoopback(server);
  return {
    baseUrl: (client, behaviour) =>
      `${origin}/${client}/${behaviour.replaceAll(/[^a-z0-9-]+/g, "_")}/v1`,
    problem: (baseUrl, count) =>
      problemWith(attempts.get(new URL(baseUrl).pathname) ?? [], { count, baseUrl }),
    stop,
  };
}

function problemWith(
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
  seen.push({ idempotencyKey: typeof key === "string" ? key : undefined, atMs: wallClockMs() });
  const firstClosed = closed.get(base) ?? Promise.withResolvers<void>();
  closed.set(base, firstClosed);
  if (seen.length === 1) response.on("close", firstClosed.resolve);
  answer({
    protocol: protocols.find((name) => path.endsWith(`/${name}`)) ?? "chat",
    behaviour: /_([a-z0-9-]+)$/.exec(base.slice(0, -"/v1".length))?.[1] ?? "",
    attempt: seen.length,
    streams:
      Buffer.concat(chunks).includes('"stream":true') ||
      /"stream": *true/.test(String(Buffer.concat(chunks))),
    headers: request.headers,
    response,
    firstClosed: firstClosed.promise,
  });
}

/** Performs the named behaviour. */
function answer(visit: Visit): void {
  const { behaviour, attempt, response } = visit;
  const scripted = scriptedRefusals.find(({ behaviour: name }) => name === behaviour);
  if (scripted !== undefined) return refuse(response, scripted);
  switch (behaviour) {
    case "retry-after-ms":
      if (attempt > 1) return finish(visit, "done");
      return refuse(response, {
        status: 429,
        headers: { "retry-after": "30", "retry-after-ms": "20" },
      });
    case "retry-after":
      if (attempt > 1) return finish(visit, "done");
      return refuse(response, {
        status: 503,
        headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
      });
    case "dropped":
      if (attempt > 1) return finish(visit, "done");
      response.destroy();
      return;
    case "should-retry":
      if (attempt > 1) return finish(visit, "done");
      return refuse(response, {
        status: 400,
        headers: { "x-should-retry": "true", "retry-after-ms": "20" },
      });
    case "should-not-retry":
      return refuse(response, {
        status: 503,
        headers: { "x-should-retry": "false", "retry-after-ms": "20" },
      });
    case "always-500":
      return refuse(response, { status: 500, headers: { "retry-after-ms": "20" } });
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
      return answerSurface(visit);
  }
}

/** Performs the behaviour named by a row of `surface-scenarios.ts`. */
function answerSurface(visit: Visit): void {
  const { behaviour, attempt, response, headers } = visit;
  switch (behaviour) {
    case "statuses":
      return refuse(response, { status: refusedStatuses[attempt - 1] ?? 404 });
    case "call-retries":
      return refuse(response, { status: 500, headers: { "retry-after-ms": "20" } });
    case "timeout":
      return; // never answers
    case "stream-timeout":
    case "abort":
      return halfStream(visit, () => undefined);
    case "late-cut":
      return lateCut(visit);
    case "async-cancel":
      if (attempt === 1) return halfStream(visit, () => undefined);
      return void tellClosed(visit);
    case "headers":
    case "environment":
      return finish(visit, JSON.stringify(headers));
    case "raw":
    case "transport":
    case "proxy":
    case "log":
    case "tee":
    case "async":
      return finish(visit, "done");
    default:
      return refuse(response, { status: 404 });
  }
}

interface Refused {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly code?: string;
}

function refuse(response: ServerResponse, refused: Refused): void {
  const { status, headers, type = "api_error", code = "internal_error" } = refused;
  const error = { type, message: "Not now.", code, param: null, details: null };
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ type: "error", error, request_id: "req_misbehaving" }));
}

function finish({ protocol, streams, response }: Visit, text: string): void {
  if (streams) {
    response.writeHead(200, { "content-type": "text/event-stream", ...REQUEST_ID });
    response.end([...begin(protocol), piece(protocol, text), ...end(protocol, text)].join(""));
    return;
  }
  response.writeHead(200, { "content-type": "application/json", ...REQUEST_ID });
  response.end(JSON.stringify(wholeReply(protocol, text)));
}

/** Sends the whole reply, but not the event that ends the stream. */
function lateCut({ protocol, response }: Visit): void {
  const events = [...begin(protocol), piece(protocol, "so far"), ...end(protocol, "").slice(0, -1)];
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(events.join(""));
}

function halfStream({ protocol, response }: Visit, stop: () => void): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write([...begin(protocol), piece(protocol, "so far")].join(""), () =>
    setImmediate(stop),
  );
}

/** Sends CRLF, comments, unknown events and fields, and data over two lines, byte by byte. */
function roughStream({ protocol, response }: Visit): void {
  const unknown = protocol === "chat" ? "" : 'event: ping\ndata: {"type":"ping"}\n\n';
  const text = [
    ": hello\n\n",
    ...begin(protocol),
    unknown,
    piece(protocol, "rough 👋"),
    ": still here\n\n",
    piece(protocol, " done").replace(',"', ',\ndata: "'),
    ...end(protocol, "rough 👋 done"),
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
  const stop = every(20, () => void response.write(piece(protocol, "more")));
  response.on("close", stop);
}

async function tellClosed(visit: Visit): Promise<void> {
  const limit = guardSignal(GUARD_MS);
  const late = new Promise<string>((resolve) => {
    limit.addEventListener("abort", () => resolve("still open"));
  });
  finish(visit, await Promise.race([visit.firstClosed.then(() => "closed"), late]));
}
