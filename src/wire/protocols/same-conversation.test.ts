import fc from "fast-check";
import { expect, test } from "vitest";
import type { Schemas } from "../../../generated/types.ts";
import {
  ChatCompletionRequest,
  MessagesRequest,
  ResponsesRequest,
} from "../../../generated/validators.js";
import type { Turn } from "../../core/conversation/conversation.ts";
import { decodeChatRequest } from "./chat/decode-request.ts";
import { decodeMessagesRequest } from "./messages/decode-request.ts";
import { decodeResponsesRequest } from "./responses/decode-request.ts";
import { plainSource } from "../../core/raw-json/json-source.ts";

/** A conversation that every protocol can express. */
type StoryItem =
  | { readonly kind: "system" | "user" | "assistant"; readonly text: string }
  | { readonly kind: "image"; readonly text: string; readonly data: string }
  | { readonly kind: "calls"; readonly text: string; readonly inputs: readonly object[] };

const text = fc.string({ maxLength: 5 });
const words = fc.string({ minLength: 1, maxLength: 5 });
const storyItem: fc.Arbitrary<StoryItem> = fc.oneof(
  fc.record({ kind: fc.constantFrom("system", "assistant"), text }),
  fc.record({ kind: fc.constant("user" as const), text: words }),
  fc.record({ kind: fc.constant("image" as const), text, data: fc.constantFrom("AAAA", "AA==") }),
  fc.record({
    kind: fc.constant("calls" as const),
    text,
    inputs: fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
);

const options = fc.record(
  {
    temperature: fc.constantFrom(0, 0.5, 2),
    top_p: fc.constantFrom(0, 1),
    max_tokens: fc.integer({ min: 1, max: 7_999 }),
    stop: fc.array(text, { maxLength: 8 }),
    effort: fc.constantFrom("low", "medium", "high"),
    choice: fc.constantFrom("auto", "none", "required", "look"),
    stream: fc.boolean(),
  },
  { requiredKeys: [] },
);

type Options = typeof options extends fc.Arbitrary<infer T> ? T : never;

const schema = { type: "object", properties: { at: { type: "number" } } };

function encodeInChat(
  story: readonly StoryItem[],
  settings: Options,
): Schemas["ChatCompletionRequest"] {
  const { effort, choice, ...rest } = settings;
  const messages = story.flatMap((item, at): object[] => {
    switch (item.kind) {
      case "image": {
        const url = `data:image/png;base64,${item.data}`;
        const parts = [
          { type: "text", text: item.text },
          { type: "image_url", image_url: { url } },
        ];
        return [{ role: "user", content: parts }];
      }
      case "calls": {
        const id = (index: number) => `call_${at}_${index}`;
        const calls = item.inputs.map((input, index) => ({
          id: id(index),
          type: "function",
          function: { name: "look", arguments: JSON.stringify(input) },
        }));
        const results = calls.map((call) => ({
          role: "tool",
          tool_call_id: call.id,
          content: item.text,
        }));
        const content = item.text === "" ? null : item.text;
        return [{ role: "assistant", content, tool_calls: calls }, ...results];
      }
      default:
        return [{ role: item.kind, content: item.text }];
    }
  });
  const body: unknown = {
    model: "m/n",
    messages,
    ...rest,
    ...(effort !== undefined && { reasoning: { effort } }),
    tools: [{ type: "function", function: { name: "look", parameters: schema } }],
    ...(choice !== undefined && { tool_choice: choice }),
  };
  if (!ChatCompletionRequest(body)) throw new Error(JSON.stringify(ChatCompletionRequest.errors));
  return body;
}

function encodeInMessages(
  story: readonly StoryItem[],
  settings: Options,
): Schemas["MessagesRequest"] {
  const { effort, choice, stop, ...rest } = settings;
  const messages = story.flatMap((item, at): object[] => {
    switch (item.kind) {
      case "image": {
        const source = { type: "base64", media_type: "image/png", data: item.data };
        const blocks = [
          { type: "text", text: item.text },
          { type: "image", source },
        ];
        return [{ role: "user", content: blocks }];
      }
      case "calls": {
        const uses = item.inputs.map((input, index) => ({
          type: "tool_use",
          id: `call_${at}_${index}`,
          name: "look",
          input,
        }));
        const results = uses.map((use) => ({
          type: "tool_result",
          tool_use_id: use.id,
          content: item.text,
        }));
        return [
          { role: "assistant", content: [{ type: "text", text: item.text }, ...uses] },
          { role: "user", content: results },
        ];
      }
      default:
        return [{ role: item.kind, content: item.text }];
    }
  });
  const choices = { auto: { type: "auto" }, none: { type: "none" }, required: { type: "any" } };
  const named = { type: "tool", name: "look" };
  const body: unknown = {
    model: "m/n",
    messages,
    ...rest,
    ...(stop && { stop_sequences: stop }),
    ...(effort !== undefined && { thinking: { type: "enabled" }, output_config: { effort } }),
    tools: [{ name: "look", input_schema: schema }],
    ...(choice !== undefined && { tool_choice: choice === "look" ? named : choices[choice] }),
  };
  if (!MessagesRequest(body)) throw new Error(JSON.stringify(MessagesRequest.errors));
  return body;
}

/** Without stop strings, which this protocol does not have. */
function encodeInResponses(
  story: readonly StoryItem[],
  settings: Options,
): Schemas["ResponsesRequest"] {
  const { effort, choice, max_tokens: bound, stop: _stop, ...rest } = settings;
  const input = story.flatMap((item, at): object[] => {
    switch (item.kind) {
      case "image": {
        const parts = [
          { type: "input_text", text: item.text },
          { type: "input_image", image_url: `data:image/png;base64,${item.data}` },
        ];
        return [{ type: "message", role: "user", content: parts }];
      }
      case "calls": {
        const id = (index: number) => `call_${at}_${index}`;
        const calls = item.inputs.map((given, index) => ({
          type: "function_call",
          call_id: id(index),
          name: "look",
          arguments: JSON.stringify(given),
        }));
        const outputs = calls.map(({ call_id }) => ({
          type: "function_call_output",
          call_id,
          output: item.text,
        }));
        const text = { type: "output_text", text: item.text };
        return [{ role: "assistant", content: [text] }, ...calls, ...outputs];
      }
      default:
        return [{ role: item.kind, content: item.text }];
    }
  });
  const body: unknown = {
    model: "m/n",
    input,
    ...rest,
    ...(bound !== undefined && { max_output_tokens: bound }),
    ...(effort !== undefined && { reasoning: { effort } }),
    tools: [{ type: "function", name: "look", parameters: schema }],
    ...(choice !== undefined && {
      tool_choice: choice === "look" ? { type: "function", name: "look" } : choice,
    }),
  };
  if (!ResponsesRequest(body)) throw new Error(JSON.stringify(ResponsesRequest.errors));
  return body;
}

test("the same conversation in any protocol decodes to the same neutral conversation", () => {
  const stories = fc.array(storyItem, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(stories, options, (story, choices) => {
      fc.pre(
        story.some(
          ({ kind, text: words }) => (kind !== "system" && kind !== "assistant") || words !== "",
        ),
      );
      const chat = decodeChatRequest(encodeInChat(story, choices), plainSource);
      const messages = decodeMessagesRequest(encodeInMessages(story, choices), plainSource);
      const responses = decodeResponsesRequest(encodeInResponses(story, choices), plainSource);
      expect(chat.conversation).toEqual(messages.conversation);
      const { stop: _stop, ...sampling } = chat.conversation.sampling;
      // Empty system text between two turns of the assistant is dropped.
      const turns = withOneTurn(responses.conversation.turns);
      expect({ ...responses.conversation, turns }).toEqual({
        ...chat.conversation,
        turns: withOneTurn(chat.conversation.turns),
        sampling,
      });
      expect([messages.stream, responses.stream]).toEqual([chat.stream, chat.stream]);
      expect([chat, messages, responses].flatMap(({ ignored }) => ignored)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** Returns the turns with consecutive turns of the assistant as one: items have no turns. */
function withOneTurn(turns: readonly Turn[]): readonly Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const last = joined.at(-1);
    if (last?.role === "assistant" && turn.role === "assistant")
      joined[joined.length - 1] = { ...last, parts: [...last.parts, ...turn.parts] };
    else joined.push(turn);
  }
  return joined;
}
