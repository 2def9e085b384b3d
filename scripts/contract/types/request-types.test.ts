import type { Anthropic } from "@anthropic-ai/sdk";
import type { OpenAI } from "openai";
import { expect, test } from "vitest";
import type { Schemas } from "../../../generated/types.ts";
import type { Except, FitsRequest, RequestJudgement, Same } from "./judge-types.ts";

/** Checks that we accept everything the SDK's type can express, except the exceptions. */
type Takes<
  Ours,
  Theirs,
  Exceptions extends Partial<Record<keyof FitsRequest, PropertyKey>> = object,
  Apart = never,
> = Same<RequestJudgement<Ours, Theirs, Apart>, Except<FitsRequest, Exceptions>>;

/** The fields of section 2.3 that are in the common format. */
type ListedChatField =
  | "model"
  | "messages"
  | "stream"
  | "stream_options"
  | "temperature"
  | "top_p"
  | "max_tokens"
  | "max_completion_tokens"
  | "stop"
  | "tools"
  | "tool_choice"
  | "functions"
  | "function_call"
  | "response_format";

/** The fields of section 2.7. */
type ListedMessagesField =
  | "model"
  | "messages"
  | "system"
  | "max_tokens"
  | "stream"
  | "stop_sequences"
  | "tools"
  | "tool_choice"
  | "thinking";

type ChatParams = Pick<OpenAI.ChatCompletionCreateParams, ListedChatField>;
type MessagesParams = Pick<Anthropic.MessageCreateParams, ListedMessagesField>;

/** tsc checks each row; exceptions are exact in both directions. */
const chat = {
  // `null` for an optional field is refused: leave it out. Unions are judged branch by branch
  // below.
  request: true satisfies Takes<
    Schemas["ChatCompletionRequest"],
    ChatParams,
    {
      refusesNull:
        | "max_completion_tokens"
        | "max_tokens"
        | "stop"
        | "stream"
        | "stream_options"
        | "temperature"
        | "top_p";
    },
    "messages" | "tools" | "tool_choice" | "response_format"
  >,
  system: true satisfies Takes<
    Schemas["ChatSystemMessage"],
    OpenAI.ChatCompletionSystemMessageParam
  >,
  // 2.4 lists text and images; audio and files are refused.
  user: true satisfies Takes<
    Schemas["ChatUserMessage"],
    OpenAI.ChatCompletionUserMessageParam,
    object,
    "content"
  >,
  userParts: true satisfies Same<
    Exclude<OpenAI.ChatCompletionContentPart["type"], Schemas["ChatContentPart"]["type"]>,
    "file" | "input_audio"
  >,
  // 2.4 lists no refusal parts, custom tool calls or audio; its other branches match below.
  assistant: true satisfies Takes<
    Schemas["ChatAssistantMessage"],
    OpenAI.ChatCompletionAssistantMessageParam,
    { misfits: "audio" | "content" | "tool_calls" }
  >,
  // Breakpoints of the vendor's own cache; `cache_control` is the common form.
  text: true satisfies Takes<
    Schemas["ChatTextPart"],
    OpenAI.ChatCompletionContentPartText,
    { refuses: "prompt_cache_breakpoint" }
  >,
  assistantCall: true satisfies Takes<
    Schemas["ChatToolCallParam"],
    OpenAI.ChatCompletionMessageFunctionToolCall
  >,
  tool: true satisfies Takes<Schemas["ChatToolMessage"], OpenAI.ChatCompletionToolMessageParam>,
  function: true satisfies Takes<
    Schemas["ChatFunctionMessage"],
    OpenAI.ChatCompletionFunctionMessageParam
  >,
  // `developer` is not a role of 2.4; the refusal suggests `system`.
  roles: true satisfies Same<
    Exclude<OpenAI.ChatCompletionMessageParam["role"], Schemas["ChatMessage"]["role"]>,
    "developer"
  >,
  image: true satisfies Takes<
    Schemas["ChatImagePart"],
    OpenAI.ChatCompletionContentPartImage,
    { refuses: "prompt_cache_breakpoint" },
    "image_url"
  >,
  // `detail: original` is newer than the format that providers share.
  imageUrl: true satisfies Takes<
    Schemas["ChatImageUrl"],
    OpenAI.ChatCompletionContentPartImage["image_url"],
    object,
    "detail"
  >,
  toolDefinition: true satisfies Takes<Schemas["ChatTool"], OpenAI.ChatCompletionFunctionTool>,
  functionDefinition: true satisfies Takes<
    Schemas["ChatFunctionDefinition"],
    OpenAI.FunctionDefinition
  >,
  // Custom tools and lists of allowed tools run only at the vendor.
  toolKinds: true satisfies Same<
    Exclude<OpenAI.ChatCompletionTool["type"], Schemas["ChatTool"]["type"]>,
    "custom"
  >,
  toolChoiceWords: true satisfies Same<
    Exclude<
      Extract<OpenAI.ChatCompletionToolChoiceOption, string>,
      Extract<Schemas["ChatToolChoice"], string>
    >,
    never
  >,
  namedToolChoice: true satisfies Takes<
    Schemas["ChatNamedToolChoice"],
    OpenAI.ChatCompletionNamedToolChoice
  >,
  // A JSON schema format without its schema has no effect.
  jsonSchema: true satisfies Takes<
    Schemas["JsonSchemaFormat"],
    OpenAI.ResponseFormatJSONSchema["json_schema"],
    { demands: "schema" }
  >,
  jsonObject: true satisfies Takes<
    Schemas["ResponseFormatJsonObject"],
    OpenAI.ResponseFormatJSONObject
  >,
  // Obfuscation of stream sizes is not in 2.3.
  streamOptions: true satisfies Takes<
    Schemas["StreamOptions"],
    OpenAI.ChatCompletionStreamOptions,
    { refuses: "include_obfuscation" }
  >,
};

const messages = {
  request: true satisfies Takes<
    Schemas["MessagesRequest"],
    MessagesParams,
    object,
    "messages" | "system" | "thinking" | "tools"
  >,
  thinkingWords: true satisfies Same<
    Exclude<Anthropic.ThinkingConfigParam["type"], Schemas["ThinkingConfig"]["type"]>,
    never
  >,
  thinkingEnabled: true satisfies Takes<
    Schemas["ThinkingEnabled"],
    Anthropic.ThinkingConfigEnabled
  >,
  thinkingAdaptive: true satisfies Takes<
    Schemas["ThinkingAdaptive"],
    Anthropic.ThinkingConfigAdaptive
  >,
  thinkingDisabled: true satisfies Takes<
    Schemas["ThinkingDisabled"],
    Anthropic.ThinkingConfigDisabled
  >,
  roles: true satisfies Same<
    Exclude<Anthropic.MessageParam["role"], Schemas["InputMessage"]["role"]>,
    never
  >,
  // 2.7 lists four kinds of blocks and two of thinking, and agents send documents; the others belong
  // to the vendor's own tools.
  blocks: true satisfies Same<
    Extract<
      Anthropic.ContentBlockParam["type"],
      Schemas["UserInputBlock"]["type"] | Schemas["AssistantInputBlock"]["type"]
    >,
    "document" | "image" | "redacted_thinking" | "text" | "thinking" | "tool_result" | "tool_use"
  >,
  // Citations need documents, which are refused, so only an empty list is accepted.
  text: true satisfies Takes<Schemas["TextBlockParam"], Anthropic.TextBlockParam>,
  // Files and image transformations are stored at the vendor.
  image: true satisfies Takes<
    Schemas["ImageBlockParam"],
    Anthropic.ImageBlockParam,
    { refuses: "transformations" },
    "source"
  >,
  imageData: true satisfies Takes<Schemas["Base64ImageSource"], Anthropic.Base64ImageSource>,
  imageUrl: true satisfies Takes<Schemas["UrlImageSource"], Anthropic.URLImageSource>,
  // 2.7: `input` is an object; the SDK's `unknown` could be null. Callers on a server and toolsets
  // are the vendor's: a call without either is the model's own.
  toolUse: true satisfies Takes<
    Schemas["ToolUseBlockParam"],
    Anthropic.ToolUseBlockParam,
    { misfits: "caller"; refusesNull: "input" }
  >,
  toolResult: true satisfies Takes<
    Schemas["ToolResultBlockParam"],
    Anthropic.ToolResultBlockParam,
    object,
    "content"
  >,
  thinking: true satisfies Takes<Schemas["ThinkingBlockParam"], Anthropic.ThinkingBlockParam>,
  redactedThinking: true satisfies Takes<
    Schemas["RedactedThinkingBlockParam"],
    Anthropic.RedactedThinkingBlockParam
  >,
  // 2.7 lists name, description and input_schema; callers and examples are the vendor's.
  tool: true satisfies Takes<
    Schemas["MessagesTool"],
    Anthropic.Tool,
    { refuses: "allowed_callers" | "input_examples" }
  >,
  toolChoiceAuto: true satisfies Takes<Schemas["ToolChoiceAuto"], Anthropic.ToolChoiceAuto>,
  toolChoiceAny: true satisfies Takes<Schemas["ToolChoiceAny"], Anthropic.ToolChoiceAny>,
  toolChoiceNone: true satisfies Takes<Schemas["ToolChoiceNone"], Anthropic.ToolChoiceNone>,
  toolChoiceTool: true satisfies Takes<Schemas["ToolChoiceTool"], Anthropic.ToolChoiceTool>,
};

test("tsc confirms that we accept the SDKs' fields of sections 2.3 and 2.7", () => {
  const rows: Readonly<Record<string, boolean>> = { ...chat, ...messages };
  expect(Object.values(rows)).not.toContain(false);
});

test("a judgement can fail", () => {
  false satisfies Takes<{ readonly id: string }, { id: string; user: string }>;
  false satisfies Takes<{ readonly stop?: string }, { stop?: string | null }>;
  false satisfies Takes<{ readonly stop: string }, { stop?: string }>;
  false satisfies Takes<{ readonly stop: string }, { stop: number }>;
  expect(true satisfies Takes<{ readonly stop?: string }, { stop?: string }>).toBe(true);
});
