import type { Upstream } from "../../catalog/model.ts";
import { JsonCutter, JsonCuttingDecoder } from "../json-output.ts";
import { keepWithin } from "../kept-size.ts";
import { headerOfKey } from "../key-header.ts";
import type { GenerationRequest, Provider } from "../provider.ts";
import { createToolNameReader } from "../tool-names.ts";
import { generate } from "../transport/generate.ts";
import type { HttpClient } from "../transport/http-client.ts";
import type { Wire } from "../transport/wire.ts";
import type { DecodeContext } from "./decode-context.ts";
import { decodeError } from "./decode-error.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";
import { dialectOf } from "./dialect-of.ts";
import { type Endpoint, endpoints } from "./endpoints.ts";
import { asksInWords, encodeRequest } from "./encode-request.ts";
import { TOOL_NAME_CHARS_MAX } from "./tool-name-bound.ts";

/** The API version used. */
const ANTHROPIC_VERSION = "2023-06-01";

export interface AnthropicDependencies {
  /** Closed by its creator. */
  readonly http: HttpClient;
  readonly ids: {
    /** A new id (`call_…`) for a tool call that the upstream sent without one. */
    newCallId(): string;
  };
}

/** Provider for the Messages API: Anthropic, and compatible servers such as llama.cpp. */
export function createAnthropicProvider({ http, ids }: AnthropicDependencies): Provider {
  const client = { http, wire: createWire(ids) };
  return { generate: (request, consumer) => generate(client, request, consumer) };
}

function createWire(ids: AnthropicDependencies["ids"]): Wire {
  const contextOf = ({ upstream, conversation, model }: GenerationRequest): DecodeContext => ({
    upstream,
    keep: keepWithin(model),
    newCallId: () => ids.newCallId(),
    toolName: createToolNameReader(conversation.tools, TOOL_NAME_CHARS_MAX),
  });
  return {
    address: ({ upstream, stream }) => endpointOf(upstream).address(upstream, stream),
    headers: ({ upstream }, key) => ({
      ...(endpointOf(upstream).versionHeader && { "anthropic-version": ANTHROPIC_VERSION }),
      ...headerOfKey(key, upstream, dialectOf(upstream).keyHeader),
    }),
    encodeRequest(request) {
      const { body, ignored } = encodeRequest(request);
      return { body: endpointOf(request.upstream).fitBody(body), ignored };
    },
    framing: ({ upstream }) => endpointOf(upstream).framing,
    decodeReply(text, request) {
      const events = decodeReply(text, contextOf(request));
      return asksInWords(request) ? new JsonCutter().cut(events) : events;
    },
    createStreamDecoder(request) {
      const decoder = new AnthropicStreamDecoder(contextOf(request));
      return asksInWords(request)
        ? new JsonCuttingDecoder(decoder, keepWithin(request.model))
        : decoder;
    },
    decodeError: (reply, { upstream }) => decodeError(reply, upstream),
  };
}

function endpointOf(upstream: Upstream): Endpoint {
  return endpoints[dialectOf(upstream).endpoint];
}
