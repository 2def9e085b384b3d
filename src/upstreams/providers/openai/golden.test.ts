import { describeGolden } from "../transport/test-golden.ts";
import { testContext } from "../transport/test-upstream.ts";
import { decodeReply } from "./decode-reply.ts";
import { OpenAiStreamDecoder } from "./decode-stream.ts";
import { encodeRequest } from "./encode-request.ts";

describeGolden({
  kind: "openai",
  folder: new URL("./golden/", import.meta.url),
  terminal: /\[DONE\]/,
  createStreamDecoder: () => new OpenAiStreamDecoder(testContext({ stop: ["END"] })),
  decodeReply: (text) => decodeReply(text, testContext({ stop: ["END"] })),
  encodeRequest,
});
