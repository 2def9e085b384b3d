import type { WireParts } from "../transport/create-wire.ts";
import { decodeReply } from "./decode-reply.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { dialectFields, dialectOf } from "./dialects.ts";
import { encodeRequest } from "./encode-request.ts";

/** Chat completions: OpenAI, Azure, vLLM, llama.cpp, Ollama, OpenRouter. */
export const openAiWire: WireParts = {
  address: ({ upstream }) => new URL(`${upstream.baseUrl}/chat/completions`),
  headers: ({ requestId }) => ({ "x-client-request-id": requestId }),
  dialectOf,
  dialectFields,
  encodeRequest,
  decodeReply,
  StreamDecoder: OpenAiStreamDecoder,
};
