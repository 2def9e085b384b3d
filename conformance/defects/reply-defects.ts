import { objectOf } from "../contract/document.ts";
import { at, bodies } from "./alter.ts";
import type { Defect } from "./defect.ts";
import { ALL, CHAT, MESSAGES } from "./paths.ts";

/** Defects of complete replies. */
export const replyDefects: readonly Defect[] = [
  {
    name: "a reply lacks its usage",
    alteration: bodies(
      (answer, request) => answer.status === 200 && at(...CHAT)(answer, request),
      ({ usage: _usage, ...body }) => body,
    ),
    foundBy: "reply/chat/text",
    others: [
      ...["reply/chat/*", "fold/chat/*", "document/createChatCompletion/200/body"],
      "account/charge/chat",
    ],
  },
  {
    name: "a reply has an extra field",
    alteration: bodies(
      (answer, request) => answer.status === 200 && at(...MESSAGES)(answer, request),
      (body) => ({ ...body, provider: "other" }),
    ),
    foundBy: "document/createMessage/unlisted-fields",
  },
  {
    name: "a reply that is cut at its bound ends with stop",
    alteration: {
      answer: (answer) => ({
        ...answer,
        body: answer.body.replace('"finish_reason":"length"', '"finish_reason":"stop"'),
      }),
    },
    foundBy: "reply/chat/length",
  },
  {
    name: "a reply names another model",
    alteration: bodies(
      (answer, request) => answer.status === 200 && at(...ALL)(answer, request),
      (body) => ({ ...body, model: "other" }),
    ),
    foundBy: "reply/chat/text",
    others: ["reply/*", "fold/*"],
  },
  {
    name: "a text beyond ASCII is garbled",
    alteration: bodies(
      (answer, request) => answer.status === 200 && at(...CHAT)(answer, request),
      (body) => objectOf(JSON.parse(JSON.stringify(body).replaceAll("ü", "Ã¼"))),
    ),
    foundBy: "reply/chat/unicode",
    others: ["fold/chat/unicode"],
  },
  {
    name: "a message with reasoning is refused when it is sent back",
    alteration: {
      request: (request) =>
        request.body.includes('"reasoning_content"')
          ? {
              status: 400,
              headers: { "content-type": "application/json" },
              body: '{"type":"error","error":{"message":"no reasoning_content"}}',
            }
          : request,
    },
    foundBy: "echo/chat/reasoning/complete",
    others: [
      ...["echo/chat/reasoning/streamed", "document/createChatCompletion/400/*", "errors/codes"],
      ...["document/request-ids", "rejections/ChatAssistantMessage/properties/reasoning_content/*"],
    ],
  },
  {
    name: "a count of tokens is one too high",
    alteration: bodies(
      (answer, request) => answer.status === 200 && at("/count_tokens")(answer, request),
      (body) => ({ ...body, input_tokens: Number(body["input_tokens"]) + 1 }),
    ),
    foundBy: "count-tokens/agrees",
  },
];
