import { describeGolden } from "../transport/test-golden.ts";
import { testContext } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { AnthropicStreamDecoder } from "./decode-stream.ts";
import { dialectOf } from "./dialects.ts";
import { encodeRequest } from "./encode-request.ts";
import { endpoints } from "./endpoints.ts";

describeGolden({
  kind: "anthropic",
  folder: new URL("./golden/", import.meta.url),
  terminal: /"type":"message_stop"\}|^data: \{"id":"\w+","type":"message",.*"stop_reason":"\w+".*/m,
  createStreamDecoder: () => new AnthropicStreamDecoder(testContext()),
  decodeReply: (text) => decodeReply(text, testContext()),
  encodeRequest(request) {
    const { body, betas, ignored } = encodeRequest(request);
    const { headers = {} } = endpoints[dialectOf(request.upstream).endpoint].fit(body, betas);
    return { body, headers, ignored };
  },
});
