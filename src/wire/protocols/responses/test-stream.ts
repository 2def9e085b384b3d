import { expect } from "vitest";
import type { Schemas } from "../../../../generated/types.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { GenerationFold } from "../../../core/conversation/generation-result.ts";
import { asReceived } from "../../../core/raw-json/test-written.ts";
import { closedReply } from "../../contract/testing/closed-reply.ts";
import { encodeResponsesReply } from "./encode-reply.ts";
import { ResponsesStreamEncoder } from "./encode-stream.ts";
import type { ClientTool, ResponsesReplyShape } from "./reply-shape.ts";

const StreamEvent = closedReply("ResponseStreamEvent");
const Response = closedReply("ResponseObject");

type Response = Schemas["ResponseObject"];
type StreamEvent = Schemas["ResponseStreamEvent"];
type Item = Response["output"][number];

export const identity = { id: "resp_1", created: 1_700_000_000, model: "sandbox/echo" };

/** For tests: a shape that shows reasoning, with these tools by the model's names. */
export function shapeOf(
  tools: Readonly<Record<string, ClientTool>> = {},
  showReasoning = true,
): ResponsesReplyShape {
  const settings = {
    metadata: { a: "b" },
    parallel_tool_calls: true,
    temperature: 0.5,
    text: { format: { type: "text" } },
    tool_choice: "auto",
    top_p: null,
    max_output_tokens: null,
  } as const;
  return { showReasoning, tools: new Map(Object.entries(tools)), settings };
}

/** For tests: returns the text of the stream. */
export function encode(events: readonly GenerationEvent[], shape = shapeOf()): string {
  const encoder = new ResponsesStreamEncoder(identity, shape);
  return events.map((event) => encoder.encode(event)).join("");
}

/** For tests: returns the non-streaming response as its receiver parses it; checks the contract. */
export function encodeWhole(events: readonly GenerationEvent[], shape = shapeOf()): Response {
  const fold = new GenerationFold();
  for (const event of events) fold.add(event);
  const whole = asReceived<Response>(encodeResponsesReply(fold.result(), identity, shape));
  expect(Response(whole) ? null : Response.errors).toBeNull();
  return whole;
}

/** For tests: returns each event's data; fails if its name or number or the contract is violated. */
export function eventsOf(sse: string): StreamEvent[] {
  const blocks = sse.split("\n\n");
  expect(blocks.pop()).toBe("");
  return blocks.map((block) => {
    const [, name, data = ""] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? expect.fail(block);
    const event = JSON.parse(data) as StreamEvent;
    expect(event.type).toBe(name);
    expect(StreamEvent(event) ? null : StreamEvent.errors).toBeNull();
    return event;
  });
}

/** The text of an item that grows by deltas, and the texts of the events that end it. */
interface Growing {
  readonly item: Item;
  text: string;
  readonly ends: string[];
  done?: Item;
}

/**
 * For tests: assembles the stream like a client library, from its deltas. Fails if an end event
 * repeats another text than its deltas had, or if items are not sequential. Returns the last
 * event's response, and the items that have an end.
 */
export function assemble(sse: string) {
  const items: Growing[] = [];
  const at = (index: number): Growing => {
    expect(index).toBe(items.length - 1);
    return items[index] ?? expect.fail("an event of no item");
  };
  let response: Response | undefined;
  for (const [number, event] of eventsOf(sse).entries()) {
    expect(event.sequence_number).toBe(number);
    if ("response" in event) response = event.response;
    else if (event.type === "response.output_item.added") {
      expect(event.output_index).toBe(items.length);
      items.push({ item: event.item, text: "", ends: [] });
    } else if (event.type === "response.output_item.done") {
      at(event.output_index).done = event.item;
    } else if (event.type !== "error") {
      const growing = at(event.output_index);
      expect(event.item_id).toBe(growing.item.id);
      if ("delta" in event) growing.text += event.delta;
      else if ("text" in event) growing.ends.push(event.text);
      else if ("arguments" in event) growing.ends.push(event.arguments);
      else if ("input" in event) growing.ends.push(event.input);
      else if (event.type.endsWith(".done")) growing.ends.push(event.part.text);
    }
  }
  return {
    response: response ?? expect.fail("no response"),
    items: items.filter(({ done }) => done !== undefined).map(checkedItem),
  };
}

/** Returns the item of its end, whose text is that of the deltas. */
function checkedItem({ item, text, ends, done }: Growing): Item {
  if (done === undefined) return expect.fail("an item without an end");
  expect([done.id, done.type]).toEqual([item.id, item.type]);
  for (const end of ends) expect(end).toBe(text);
  expect(textOf(done)).toBe(done.type === "tool_search_call" ? textOf(done) : text);
  return done;
}

function textOf(item: Item): string {
  switch (item.type) {
    case "message":
      return item.content.map(({ text }) => text).join("");
    case "reasoning":
      return item.summary.map(({ text }) => text).join("");
    case "function_call":
      return item.arguments;
    case "custom_tool_call":
      return item.input;
    case "tool_search_call":
      return JSON.stringify(item.arguments);
  }
}
