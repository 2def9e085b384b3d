import { events, streams } from "./alter.ts";
import type { Defect } from "./defect.ts";
import { ALL, CHAT, MESSAGES, RESPONSES } from "./paths.ts";

/** Defects of streams. */
export const streamDefects: readonly Defect[] = [
  {
    name: "a chat stream lacks [DONE]",
    alteration: events(CHAT, (block) => (block === "data: [DONE]" ? null : block)),
    foundBy: "stream/chat/text/terminal",
    others: ["stream/chat/*"],
  },
  {
    name: "an event follows [DONE]",
    alteration: streams(CHAT, (text) =>
      text.replace("data: [DONE]\n\n", 'data: [DONE]\n\ndata: {"late":true}\n\n'),
    ),
    foundBy: "stream/chat/text/order",
    others: ["stream/chat/*"],
  },
  {
    name: "the chunk with the usage is missing",
    alteration: events(CHAT, (block) => (block.includes('"choices":[]') ? null : block)),
    foundBy: "fold/chat/text",
    others: ["fold/chat/*", "stream/chat/*/order"],
  },
  {
    name: "the id changes within a chat stream",
    alteration: events(CHAT, (block, index) =>
      index === 1 ? block.replace(/"id":"chatcmpl-[^"]*"/, '"id":"chatcmpl-other"') : block,
    ),
    foundBy: "stream/chat/length/order",
    others: ["stream/chat/*/order"],
  },
  {
    name: "the indices of tool calls begin with 1",
    alteration: events(CHAT, (block) =>
      block.replace(/"tool_calls":\[\{"index":(\d)/, (_, digit) => {
        return `"tool_calls":[{"index":${Number(digit) + 1}`;
      }),
    ),
    foundBy: "stream/chat/tool/order",
    others: ["stream/chat/parallel/order"],
  },
  {
    name: "the last piece of a call's arguments is lost",
    alteration: events(CHAT, (block, index, all) => {
      const isPiece = (text: string): boolean =>
        /"tool_calls":\[\{"index":\d,"function"/.test(text);
      return isPiece(block) && !isPiece(all[index + 1] ?? "") ? null : block;
    }),
    foundBy: "fold/chat/tool",
    others: ["fold/chat/parallel"],
  },
  {
    name: "a piece of a message's text is lost",
    alteration: events(MESSAGES, (block, index) =>
      block.includes("text_delta") && index === 3 ? null : block,
    ),
    foundBy: "fold/messages/text",
    others: ["fold/messages/*"],
  },
  {
    name: "the indices of content blocks begin with 1",
    alteration: streams(MESSAGES, (text) =>
      text.replaceAll(/"index":(\d)/g, (_, digit) => `"index":${Number(digit) + 1}`),
    ),
    foundBy: "stream/messages/text/order",
    others: ["stream/messages/*/order", "fold/messages/*", "echo/messages/*/streamed"],
  },
  {
    name: "message_delta comes before the end of the last block",
    alteration: streams(MESSAGES, (text) =>
      text.replace(
        /(event: content_block_stop\n.*\n\n)(event: message_delta\n.*\n\n)/,
        (_, stop, delta) => `${String(delta)}${String(stop)}`,
      ),
    ),
    foundBy: "stream/messages/text/order",
    others: ["stream/messages/*/order"],
  },
  {
    name: "the events of messages have no names",
    alteration: streams(MESSAGES, (text) => text.replaceAll(/^event: .*\n/gm, "")),
    foundBy: "stream/messages/text/terminal",
    others: ["stream/messages/*"],
  },
  {
    name: "the responses' events are numbered from 1",
    alteration: streams(RESPONSES, (text) =>
      text.replaceAll(/"sequence_number":(\d+)/g, (_, digits) => {
        return `"sequence_number":${Number(digits) + 1}`;
      }),
    ),
    foundBy: "stream/responses/text/order",
    others: ["stream/responses/*/order"],
  },
  {
    name: "a responses stream ends without its last event",
    alteration: events(RESPONSES, (block) =>
      /^event: response\.(completed|incomplete)/.test(block) ? null : block,
    ),
    foundBy: "stream/responses/text/terminal",
    others: ["stream/responses/*", "fold/responses/*"],
  },
  {
    name: "a failed reply ends like a complete one",
    alteration: events(CHAT, (block) =>
      block.includes('"type":"error"') ? "data: [DONE]" : block,
    ),
    foundBy: "stream/chat/break/order",
    others: ["stream/chat/truncate/order", "stream/chat/garbage/order"],
  },
  {
    name: "lines of a stream end in CRLF",
    alteration: streams(ALL, (text) => text.replaceAll("\n", "\r\n")),
    foundBy: "stream/chat/text/lines",
    others: ["stream/*/lines"],
  },
  {
    name: "a comment of a stream has its own blank line",
    alteration: streams(ALL, (text) => `: keep-alive\n\n${text}`),
    foundBy: "stream/messages/text/lines",
    others: ["stream/*/lines"],
  },
  {
    name: "a stream names no charset",
    alteration: {
      answer: (answer) =>
        answer.headers["content-type"] === "text/event-stream; charset=utf-8"
          ? { ...answer, headers: { ...answer.headers, "content-type": "text/event-stream" } }
          : answer,
    },
    foundBy: "stream/chat/content-type",
    others: ["stream/*/content-type"],
  },
];
