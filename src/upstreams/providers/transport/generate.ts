import type { Upstream, UpstreamTimeouts } from "../../catalog/model.ts";
import { writeJson } from "../../../core/raw-json/write-json.ts";
import type { GenerationConsumer, GenerationRequest } from "../shared/provider.ts";
import type { HttpClient, HttpPost } from "./http-client.ts";
import { nameRefusedField } from "./refused-field.ts";
import { openReader } from "./reply-readers.ts";
import { beforeAbort, currentKey, signForAws } from "./sign-in.ts";
import { plainSse, type Wire } from "./wire.ts";

/** Calls upstreams of one kind over their wire. */
export interface WireClient {
  readonly http: HttpClient;
  readonly wire: Wire;
}

/** Calls one upstream over its wire; see `Provider.generate`. */
export async function generate(
  { http, wire }: WireClient,
  request: GenerationRequest,
  consumer: GenerationConsumer,
): Promise<void> {
  const { upstream, signal } = request;
  const { body, ignored, headers: lists = {} } = wire.encodeRequest(request);
  request.encoded?.(ignored);
  const framing = wire.framing?.(request) ?? plainSse;
  const accept = request.stream ? framing.contentType : "application/json";
  const pending = currentKey(upstream.signIn);
  const key = pending instanceof Promise ? await beforeAbort(pending, signal) : pending;
  const plain: HttpPost = {
    url: withQuery(wire.address(request), upstream),
    headers: withLists(requestHeaders(upstream, { accept, ...wire.headers(request, key) }), lists),
    body: writeJson(body),
    timeouts: timeoutsOf(request),
    signal,
  };
  const post =
    upstream.signIn?.kind === "aws-sigv4"
      ? { ...plain, headers: await signForAws(plain, upstream.signIn) }
      : plain;
  const call = { wire, request, consumer, ignored, framing };
  try {
    await http.post(post, (reply) => openReader(call, reply));
  } catch (error) {
    throw nameRefusedField(error, call);
  }
}

/**
 * Returns the time limits. A non-streaming response's first byte comes with its last, so that only
 * the total limit applies.
 */
function timeoutsOf({ upstream: { timeouts }, stream }: GenerationRequest): UpstreamTimeouts {
  return stream ? timeouts : { ...timeouts, firstByteMs: timeouts.totalMs };
}

function requestHeaders(
  upstream: Upstream,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "user-agent": "chat-gateway",
    "accept-encoding": "identity",
    ...own,
  };
  for (const [name, value] of Object.entries(upstream.headers)) {
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

/** Adds entries to headers that hold lists. */
function withLists(
  headers: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, string>>,
): Record<string, string> {
  const added = Object.entries(lists).map(([name, entry]): [string, string] => {
    const entries = (headers[name] ?? "").split(",").map((one) => one.trim());
    const all = new Set([...entries, ...entry.split(",")]);
    return [name, [...all].filter((one) => one !== "").join(",")];
  });
  return { ...headers, ...Object.fromEntries(added) };
}

function withQuery(url: URL, upstream: Upstream): URL {
  for (const [name, value] of Object.entries(upstream.query)) url.searchParams.set(name, value);
  return url;
}
