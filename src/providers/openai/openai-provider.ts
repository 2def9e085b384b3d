import { createWireProvider, type WireDependencies } from "../create-wire.ts";
import { headerOfKey } from "../key-header.ts";
import type { Provider } from "../provider.ts";
import { decodeReply } from "./decode-reply.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { dialectOf } from "./dialects.ts";
import { encodeRequest } from "./encode-request.ts";

/** Provider for chat completions: OpenAI, Azure, vLLM, llama.cpp, Ollama, OpenRouter. */
export function createOpenAiProvider(dependencies: WireDependencies): Provider {
  return createWireProvider(
    {
      address: ({ upstream }) => new URL(`${upstream.baseUrl}/chat/completions`),
      headers: ({ upstream, requestId }, key) => ({
        ...headerOfKey(key, upstream, dialectOf(upstream).keyHeader),
        "x-client-request-id": requestId,
      }),
      encodeRequest,
      decodeReply,
      createStreamDecoder: (context) => new OpenAiStreamDecoder(context),
    },
    dependencies,
  );
}
