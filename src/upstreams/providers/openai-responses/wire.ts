import type { WireParts } from "../transport/create-wire.ts";
import { decodeReply } from "./decode-reply.ts";
import { ResponsesStreamDecoder } from "./decode-stream.ts";
import { dialectFields, dialectOf } from "./dialects.ts";
import { encodeRequest } from "./encode-request.ts";

/** The Responses API: OpenAI, Azure OpenAI, and compatible servers. */
export const responsesWire: WireParts = {
  address: ({ upstream }) => new URL(`${upstream.baseUrl}/responses`),
  headers: ({ requestId }) => ({ "x-client-request-id": requestId }),
  dialectOf,
  dialectFields,
  encodeRequest,
  decodeReply,
  StreamDecoder: ResponsesStreamDecoder,
};
