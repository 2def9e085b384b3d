import type { WireParts } from "../transport/create-wire.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";
import { dialectFields, dialectOf } from "./dialects.ts";
import { endpointOf } from "./endpoints.ts";
import { promptsForJson, encodeRequest, showsUpdates } from "./encode-request.ts";
import { TOOL_NAME_CHARS_MAX } from "./request-body.ts";

/** The Messages API: Anthropic, and compatible servers such as llama.cpp. */
export const anthropicWire: WireParts = {
  address: ({ upstream, stream }) => endpointOf(upstream).address(upstream, stream),
  headers: ({ upstream }) => endpointOf(upstream).headers,
  dialectOf,
  dialectFields,
  encodeRequest(request) {
    const { body, betas, ignored } = encodeRequest(request);
    return { ...endpointOf(request.upstream).fit(body, betas), ignored };
  },
  framing: ({ upstream }) => endpointOf(upstream).framing,
  decodeReply,
  StreamDecoder: AnthropicStreamDecoder,
  promptsForJson,
  showsUpdates,
  toolNameCharsMax: TOOL_NAME_CHARS_MAX,
};
