import { answersAtBestEffort, JsonCutter, JsonCuttingDecoder } from "../json-output.ts";
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
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { dialectOf } from "./dialect-of.ts";
import { encodeRequest } from "./encode-request.ts";

export interface OpenAiDependencies {
  /** Closed by its creator. */
  readonly http: HttpClient;
  readonly ids: {
    /** A new id (`call_…`) for a tool call that the upstream sent without one. */
    newCallId(): string;
  };
}

/** Provider for chat completions: OpenAI, Azure, vLLM, llama.cpp, Ollama, OpenRouter. */
export function createOpenAiProvider({ http, ids }: OpenAiDependencies): Provider {
  const client = { http, wire: createWire(ids) };
  return { generate: (request, consumer) => generate(client, request, consumer) };
}

function createWire(ids: OpenAiDependencies["ids"]): Wire {
  const contextOf = ({ upstream, conversation, model }: GenerationRequest): DecodeContext => ({
    upstream,
    keep: keepWithin(model),
    stop: conversation.sampling.stop ?? [],
    newCallId: () => ids.newCallId(),
    toolName: createToolNameReader(conversation.tools),
  });
  return {
    address: ({ upstream }) => new URL(`${upstream.baseUrl}/chat/completions`),
    headers: ({ upstream, requestId }, key) => ({
      ...headerOfKey(key, upstream, dialectOf(upstream).keyHeader),
      "x-client-request-id": requestId,
    }),
    encodeRequest,
    decodeReply(text, request) {
      const events = decodeReply(text, contextOf(request));
      return answersAtBestEffort(request) ? new JsonCutter().cut(events) : events;
    },
    createStreamDecoder(request) {
      const decoder = new OpenAiStreamDecoder(contextOf(request));
      return answersAtBestEffort(request)
        ? new JsonCuttingDecoder(decoder, keepWithin(request.model))
        : decoder;
    },
    decodeError: (reply, { upstream }) => decodeError(reply, upstream),
  };
}
