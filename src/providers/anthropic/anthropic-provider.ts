import type { Upstream } from "../../catalog/model.ts";
import { createWireProvider, type WireDependencies } from "../create-wire.ts";
import { headerOfKey } from "../key-header.ts";
import type { Provider } from "../provider.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";
import { dialectOf } from "./dialects.ts";
import { type Endpoint, endpoints } from "./endpoints.ts";
import { asksInWords, encodeRequest, showsUpdates } from "./encode-request.ts";
import { TOOL_NAME_CHARS_MAX } from "./request-body.ts";

/** The API version used. */
const ANTHROPIC_VERSION = "2023-06-01";

/** Provider for the Messages API: Anthropic, and compatible servers such as llama.cpp. */
export function createAnthropicProvider(dependencies: WireDependencies): Provider {
  return createWireProvider(
    {
      address: ({ upstream, stream }) => endpointOf(upstream).address(upstream, stream),
      headers: ({ upstream }, key) => ({
        ...(endpointOf(upstream).versionHeader && { "anthropic-version": ANTHROPIC_VERSION }),
        ...headerOfKey(key, upstream, dialectOf(upstream).keyHeader),
      }),
      encodeRequest(request) {
        const { body, betas, ignored } = encodeRequest(request);
        return { ...endpointOf(request.upstream).fit(body, betas), ignored };
      },
      framing: ({ upstream }) => endpointOf(upstream).framing,
      decodeReply,
      createStreamDecoder: (context) => new AnthropicStreamDecoder(context),
      asksInWords,
      showsUpdates,
      toolNameCharsMax: TOOL_NAME_CHARS_MAX,
    },
    dependencies,
  );
}

function endpointOf(upstream: Upstream): Endpoint {
  return endpoints[dialectOf(upstream).endpoint];
}
