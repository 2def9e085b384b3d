import { describeGolden } from "../transport/test-golden.ts";
import { testContext } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { ResponsesStreamDecoder } from "./decode-stream.ts";
import { encodeRequest } from "./encode-request.ts";

describeGolden({
  kind: "openai-responses",
  folder: new URL("./golden/", import.meta.url),
  terminal:
    /^data: \{(?:"type":"response\.(?:completed|incomplete)"|"id":"\w+","object":"response",[^{]*"status":"completed").*/m,
  createStreamDecoder: () => new ResponsesStreamDecoder(testContext()),
  decodeReply: (text) => decodeReply(text, testContext()),
  encodeRequest,
});
