import type { Anthropic } from "@anthropic-ai/sdk";
import type { OpenAI } from "openai";
import { expect, test } from "vitest";
import type { Schemas } from "../../../generated/types.ts";
import type { Except, FitsReply, ReplyJudgement, Same } from "./judge-types.ts";

type Completion = Schemas["ChatCompletion"];
type Choice = Completion["choices"][number];
type ChunkChoice = OpenAI.ChatCompletionChunk["choices"][number];
type OurEvent<Name> = Extract<Schemas["MessageStreamEvent"], { readonly type: Name }>;
type TheirEvent<Name> = Extract<Anthropic.RawMessageStreamEvent, { readonly type: Name }>;
type Delta<Event extends { readonly delta: unknown }> = Event["delta"];
type EventUsage<Event extends { readonly usage: unknown }> = Event["usage"];

/** Compares our response with the SDK's type: every field matches except the exceptions. */
type Fits<
  Ours,
  Theirs,
  Exceptions extends Partial<Record<keyof FitsReply, PropertyKey>> = object,
  Apart = never,
> = Same<ReplyJudgement<Ours, Theirs, Apart>, Except<FitsReply, Exceptions>>;

/**
 * tsc checks each row: a violation is a type error. Exceptions are exact, so an SDK that guarantees
 * more or less than before is an error too.
 */
const openai = {
  completion: true satisfies Fits<Completion, OpenAI.ChatCompletion, object, "choices">,
  // `logprobs` is always null; OpenAPI 3.0 has no such type, so the contract's is a string or null.
  choice: true satisfies Fits<
    Choice,
    OpenAI.ChatCompletion["choices"][number],
    { misfits: "logprobs" },
    "message"
  >,
  message: true satisfies Fits<Choice["message"], OpenAI.ChatCompletionMessage>,
  usage: true satisfies Fits<Schemas["CompletionUsage"], OpenAI.CompletionUsage>,
  chunk: true satisfies Fits<Schemas["ChatCompletionChunk"], OpenAI.ChatCompletionChunk>,
  chunkChoice: true satisfies Fits<Schemas["ChatCompletionChunkChoice"], ChunkChoice>,
  delta: true satisfies Fits<Schemas["ChatCompletionDelta"], ChunkChoice["delta"]>,
  model: true satisfies Fits<Schemas["Model"], OpenAI.Model>,
};

const anthropic = {
  // Containers, diagnostics and details of refusals belong to the vendor's own services.
  message: true satisfies Fits<
    Schemas["Message"],
    Anthropic.Message,
    { lacks: "container" | "diagnostics" | "stop_details" },
    "content" | "usage"
  >,
  // Counts of the vendor's own tools, regions and tiers; 2.8 lists two, plus three for the cache.
  usage: true satisfies Fits<
    Schemas["MessageUsage"],
    Anthropic.Usage,
    {
      lacks:
        | "inference_geo"
        | "output_tokens_details"
        | "server_tool_use"
        | "service_tier"
        | "speed";
      // It is present if tokens were written for an hour.
      mayLack: "cache_creation";
      misfits: "cache_creation";
    }
  >,
  // `citations: null` breaks the vendor's own accumulation of streams; an absent field reads the
  // same.
  text: true satisfies Fits<Schemas["TextBlock"], Anthropic.TextBlock, { lacks: "citations" }>,
  // The caller concerns only tools that run at the vendor.
  toolUse: true satisfies Fits<
    Schemas["ToolUseBlock"],
    Anthropic.ToolUseBlock,
    { lacks: "caller" }
  >,
  thinking: true satisfies Fits<Schemas["ThinkingBlock"], Anthropic.ThinkingBlock>,
  messageStart: true satisfies Fits<
    OurEvent<"message_start">,
    TheirEvent<"message_start">,
    object,
    "message"
  >,
  blockStart: true satisfies Fits<
    OurEvent<"content_block_start">,
    TheirEvent<"content_block_start">,
    object,
    "content_block"
  >,
  blockDelta: true satisfies Fits<
    OurEvent<"content_block_delta">,
    TheirEvent<"content_block_delta">
  >,
  blockStop: true satisfies Fits<OurEvent<"content_block_stop">, TheirEvent<"content_block_stop">>,
  messageDelta: true satisfies Fits<
    OurEvent<"message_delta">,
    TheirEvent<"message_delta">,
    object,
    "delta" | "usage"
  >,
  messageDeltaDelta: true satisfies Fits<
    Delta<OurEvent<"message_delta">>,
    Delta<TheirEvent<"message_delta">>,
    { lacks: "container" | "stop_details" }
  >,
  messageDeltaUsage: true satisfies Fits<
    EventUsage<OurEvent<"message_delta">>,
    EventUsage<TheirEvent<"message_delta">>,
    { lacks: "output_tokens_details" | "server_tool_use" }
  >,
  messageStop: true satisfies Fits<OurEvent<"message_stop">, TheirEvent<"message_stop">>,
  everyEvent: true satisfies Same<
    Exclude<Schemas["MessageStreamEvent"]["type"], Anthropic.RawMessageStreamEvent["type"]>,
    "error"
  >,
  everyBlock: true satisfies Same<
    Exclude<Schemas["ContentBlock"]["type"], Anthropic.ContentBlock["type"]>,
    never
  >,
  stopReason: true satisfies Same<
    Exclude<Schemas["StopReason"], NonNullable<Anthropic.Message["stop_reason"]>>,
    never
  >,
  error: true satisfies Fits<Schemas["ErrorResponse"], Anthropic.ErrorResponse, object, "error">,
  // The vendor documents `request_too_large` and `conflict_error`, and its coding agent
  // `policy_blocked`; its SDK's types lack them.
  errorType: true satisfies Same<
    Exclude<Schemas["ErrorObject"]["type"], Anthropic.ErrorObject["type"]>,
    "conflict_error" | "policy_blocked" | "request_too_large"
  >,
  // The record has OpenRouter's and OpenAI's shape; the SDK reads `id` and `display_name`.
  model: true satisfies Fits<
    Schemas["Model"],
    Anthropic.ModelInfo,
    {
      lacks: "line" | "max_input_tokens" | "max_tokens";
      misfits: "capabilities" | "lifecycle";
    }
  >,
};

test("tsc confirms that our responses match the SDKs' types, except as listed above", () => {
  const rows: Readonly<Record<string, boolean>> = { ...openai, ...anthropic };
  expect(Object.values(rows)).not.toContain(false);
});

test("a judgement can fail", () => {
  false satisfies Fits<{ readonly id: string }, { id: string; object: string }>;
  false satisfies Fits<{ readonly id: number }, { id: string }>;
  false satisfies Fits<{ readonly id?: string }, { id: string }>;
  expect(true satisfies Fits<{ readonly id: string }, { id: string }>).toBe(true);
});
