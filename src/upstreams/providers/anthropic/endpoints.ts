import type { Upstream } from "../../catalog/model.ts";
import { type EncodedRequest, plainSse, type StreamFraming } from "../transport/wire.ts";
import { dialectOf, type EndpointName } from "./dialects.ts";
import type { MessagesBody, WireThinking } from "./request-body.ts";
import { asText, parseObject } from "../../../core/raw-json/untyped-json.ts";
import {
  AwsEventStreamError,
  AwsEventStreamParser,
  type AwsMessage,
} from "../transport/aws-event-stream.ts";

/** Bedrock's stream exceptions as error types of this API; any other is an `api_error`. */
const errorTypes: ReadonlyMap<string, string> = new Map([
  ["throttlingException", "rate_limit_error"],
  ["serviceUnavailableException", "overloaded_error"],
  ["validationException", "invalid_request_error"],
]);

/** Bedrock's streams: each binary message wraps one event of this API. */
export const bedrockFraming: StreamFraming = {
  contentType: "application/vnd.amazon.eventstream",
  createReader: () => {
    const parser = new AwsEventStreamParser();
    return (chunk, take) => parser.feed(chunk, (message) => take(eventText(message)));
  },
};

function eventText({ headers, payload }: AwsMessage): string {
  const messageType = headers.get(":message-type");
  if (messageType === "exception" || messageType === "error") return errorText(headers, payload);
  // Event types that the vendor adds later are skipped, as this API asks of clients.
  if (headers.get(":event-type") !== "chunk") return "";
  const bytes = asText(parseObject(payload.toString("utf8"))?.["bytes"]);
  if (bytes === undefined) throw new AwsEventStreamError("a chunk without bytes");
  return `data: ${Buffer.from(bytes, "base64").toString("utf8")}\n\n`;
}

function errorText(headers: AwsMessage["headers"], payload: Buffer): string {
  const name = headers.get(":exception-type") ?? headers.get(":error-code") ?? "";
  const message =
    asText(parseObject(payload.toString("utf8"))?.["message"]) ?? headers.get(":error-message");
  const error = { type: errorTypes.get(name) ?? "api_error", message: message ?? name };
  return `data: ${JSON.stringify({ type: "error", error })}\n\n`;
}

type FittedRequest = Pick<EncodedRequest, "body" | "headers">;

/** A way to request a message: the vendor's own, and those of the clouds that host its models. */
export interface Endpoint {
  address(upstream: Upstream, stream: boolean): URL;
  /** Returns the URL that counts the input tokens of a request; absent: there is none. */
  countAddress?(upstream: Upstream): URL;
  /** Splits a request into its body and its headers. */
  fit(body: MessagesBody, betas: readonly string[]): FittedRequest;
  /** The API's version; the clouds use the URL and the body instead. */
  readonly headers: Readonly<Record<string, string>>;
  readonly framing: StreamFraming;
}

/**
 * The base URL may be only the host, or end in `/anthropic` for vendors that also offer another
 * API, as the vendor's SDKs accept it; otherwise it ends in the version's path.
 */
const messages: Endpoint = {
  address: (upstream) => new URL(messagesAddress(upstream)),
  countAddress: (upstream) => new URL(`${messagesAddress(upstream)}/count_tokens`),
  fit: (body, betas) => ({ body, headers: betaHeader(betas) }),
  headers: { "anthropic-version": "2023-06-01" },
  framing: plainSse,
};

function messagesAddress({ baseUrl }: Upstream): string {
  const { pathname } = new URL(baseUrl);
  const isBare = pathname === "/" || pathname.endsWith("/anthropic");
  return `${baseUrl}${isBare ? "/v1" : ""}/messages`;
}

/**
 * Bedrock's InvokeModel and InvokeModelWithResponseStream; the base URL is only the host. Its field
 * for thinking that no longer matches has another name; some regions refuse the vendor's own.
 * Source: Bedrock's user guide ("Preserved thinking"); vercel/ai 20728; `@ai-sdk/amazon-bedrock`
 * 5.0.101.
 */
const invoke: Endpoint = {
  address: ({ baseUrl, model }, stream) => {
    const action = stream ? "invoke-with-response-stream" : "invoke";
    return new URL(`${baseUrl}/model/${encodeURIComponent(model)}/${action}`);
  },
  fit: (body, betas) => {
    const { model: _, stream: __, thinking, ...fitted } = body;
    const asked = thinking !== undefined && { thinking: nameBinding(thinking) };
    const named = betas.length > 0 && { anthropic_beta: betas };
    return { body: { anthropic_version: "bedrock-2023-05-31", ...fitted, ...asked, ...named } };
  },
  headers: {},
  framing: bedrockFraming,
};

function nameBinding(thinking: WireThinking): object {
  if (!("block_binding" in thinking)) return thinking;
  const { prefix_mismatch_behavior: behavior } = thinking.block_binding;
  return { ...thinking, block_binding: { mismatch_behavior: behavior } };
}

/** Returns the header with these betas; empty without any. */
export function betaHeader(betas: readonly string[]): Readonly<Record<string, string>> {
  return betas.length === 0 ? {} : { "anthropic-beta": betas.join(",") };
}

const VERTEX_PUBLISHER = "/publishers/anthropic/models";

/** Vertex AI's rawPredict and streamRawPredict; the base URL ends in the location or `models`. */
const rawPredict: Endpoint = {
  address: ({ baseUrl, model }, stream) => {
    const base = baseUrl.endsWith(VERTEX_PUBLISHER) ? baseUrl : baseUrl + VERTEX_PUBLISHER;
    // Versions follow an @, which may appear unescaped in a path.
    const name = encodeURIComponent(model).replaceAll("%40", "@");
    return new URL(`${base}/${name}:${stream ? "streamRawPredict" : "rawPredict"}`);
  },
  fit: (body, betas) => {
    const { model: _, ...fitted } = body;
    const headers = betaHeader(betas);
    return { body: { anthropic_version: "vertex-2023-10-16", ...fitted }, headers };
  },
  headers: {},
  framing: plainSse,
};

export const endpoints = {
  messages,
  invoke,
  "raw-predict": rawPredict,
} as const satisfies Record<EndpointName, Endpoint>;

/** Returns the endpoint of an upstream. */
export function endpointOf(upstream: Upstream): Endpoint {
  return endpoints[dialectOf(upstream).endpoint];
}
