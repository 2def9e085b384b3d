import { expect, test } from "vitest";
import { type Sampling, samplingParameters } from "../../core/conversation/conversation.ts";
import { encodeRequest as encodeMessages } from "./anthropic/encode-request.ts";
import { encodeRequest as encodeResponses } from "./openai-responses/encode-request.ts";
import { encodeRequest as encodeChat } from "./openai/encode-request.ts";
import { writeJson } from "../../core/raw-json/write-json.ts";
import { everySampling, testRequest } from "./transport/test-upstream.ts";
import { dialectNames } from "./upstream-dialect.ts";

const encoders = {
  openai: encodeChat,
  "openai-responses": encodeResponses,
  anthropic: encodeMessages,
} as const;
type Kind = keyof typeof encoders;

const kinds = ["openai", "openai-responses", "anthropic"] as const;

/** Returns whether a dialect sends this sampling, and which parameters it reports as ignored. */
function outcomeOf(kind: Kind, dialect: string, sampling: Sampling) {
  const encode = (sent: Sampling) =>
    encoders[kind](
      testRequest({ kind, dialect: { name: dialect }, conversation: { sampling: sent } }),
    );
  const { body, ignored } = encode(sampling);
  return { isSent: writeJson(body) !== writeJson(encode({}).body), ignored };
}

const rows = kinds.flatMap((kind) => dialectNames(kind).map((dialect) => [kind, dialect] as const));

test.each(rows)("%s, %s: each sampling parameter is either sent or reported", (kind, dialect) => {
  for (const [name, value] of Object.entries(everySampling)) {
    const { isSent, ignored } = outcomeOf(kind, dialect, { [name]: value });
    const parameter = new Map(Object.entries(samplingParameters)).get(name);
    expect([name, ...ignored]).toEqual([name, ...(isSent ? [] : [parameter])]);
  }
});
