import type Anthropic from "@anthropic-ai/sdk";
import type OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anthropicClient, openAiClient } from "../../contract-tests/sdk/clients.ts";
import { countThinking } from "./frameworks/thinking-sent.ts";
import { anthropicAlways } from "./stand-ins/anthropic.ts";
import { type Bench, modelId, startBench } from "./vendor-matrix/bench.ts";

/** Twelve turns with tools by the vendors' SDKs, at a vendor that binds thinking to its prefix. */
const TURNS = 12;
const MAX_TOKENS = 6_000;
const model = modelId(anthropicAlways);
const schema = { type: "object" as const, properties: {} };

let bench: Bench;

beforeAll(async () => {
  bench = await startBench([anthropicAlways]);
});
afterAll(() => bench.close());
beforeEach(() => bench.standInOf(anthropicAlways).reset());

/** The part of a request before its thinking. */
interface Prefix {
  readonly system: string;
  readonly tools: readonly string[];
  readonly json: boolean;
  /** Number of messages omitted at the beginning. */
  readonly skip: number;
}

/** Returns a client's changes in a turn, counted from 1, at a step, counted from 0. */
type Change = (turn: number, step: number) => Partial<Prefix>;

const unchanged: Prefix = { system: "Be brief.", tools: ["look"], json: false, skip: 0 };
/** A turn calls a tool twice: its question, two calls with their results, and its answer. */
const STEPS = 3;
const MESSAGES_OF_A_TURN = 2 * STEPS;

/** A conversation in the form of one SDK. */
interface Sdk {
  readonly ask: (question: string) => void;
  /**
   * Sends the messages, and adds the answer and its results; resolves to whether a tool was called.
   */
  readonly step: (prefix: Prefix) => Promise<boolean>;
}

function openAi(stream: boolean): Sdk {
  const { completions } = openAiClient(bench.gateway).chat;
  const messages: OpenAI.ChatCompletionMessageParam[] = [];
  return {
    ask: (content) => void messages.push({ role: "user", content }),
    step: async ({ system, tools, json, skip }) => {
      const body = {
        model,
        messages: [{ role: "system" as const, content: system }, ...messages.slice(skip)],
        max_tokens: MAX_TOKENS,
        tools: tools.map((name) => ({
          type: "function" as const,
          function: { name, parameters: schema },
        })),
        ...(json && { response_format: { type: "json_object" as const } }),
        // The library's types lack it: it is the gateway's own field.
        reasoning: { effort: "high" },
      };
      const reply = stream
        ? await completions.stream({ ...body, stream: true }).finalChatCompletion()
        : await completions.create(body);
      const message = reply.choices[0]?.message;
      if (message === undefined) throw new Error("a reply without a choice");
      const results = (message.tool_calls ?? []).map(({ id }) => ({
        role: "tool" as const,
        tool_call_id: id,
        content: "red",
      }));
      messages.push(message, ...results);
      return results.length > 0;
    },
  };
}

function anthropic(stream: boolean): Sdk {
  const client = anthropicClient(bench.gateway).messages;
  const messages: Anthropic.MessageParam[] = [];
  return {
    ask: (content) => void messages.push({ role: "user", content }),
    step: async ({ system, tools, json, skip }) => {
      const closed = { ...schema, additionalProperties: false };
      const body: Anthropic.MessageCreateParamsNonStreaming = {
        model,
        system,
        messages: messages.slice(skip),
        max_tokens: MAX_TOKENS,
        tools: tools.map((name) => ({ name, input_schema: schema })),
        thinking: { type: "adaptive" },
        ...(json && { output_config: { format: { type: "json_schema", schema: closed } } }),
      };
      const reply = stream ? await client.stream(body).finalMessage() : await client.create(body);
      messages.push({ role: "assistant", content: reply.content });
      const results = reply.content
        .filter((block) => block.type === "tool_use")
        .map(({ id }) => ({ type: "tool_result" as const, tool_use_id: id, content: "red" }));
      if (results.length > 0) messages.push({ role: "user", content: results });
      return results.length > 0;
    },
  };
}

/** Plays the turns and returns the number of steps. A refused request rejects. */
async function converse(sdk: Sdk, change: Change): Promise<number> {
  let steps = 0;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    sdk.ask(`Question ${turn}`);
    for (let step = 0, called = true; called; step += 1) {
      called = await sdk.step({ ...unchanged, ...change(turn, step) });
      steps += 1;
    }
  }
  return steps;
}

describe.each([
  ["OpenAI SDK", openAi],
  ["Anthropic SDK", anthropic],
] as const)("%s", (_name, sdk) => {
  describe.each([
    ["streamed", true],
    ["not streamed", false],
  ])("%s", (_way, stream) => {
    test.each<[string, Change]>([
      ["an unchanged prefix", () => ({})],
      ["a clock in the system prompt", (turn, step) => ({ system: `It is ${turn}:${step}.` })],
      [
        "another tool from the seventh turn on",
        (turn) => ({ tools: turn < 7 ? ["look"] : ["look", "see"] }),
      ],
      ["no tools at the last step", (_turn, step) => ({ tools: step === 2 ? [] : ["look"] })],
      ["JSON at the last step", (_turn, step) => ({ json: step === 2 })],
      ["the first turn left out", (turn) => ({ skip: turn < 7 ? 0 : MESSAGES_OF_A_TURN })],
    ])("%s gets no refusal", async (_change, change) => {
      expect(await converse(sdk(stream), change)).toBe(TURNS * STEPS);
      // The vendor dropped thinking that no longer fits: no request was refused and repeated.
      const { refused, taken, answers } = bench.standInOf(anthropicAlways);
      expect(refused).toEqual([]);
      expect(countThinking(taken, answers).withThinking).toBeGreaterThan(TURNS);
    });
  });
});
