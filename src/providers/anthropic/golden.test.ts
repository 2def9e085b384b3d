import { describeGolden } from "../transport/test-golden.ts";
import { testRequest } from "../transport/test-upstream.ts";
import type { DecodeContext } from "./decode-context.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";
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
  kind: "anthropic",
  folder: new URL("./golden/", import.meta.url),
  terminal: /"type":"message_stop"\}\n(?=\n)/,
  createStreamDecoder: () => new AnthropicStreamDecoder(testContext()),
  decodeReply: (text) => decodeReply(text, testContext()),
  encodeRequest,
});
