import type { Upstream } from "../../catalog/model.ts";
import { plainSse, type StreamFraming } from "../transport/stream-framing.ts";
import { bedrockFraming } from "./bedrock-framing.ts";
import type { EndpointName } from "./dialects/dialect.ts";
import type { MessagesBody } from "./request-body.ts";

/** A way of asking for a message: the vendor's own, and those of the clouds that host its models. */
export interface Endpoint {
  address(upstream: Upstream, stream: boolean): URL;
  /** What is left of the request for its body. */
  fitBody(body: MessagesBody): object;
  /** By the address and the body the clouds know what the vendor has in a header. */
  readonly versionHeader: boolean;
  readonly framing: StreamFraming;
}

/**
 * The base may be the host alone, or end in `/anthropic` at vendors that speak this wire beside
 * another one, as the vendor's SDKs take it; else it ends in the version's path.
 */
const messages: Endpoint = {
  address: ({ baseUrl }) => {
    const { pathname } = new URL(baseUrl);
    const isBare = pathname === "/" || pathname.endsWith("/anthropic");
    return new URL(`${baseUrl}${isBare ? "/v1" : ""}/messages`);
  },
  fitBody: (body) => body,
  versionHeader: true,
  framing: plainSse,
};

/** Bedrock's InvokeModel and InvokeModelWithResponseStream; the base is the host alone. */
const invoke: Endpoint = {
  address: ({ baseUrl, model }, stream) => {
    const action = stream ? "invoke-with-response-stream" : "invoke";
    return new URL(`${baseUrl}/model/${encodeURIComponent(model)}/${action}`);
  },
  fitBody: (body) => {
    const { model: _, stream: __, ...fitted } = body;
    return { anthropic_version: "bedrock-2023-05-31", ...fitted };
  },
  versionHeader: false,
  framing: bedrockFraming,
};

const VERTEX_PUBLISHER = "/publishers/anthropic/models";

/** Vertex AI's rawPredict and streamRawPredict; the base ends in the location or in the models. */
const rawPredict: Endpoint = {
  address: ({ baseUrl, model }, stream) => {
    const base = baseUrl.endsWith(VERTEX_PUBLISHER) ? baseUrl : baseUrl + VERTEX_PUBLISHER;
    // Versions follow an @, which may stand in a path as it is.
    const name = encodeURIComponent(model).replaceAll("%40", "@");
    return new URL(`${base}/${name}:${stream ? "streamRawPredict" : "rawPredict"}`);
  },
  fitBody: (body) => {
    const { model: _, ...fitted } = body;
    return { anthropic_version: "vertex-2023-10-16", ...fitted };
  },
  versionHeader: false,
  framing: plainSse,
};

export const endpoints = {
  messages,
  invoke,
  "raw-predict": rawPredict,
} as const satisfies Record<EndpointName, Endpoint>;
