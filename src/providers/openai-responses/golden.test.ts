import { describeGolden } from "../transport/test-golden.ts";
import { testRequest } from "../transport/test-upstream.ts";
import type { DecodeContext } from "./decode-context.ts";
import { decodeReply } from "./decode-reply.ts";
import { ResponsesStreamDecoder } from "./decode-stream.ts";
import { encodeRequest } from "./encode-request.ts";

function testContext(): DecodeContext {
  let calls = 0;
  return {
    upstream: testRequest().upstream,
    keep: () => undefined,
    newCallId: () => `call_new${(calls += 1)}`,
    toolName: (name) => name,
  };
}

describeGolden({
  kind: "openai-responses",
  folder: new URL("./golden/", import.meta.url),
  terminal: /^data: \{"type":"response\.(?:completed|incomplete)".*\n(?=\n)/m,
  createStreamDecoder: () => new ResponsesStreamDecoder(testContext()),
  decodeReply: (text) => decodeReply(text, testContext()),
  encodeRequest,
});
