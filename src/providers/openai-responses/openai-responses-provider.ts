import { createWireProvider, type WireDependencies } from "../create-wire.ts";
import { headerOfKey } from "../key-header.ts";
import type { Provider } from "../provider.ts";
import { decodeReply } from "./decode-reply.ts";
import { ResponsesStreamDecoder } from "./decode-stream.ts";
import { dialectOf } from "./dialects.ts";
import { encodeRequest } from "./encode-request.ts";

/** Provider for the Responses API: OpenAI, Azure OpenAI, and compatible servers. */
export function createOpenAiResponsesProvider(dependencies: WireDependencies): Provider {
  return createWireProvider(
    {
      address: ({ upstream }) => new URL(`${upstream.baseUrl}/responses`),
      headers: ({ upstream, requestId }, key) => ({
        ...headerOfKey(key, upstream, dialectOf(upstream).keyHeader),
        "x-client-request-id": requestId,
      }),
      encodeRequest,
      decodeReply,
      createStreamDecoder: (context) => new ResponsesStreamDecoder(context),
    },
    dependencies,
  );
}
