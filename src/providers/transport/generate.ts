import { StringDecoder } from "node:string_decoder";
import type { GenerationEvent } from "../../conversation/generation-event.ts";
import type { Upstream, UpstreamTimeouts } from "../../catalog/model.ts";
import { SseOverflow } from "../../sse/parse.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { Generation, GenerationRequest } from "../provider.ts";
import type { HttpClient } from "./http-client.ts";
import type { HttpReply } from "./http-reply.ts";
import { beforeAbort, currentKey } from "./sign-in.ts";
import type { StreamDecoder, Wire } from "./wire.ts";

const WHOLE_REPLY_BYTES_MAX = 64 * 1024 * 1024;
const ERROR_BODY_BYTES_MAX = 64 * 1024;

type Chunks = readonly Uint8Array[];

/** Asks one upstream over its wire; see `Provider.generate`. */
export async function generate(
  http: HttpClient,
  wire: Wire,
  request: GenerationRequest,
): Promise<Generation> {
  const { upstream, signal } = request;
  const { body, ignored } = wire.encodeRequest(request);
  const pending = currentKey(upstream.signIn);
  const key = pending instanceof Promise ? await beforeAbort(pending, signal) : pending;
  const reply = await http.post({
    url: withQuery(wire.address(request), upstream),
    headers: requestHeaders(wire, request, key),
    body: JSON.stringify(body),
    timeouts: timeoutsOf(request),
    signal,
  });
  try {
    if (reply.status !== 200) {
      const errorBody = await readText(reply, ERROR_BODY_BYTES_MAX, "cut");
      throw wire.decodeError({ ...headOf(reply), body: errorBody }, request);
    }
    checkContentType(reply, request.stream);
    const first = await reply.read();
    if (first === null) throw failure(reply, "incomplete", "an empty reply");
    const events = request.stream
      ? await streamed(reply, first, wire.createStreamDecoder(request))
      : await whole(reply, first, (text) => wire.decodeReply(text, request));
    return { status: reply.status, ignored, events };
  } catch (error) {
    reply.release();
    throw error;
  }
}

/** The first byte of a non-streaming reply comes with its last: only the total limit bounds it. */
function timeoutsOf({ upstream: { timeouts }, stream }: GenerationRequest): UpstreamTimeouts {
  return stream ? timeouts : { ...timeouts, firstByteMs: timeouts.totalMs };
}

/** Reads until the first events, so that an error before them still lets another upstream answer. */
async function streamed(
  reply: HttpReply,
  first: Chunks,
  decoder: StreamDecoder,
): Promise<Generation["events"]> {
  // Not fatal: one broken character is no reason to lose a whole answer.
  const utf8 = new StringDecoder("utf8");
  const feed = (chunks: Chunks): GenerationEvent[] => {
    try {
      return decoder.feed(chunks.map((chunk) => utf8.write(chunk)).join(""));
    } catch (error) {
      throw error instanceof SseOverflow
        ? failure(reply, "malformed-response", error.message)
        : error;
    }
  };
  let events = feed(first);
  while (events.length === 0 && !decoder.done) {
    const chunks = await reply.read();
    if (chunks === null) {
      decoder.end();
      break;
    }
    events = feed(chunks);
  }
  return drive(reply, decoder, events, feed);
}

async function* drive(
  reply: HttpReply,
  decoder: StreamDecoder,
  firstEvents: readonly GenerationEvent[],
  feed: (chunks: Chunks) => readonly GenerationEvent[],
): AsyncGenerator<readonly GenerationEvent[]> {
  try {
    let events = firstEvents;
    for (;;) {
      if (decoder.done) reply.finish();
      if (events.length > 0) yield events;
      if (decoder.done) return;
      const chunks = await reply.read();
      if (chunks === null) return decoder.end();
      events = feed(chunks);
    }
  } finally {
    if (!decoder.done) reply.release();
  }
}

/** Decodes at once, so that an error in the reply still lets another upstream answer. */
async function whole(
  reply: HttpReply,
  first: Chunks,
  decode: (text: string) => readonly GenerationEvent[],
): Promise<Generation["events"]> {
  const events = decode(await readText(reply, WHOLE_REPLY_BYTES_MAX, "refuse", first));
  return (async function* one() {
    yield events;
  })();
}

async function readText(
  reply: HttpReply,
  bytesMax: number,
  beyond: "cut" | "refuse",
  first?: Chunks,
): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (let chunks = first ?? (await reply.read()); chunks !== null; chunks = await reply.read()) {
    for (const chunk of chunks) bytes += chunk.byteLength;
    parts.push(...chunks);
    if (bytes <= bytesMax) continue;
    if (beyond === "refuse")
      throw failure(reply, "malformed-response", `a reply of more than ${bytesMax} bytes`);
    break;
  }
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, bytesMax));
}

function checkContentType(reply: HttpReply, stream: boolean): void {
  const want = stream ? "text/event-stream" : "application/json";
  const type = (reply.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== want)
    throw failure(reply, "malformed-response", `content type ${type || "missing"}, not ${want}`);
  const encoding = reply.header("content-encoding") ?? "identity";
  if (encoding !== "identity")
    throw failure(reply, "malformed-response", `unasked encoding ${encoding}`);
}

function headOf(reply: HttpReply): { status: number; header: HttpReply["header"] } {
  return { status: reply.status, header: (name) => reply.header(name) };
}

function failure(reply: HttpReply, kind: UpstreamFailure["kind"], what: string): UpstreamFailure {
  return new UpstreamFailure(kind, `upstream: ${what}`, { status: reply.status });
}

function requestHeaders(
  wire: Wire,
  request: GenerationRequest,
  key: string | null,
): Record<string, string> {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    accept: request.stream ? "text/event-stream" : "application/json",
    "user-agent": "chat-gateway",
    ...wire.headers(request, key),
  };
  for (const [name, value] of Object.entries(request.upstream.headers)) {
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

function withQuery(url: URL, upstream: Upstream): URL {
  for (const [name, value] of Object.entries(upstream.query)) url.searchParams.set(name, value);
  return url;
}
