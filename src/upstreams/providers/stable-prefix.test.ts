import fc from "fast-check";
import { expect, test } from "vitest";
import type {
  AssistantPart,
  CacheControl,
  Conversation,
  ResultPart,
  ToolDefinition,
  ToolResult,
  Turn,
} from "../../core/conversation/conversation.ts";
import { dialectOf } from "./anthropic/dialects.ts";
import { endpoints } from "./anthropic/endpoints.ts";
import { encodeRequest as encodeMessagesBody } from "./anthropic/encode-request.ts";
import { encodeRequest as encodeChatBody } from "./openai/encode-request.ts";
import { encodeRequest as encodeResponsesBody } from "./openai-responses/encode-request.ts";
import type { GenerationRequest } from "./shared/provider.ts";
import { writeReasoningState } from "./shared/reasoning-state.ts";
import { type TestRequestChanges, testRequest } from "./transport/test-upstream.ts";
import { RawJson } from "../../core/raw-json/raw-json.ts";
import { writeJson } from "../../core/raw-json/write-json.ts";

/** A wire and dialect: the encoder, and the position of the conversation in the request. */
interface Way {
  readonly given: TestRequestChanges;
  readonly encode: (request: GenerationRequest) => object;
  /** The constant fields come before this one. */
  readonly field: "messages" | "input";
  /** The reasoning that a call sends back. */
  readonly state: object;
}

const chat = (dialect: string, state: object = {}, model = "m"): Way => ({
  given: { kind: "openai", dialect: { name: dialect }, upstream: { model } },
  encode: (request) => encodeChatBody(request).body,
  field: "messages",
  state,
});

const messages = (dialect: string): Way => ({
  given: { kind: "anthropic", dialect: { name: dialect }, upstream: { model: "claude-opus-5-1" } },
  encode: (request) => {
    const { body, betas } = encodeMessagesBody(request);
    return endpoints[dialectOf(request.upstream).endpoint].fit(body, betas).body;
  },
  field: "messages",
  state: { blocks: [{ type: "thinking", thinking: "hm", signature: "s" }], at: [1], call: 2 },
});

const ways: Readonly<Record<string, Way>> = {
  "chat completions": chat("compatible"),
  openai: chat("openai"),
  openrouter: chat("openrouter", { details: [{ type: "reasoning.text", text: "hm", index: 0 }] }),
  gemini: chat("gemini", { signature: "s" }),
  deepseek: chat("deepseek", { content: "hm" }),
  mistral: chat("mistral"),
  vllm: chat("vllm", { content: "hm" }),
  "vllm, one call at a time": chat("vllm", { content: "hm" }, "Llama-3.3-70B-Instruct"),
  messages: messages("anthropic"),
  bedrock: messages("bedrock"),
  vertex: messages("vertex"),
  responses: {
    given: { kind: "openai-responses", dialect: { name: "openai" }, upstream: { model: "gpt-5" } },
    encode: (request) => encodeResponsesBody(request).body,
    field: "input",
    state: {
      items: [
        {
          item: { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "e" },
          beforeText: true,
        },
      ],
    },
  },
};

const mark = fc.constantFrom<{ readonly cacheControl?: CacheControl }>(
  {},
  { cacheControl: { type: "ephemeral" } },
  { cacheControl: { type: "ephemeral", ttl: "1h" } },
);
const text = fc
  .tuple(fc.constantFrom("a", "two words", '"quoted"\n', "é😀"), mark)
  .map(([words, marked]) => ({ type: "text", text: words, ...marked }) as const);
const image = mark.map((marked) => {
  const source = { kind: "base64", mediaType: "image/png", data: "AA==" } as const;
  return { type: "image", source, ...marked } as const;
});
const userParts = fc.array(fc.oneof(text, image), { minLength: 1, maxLength: 3 });
const name = fc.option(fc.constantFrom("ann", "bob"), { nil: undefined });

/** Turns between two of the assistant's turns. */
const asked: fc.Arbitrary<Turn> = fc.oneof(
  fc.tuple(userParts, name).map(([parts, who]): Turn => ({
    role: "user",
    parts,
    ...(who !== undefined && { name: who }),
  })),
  fc.array(text, { minLength: 1, maxLength: 2 }).map((parts): Turn => ({ role: "system", parts })),
);

/** Changes within a conversation. The available tools stay the same. */
const change: fc.Arbitrary<Turn> = fc
  .tuple(fc.array(text, { maxLength: 1 }), mark, fc.constantFrom("low", "high"))
  .map(([parts, marked, effort]) => {
    const addition = { type: "tool-addition", tool: "look", ...marked } as const;
    return { role: "system", parts: [...parts, addition], effort };
  });
const reference = mark.map(
  (marked) => ({ type: "tool-reference", name: "look", ...marked }) as const,
);

interface Answered {
  readonly texts: readonly AssistantPart[];
  /** The results of the assistant's calls, in order. */
  readonly results: readonly (readonly ResultPart[])[];
  readonly next: readonly Turn[];
}

const answered: fc.Arbitrary<Answered> = fc
  .record({
    texts: fc.array(text, { maxLength: 2 }),
    results: fc.array(fc.array(fc.oneof(text, image, reference), { maxLength: 2 }), {
      maxLength: 2,
    }),
    asks: fc.array(asked, { maxLength: 2 }),
    changes: fc.array(change, { maxLength: 1 }),
  })
  .filter(({ texts, results, asks }) => {
    const isSilent = texts.length === 0 && results.length === 0;
    return !isSilent && (results.length > 0 || asks.length > 0);
  })
  .map(({ asks, changes, ...rest }) => ({ ...rest, next: [...asks, ...changes] }));

interface Story {
  readonly first: readonly Turn[];
  readonly rounds: readonly Answered[];
  readonly settings: Partial<Conversation>;
  readonly streams: readonly [boolean, boolean];
}

const look: ToolDefinition = {
  name: "look",
  description: "Looks.",
  parameters: RawJson.of({
    type: "object",
    properties: { z: { type: "number" }, a: { type: "string" } },
  }),
};

const settings: fc.Arbitrary<Partial<Conversation>> = fc.record(
  {
    system: fc.array(text, { maxLength: 2 }),
    tools: fc.constantFrom<readonly ToolDefinition[]>(
      [look],
      [look, { name: "see" }],
      [{ name: "see", deferred: true }, look],
    ),
    parallelToolCalls: fc.constant(false as const),
    sampling: fc.constant({ temperature: 0.5, stop: ["x"] }),
    reasoning: fc.constant({ enabled: true, effort: "low" } as const),
    output: fc.constant({ kind: "json-object" } as const),
    maxOutputTokens: fc.constantFrom(10, 3_000),
    endUserId: fc.constant("ann"),
  },
  { requiredKeys: [] },
);

const story: fc.Arbitrary<Story> = fc.record({
  first: fc.array(asked, { minLength: 1, maxLength: 2 }),
  rounds: fc.array(answered, { minLength: 1, maxLength: 4 }),
  settings,
  streams: fc.tuple(fc.boolean(), fc.boolean()),
});

/** Returns the turns up to each of the assistant's, and all turns. */
function historiesOf({ first, rounds }: Story, reasoningState: string): readonly Turn[][] {
  const turns: Turn[] = [...first];
  return rounds.map(({ texts, results, next }, round) => {
    const calls = results.map((_, at) => ({
      type: "tool-call" as const,
      id: `call ${round}.${at}`,
      name: "look",
      argumentsJson: '{"z":1.0}',
      ...(at === 0 && { reasoningState }),
    }));
    const answers = calls.map(({ id }, at): ToolResult => {
      const content = results[at] ?? [];
      return { callId: id, toolName: "look", content, isError: false };
    });
    turns.push({ role: "assistant", parts: [...texts, ...calls] });
    if (answers.length > 0) turns.push({ role: "tool", results: answers });
    turns.push(...next);
    return [...turns];
  });
}

test.each(Object.entries(ways))(
  "%s: a longer history starts with the bytes of the shorter one, except its end",
  (_name, { given, encode, field, state }) => {
    const { upstream } = testRequest(given);
    const reasoningState = writeReasoningState(upstream, state);
    fc.assert(
      fc.property(story, (drawn) => {
        const bodyOf = (turns: readonly Turn[], stream: boolean): object => {
          const conversation = { ...drawn.settings, turns };
          return encode(testRequest({ ...given, conversation, stream }));
        };
        const histories = [[...drawn.first], ...historiesOf(drawn, reasoningState)];
        for (const [at, shorter] of histories.slice(0, -1).entries()) {
          const before = bodyOf(shorter, drawn.streams[0]);
          const after = writeJson(bodyOf(histories[at + 1] ?? [], drawn.streams[1]));
          const list = writeJson(
            Object.entries(before).find(([key]) => key === field)?.[1] as object,
          );
          const bytes = writeJson(before);
          const end =
            bytes.indexOf(`"${field}":${list}`) + `"${field}":${list}`.length - "]".length;
          expect(after.slice(0, end)).toBe(bytes.slice(0, end));
        }
      }),
      { numRuns: 200 },
    );
  },
);

test.each(Object.entries(ways))(
  "%s: constant fields come before the conversation, and all others after it",
  (_name, { given, encode, field }) => {
    const conversation: Partial<Conversation> = {
      system: [{ type: "text", text: "Be brief." }],
      tools: [look],
      toolChoice: { kind: "auto" },
      parallelToolCalls: false,
      sampling: { temperature: 1 },
      reasoning: { enabled: true },
      maxOutputTokens: 2_000,
      endUserId: "ann.ann",
    };
    const keys = Object.keys(encode(testRequest({ ...given, conversation, stream: true })));
    const constant = ["anthropic_version", "model", "tools", "system"];
    const before = keys.slice(0, keys.indexOf(field));
    expect(before).toEqual(constant.filter((key) => keys.includes(key)));
    expect(before).toContain("tools");
  },
);
