import type { GenerationEvent } from "../../conversation/generation-event.ts";
import type { Upstream, UpstreamTimeouts } from "../../catalog/model.ts";
import { replyCharactersMax } from "../../catalog/reply-size.ts";
import { SseOverflow } from "../../sse/parse.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { Generation, GenerationRequest } from "../provider.ts";
import { AwsEventStreamError } from "./aws-event-stream.ts";
import type { HttpClient, HttpPost } from "./http-client.ts";
import type { HttpReply } from "./http-reply.ts";
import { beforeAbort, currentKey, signForAws } from "./sign-in.ts";
import { plainSse } from "./stream-framing.ts";
import type { StreamDecoder, Wire } from "./wire.ts";

const WHOLE_REPLY_BYTES_MAX = 64 * 1024 * 1024;
/** What a non-streaming response holds beside its output: some wires repeat the request. */
const ENVELOPE_BYTES = 1024 * 1024;
const REQUEST_BYTES_PER_TOKEN = 8;
/** How much longer output is as JSON text, escaped and in UTF-8. */
const JSON_EXPANSION = 4;
const ERROR_BODY_BYTES_MAX = 64 * 1024;

type Chunks = readonly Uint8Array[];

/** Calls one upstream over its wire; see `Provider.generate`. */
export async function generate(
  http: HttpClient,
  wire: Wire,
  request: GenerationRequest,
): Promise<Generation> {
  const { upstream, signal } = request;
  const { body, ignored } = wire.encodeRequest(request);
  const framing = wire.framing?.(request) ?? plainSse;
  const accept = request.stream ? framing.contentType : "application/json";
  const pending = currentKey(upstream.signIn);
  const key = pending instanceof Promise ? await beforeAbort(pending, signal) : pending;
  const call: HttpPost = {
    url: withQuery(wire.address(request), upstream),
    headers: requestHeaders(upstream, { accept, ...wire.headers(request, key) }),
    body: JSON.stringify(body),
    timeouts: timeoutsOf(request),
    signal,
  };
  const reply = await http.post(
    upstream.signIn?.kind === "aws-sigv4"
      ? { ...call, headers: await signForAws(call, upstream.signIn) }
      : call,
  );
  try {
    if (reply.status !== 200) {
      const errorBody = await readText(reply, ERROR_BODY_BYTES_MAX, "cut");
      throw wire.decodeError({ ...headOf(reply), body: errorBody }, request);
    }
    checkContentType(reply, accept);
    const first = await reply.read();
    if (first === null) throw failure(reply, "incomplete", "an empty reply");
    request.accepted?.();
    const events = request.stream
      ? await streamed(reply, first, {
          decoder: wire.createStreamDecoder(request),
          textOf: framing.createReader(),
        })
      : await whole(reply, { first, bytesMax: wholeBytesMax(request) }, (text) =>
          wire.decodeReply(text, request),
        );
    return { status: reply.status, ignored, events };
  } catch (error) {
    reply.release();
    throw error;
  }
}

/** A non-streaming response's first byte comes with its last: only the total limit applies. */
function timeoutsOf({ upstream: { timeouts }, stream }: GenerationRequest): UpstreamTimeouts {
  return stream ? timeouts : { ...timeouts, firstByteMs: timeouts.totalMs };
}

/** From bytes to text, and from text to events. */
interface StreamMachines {
  readonly textOf: (chunk: Uint8Array) => string;
  readonly decoder: StreamDecoder;
}

/** Reads until the first events, so that an error before them still allows a fallback. */
async function streamed(
  reply: HttpReply,
  first: Chunks,
  { decoder, textOf }: StreamMachines,
): Promise<Generation["events"]> {
  const feed = (chunks: Chunks): GenerationEvent[] => {
    try {
      return decoder.feed(chunks.map((chunk) => textOf(chunk)).join(""));
    } catch (error) {
      throw error instanceof SseOverflow || error instanceof AwsEventStreamError
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
      if (chunks === null) {
        const last = decoder.end();
        if (last.length > 0) yield last;
        return;
      }
      events = feed(chunks);
    }
  } finally {
    if (!decoder.done) reply.release();
  }
}

/** Decodes at once, so that an error in the reply still allows a fallback. */
async function whole(
  reply: HttpReply,
  { first, bytesMax }: { readonly first: Chunks; readonly bytesMax: number },
  decode: (text: string) => readonly GenerationEvent[],
): Promise<Generation["events"]> {
  const events = decode(await readText(reply, bytesMax, "refuse", first));
  return (async function* one() {
    yield events;
  })();
}

/** Above all that the model can produce; less than would fill the memory. */
function wholeBytesMax({ model }: GenerationRequest): number {
  const repeated = model.contextLength * REQUEST_BYTES_PER_TOKEN;
  const output = replyCharactersMax(model) * JSON_EXPANSION;
  return Math.min(output + repeated + ENVELOPE_BYTES, WHOLE_REPLY_BYTES_MAX);
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
      throw failure(reply, "too-large", `a reply of more than ${bytesMax} bytes`);
    break;
  }
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, bytesMax));
}

function checkContentType(reply: HttpReply, want: string): void {
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
  upstream: Upstream,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "user-agent": "chat-gateway",
    ...own,
  };
  for (const [name, value] of Object.entries(upstream.headers)) {
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

function withQuery(url: URL, upstream: Upstream): URL {
  for (const [name, value] of Object.entries(upstream.query)) url.searchParams.set(name, value);
  return url;
}
