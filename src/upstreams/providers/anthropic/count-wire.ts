import { asCount, parseObject } from "../../../core/raw-json/untyped-json.ts";
import { malformedReply } from "../shared/decoding.ts";
import type { WireParts } from "../transport/create-wire.ts";
import type { InputCountWire } from "../transport/count-input.ts";
import { encodeRequest } from "./encode-request.ts";
import { betaHeader, endpointOf } from "./endpoints.ts";
import { anthropicWire } from "./wire.ts";

/**
 * The vendor's `/v1/messages/count_tokens`: a request as it would be generated, without the bound
 * of its output. The clouds' endpoints have no such path. Source:
 * platform.claude.com/docs/en/api/messages-count-tokens; `MessageCountTokensParams` in
 * `@anthropic-ai/sdk` 1.14.0.
 */
export const anthropicCountWire: InputCountWire = {
  counts: (upstream) => endpointOf(upstream).countAddress !== undefined,
  parts: {
    ...anthropicWire,
    address({ upstream }) {
      const address = endpointOf(upstream).countAddress?.(upstream);
      if (address === undefined) throw new Error("this endpoint counts no tokens");
      return address;
    },
    encodeRequest(request) {
      const { body, betas, ignored } = encodeRequest(request);
      const { max_tokens: _, ...input } = body;
      return { body: input, headers: betaHeader(betas), ignored };
    },
    decodeReply: decodeCount,
    promptsForJson: () => false,
  },
};

/** Decodes `{"input_tokens": …}` as the usage of a reply without content. */
function decodeCount(text: string): ReturnType<WireParts["decodeReply"]> {
  const freshInput = asCount(parseObject(text)?.["input_tokens"]);
  if (freshInput === undefined) throw malformedReply("a count without input_tokens");
  return [
    { type: "generation-start" },
    { type: "usage-update", usage: { freshInput } },
    { type: "generation-end", stop: { cause: "end", raw: "" } },
  ];
}
