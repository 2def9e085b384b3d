import fc from "fast-check";
import { expect, test } from "vitest";
import { plainSource } from "../../core/raw-json/json-source.ts";
import { writeJson } from "../../core/raw-json/write-json.ts";
import type { DecodedRequest } from "../../wire/protocols/protocol.ts";
import { encodeRequest as encodeMessages } from "../../upstreams/providers/anthropic/encode-request.ts";
import { encodeRequest as encodeResponses } from "../../upstreams/providers/openai-responses/encode-request.ts";
import { encodeRequest as encodeChat } from "../../upstreams/providers/openai/encode-request.ts";
import { testRequest } from "../../upstreams/providers/transport/test-upstream.ts";
import { decoderOf } from "./decode-body.ts";

const messages = [
  { role: "system", content: "Be brief." },
  { role: "user", content: [{ type: "text", text: "Look." }] },
];
const tool = (name: string) => ({ type: "function", function: { name, parameters: {} } });

const operations = {
  createChatCompletion: {
    body: {
      model: "test/model",
      messages,
      tools: [tool("a"), tool("b")],
      max_tokens: 9,
      max_completion_tokens: 8,
    },
    dropped: {
      n: 1,
      user: "u",
      store: false,
      metadata: { a: "b" },
      service_tier: "auto",
      logprobs: false,
      top_logprobs: 0,
      frequency_penalty: 0,
      presence_penalty: 0,
      logit_bias: {},
      modalities: ["text"],
      parallel_tool_calls: true,
      prompt_cache_key: "k",
      safety_identifier: "s",
      verbosity: "low",
      prediction: { type: "content", content: "x" },
      temperature: null,
      stop: null,
      stream: null,
      stream_options: null,
      seed: null,
      response_format: null,
      reasoning: null,
      reasoning_effort: null,
      audio: null,
    },
  },
  createMessage: {
    body: { model: "test/model", messages: [{ role: "user", content: "Look." }], max_tokens: 9 },
    dropped: { speed: "fast", container: null, mcp_servers: [], temperature: null, tools: null },
  },
  countMessageTokens: {
    body: { model: "test/model", messages: [{ role: "user", content: "Look." }] },
    dropped: { speed: "fast", container: null, mcp_servers: [], tools: null },
  },
  createResponse: {
    body: { model: "test/model", input: "Look." },
    dropped: { prompt: null, conversation: null, max_tool_calls: 3, top_logprobs: 0 },
  },
} as const;

const encoders = {
  openai: encodeChat,
  "openai-responses": encodeResponses,
  anthropic: encodeMessages,
} as const;

/** Returns what an upstream of each wire is sent. */
function sentOf({ conversation, stream }: DecodedRequest): readonly string[] {
  return (["openai", "openai-responses", "anthropic"] as const).map((kind) => {
    const request = testRequest({ kind, conversation });
    return writeJson(encoders[kind]({ ...request, stream }).body);
  });
}

test.each(Object.entries(operations))(
  "%s: any dropped fields change neither the request to the upstream nor the reply",
  (operation, { body, dropped }) => {
    const decode = decoderOf(operation);
    const plain = decode(body, { source: plainSource });
    fc.assert(
      fc.property(fc.subarray(Object.entries(dropped)), (fields) => {
        // Fields before and after the others.
        const [first, ...others] = fields;
        const sent = Object.fromEntries([
          ...(first === undefined ? [] : [first]),
          ...Object.entries(body),
          ...others,
        ]);
        const decoded = decode(sent, { source: plainSource, unlisted: "ignore" });
        expect(sentOf(decoded)).toEqual(sentOf(plain));
        expect(decoded.ignored.toSorted()).toEqual(
          [...plain.ignored, ...fields.map(([name]) => `/${name}`)].toSorted(),
        );
        const { conversation, stream, places, protocol } = decoded;
        const own = { conversation, stream, places, protocol };
        expect(plain).toMatchObject(own);
      }),
    );
  },
);

test.each(Object.entries(operations))(
  "%s: without the setting each is refused",
  (operation, { body, dropped }) => {
    for (const [name, value] of Object.entries(dropped)) {
      const sent = { ...body, [name]: value };
      for (const facts of [{}, { unlisted: "refuse" } as const]) {
        expect(() => decoderOf(operation)(sent, { source: plainSource, ...facts }), name).toThrow(
          name,
        );
      }
    }
  },
);

test("a translated field without effect is named as the client sent it", () => {
  const { max_completion_tokens: _synonym, ...body } = operations.createChatCompletion.body;
  const decode = decoderOf("createChatCompletion");
  const ignoredOf = (fields: object): readonly string[] => {
    const facts = { source: plainSource, unlisted: "ignore" } as const;
    const decoded = decode({ ...body, ...fields }, facts);
    return [...decoded.ignored, ...decoded.ignoredPointers(["reasoning"])];
  };
  expect(ignoredOf({ reasoning_effort: "low" })).toEqual(["/reasoning_effort"]);
  expect(ignoredOf({ reasoning: { effort: "low" } })).toEqual(["/reasoning"]);
  const both = { reasoning: { effort: "low" }, reasoning_effort: "low" };
  expect(ignoredOf(both)).toEqual(["/reasoning_effort", "/reasoning"]);
});

test("one call per turn is named without tools, since it has no effect", () => {
  const { messages: turns } = operations.createChatCompletion.body;
  const sent = { model: "test/model", messages: turns, parallel_tool_calls: false };
  const facts = { source: plainSource, unlisted: "ignore" } as const;
  const { conversation, ignored } = decoderOf("createChatCompletion")(sent, facts);
  expect([conversation.parallelToolCalls, ignored]).toEqual([undefined, ["/parallel_tool_calls"]]);
});
