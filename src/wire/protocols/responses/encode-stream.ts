import { assertNever } from "../../../core/conversation/conversation.ts";
import { InputReader } from "../../../core/conversation/input-reader.ts";
import { GrowingText } from "../../../core/conversation/growing-text.ts";
import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import { mergeUsage, type TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { ErrorBody } from "../../../core/errors/error-body.ts";
import { writeJson } from "../../../core/raw-json/write-json.ts";
import { escapeLineSeparators, formatEvent, jsonLine, jsonText } from "../../sse/format.ts";
import { BlockQueue, type BlockWire } from "../block-queue.ts";
import type { ReplyIdentity, StreamEncoder } from "../protocol.ts";
import { openCall, type StreamBlock } from "../stream-block.ts";
import { encodeCall } from "./encode-reply.ts";
import {
  callTypes,
  clientTool,
  endedProgress,
  fieldsAfterOutput,
  fieldsBeforeOutput,
  itemId,
  type OutputType,
  type ResponseProgress,
  type ResponsesReplyShape,
} from "./reply-shape.ts";

const inProgress: ResponseProgress = {
  status: "in_progress",
  error: null,
  incomplete_details: null,
};

/** The part of an event's name for the deltas of an item; null: its content comes whole. */
const deltaNames = {
  message: "output_text",
  reasoning: "reasoning_summary_text",
  function_call: "function_call_arguments",
  custom_tool_call: "custom_tool_call_input",
  tool_search_call: null,
} as const satisfies Record<OutputType, string | null>;

/** The item that is open on the wire. */
interface OpenItem {
  readonly type: OutputType;
  readonly id: string;
  /** `"item_id":…,"output_index":…`, in all events of the item. */
  readonly place: string;
  /** Its text or arguments so far. */
  readonly text: GrowingText;
  /** Reads the input from the arguments of a custom tool's call; otherwise unused. */
  readonly input: InputReader;
  /** Whether its first delta was sent. */
  hasDelta: boolean;
}

/**
 * Encodes the responses stream: the items of the reply in a row, each with its start, deltas and
 * end. `encode` throws `GatewayError` `upstream-error` if a call's arguments are not a JSON object.
 */
export class ResponsesStreamEncoder implements StreamEncoder, BlockWire {
  readonly cutsEmptyCalls = true;
  readonly #identity: ReplyIdentity;
  readonly #shape: ResponsesReplyShape;
  #showsReasoning: boolean;
  readonly #queue = new BlockQueue(this);
  /** JSON of the complete items. */
  readonly #output: string[] = [];
  /** Whether the reply has an item that is not reasoning. */
  #hasContent = false;
  #item: OpenItem | undefined;
  /** Start of each delta of the open item up to the event's number, and from it to the text. */
  #deltaHead = "";
  #deltaPlace = "";
  #deltaTail = "";
  #sequence = 0;
  /** The numbers of events and items before the end, whose text is lost if the end fails. */
  #beforeEnd: { readonly events: number; readonly items: number } | undefined;
  /** Whether the reply is ending, and earlier than the model would have. */
  #endsEarly = false;
  #usage: TokenUsage = {};

  constructor(identity: ReplyIdentity, shape: ResponsesReplyShape) {
    this.#identity = identity;
    this.#shape = shape;
    this.#showsReasoning = shape.showReasoning;
  }

  encode(event: GenerationEvent): string {
    switch (event.type) {
      case "generation-start":
        if (event.hidesReasoning === true) this.#showsReasoning = false;
        this.#usage = event.usage ?? {};
        return (
          this.#event("response.created", `"response":${this.#response(inProgress, null)}`) +
          this.#event("response.in_progress", `"response":${this.#response(inProgress, null)}`)
        );
      case "text-delta":
        return this.#queue.addText("text", event.text);
      case "reasoning-delta":
        return this.#showsReasoning ? this.#queue.addText("reasoning", event.text) : "";
      case "tool-call-start": {
        const state = this.#addState(event.reasoningState);
        return state + this.#queue.enter(openCall(event.index, event.id, event.name));
      }
      case "tool-call-delta":
        return this.#queue.addArguments(event.index, event.argumentsJson);
      case "usage-update":
        this.#usage = mergeUsage(this.#usage, event.usage);
        return "";
      case "generation-end":
        this.#beforeEnd = { events: this.#sequence, items: this.#output.length };
        return this.#end(event.stop);
      default:
        return assertNever(event);
    }
  }

  /**
   * Returns the events `error` and `response.failed`: some libraries notice only the one, others
   * only the other.
   */
  fail({ error, request_id: requestId }: ErrorBody): string {
    const { code, message, param } = error;
    if (this.#beforeEnd !== undefined) {
      this.#sequence = this.#beforeEnd.events;
      this.#output.length = this.#beforeEnd.items;
    }
    const progress = {
      status: "failed",
      error: { code, message },
      incomplete_details: null,
    } as const;
    const reason = jsonLine({ code, message, param, error, request_id: requestId });
    return (
      this.#event("error", reason.slice(1, -1)) +
      this.#event("response.failed", `"response":${this.#response(progress, null)}`)
    );
  }

  open(block: StreamBlock, index: number): string {
    const type = this.#typeOf(block);
    if (type !== "reasoning") this.#hasContent = true;
    const id = itemId(type, this.#identity, index);
    const place = `"item_id":${jsonText(id)},"output_index":${index}`;
    this.#item = {
      type,
      id,
      place,
      text: new GrowingText(),
      input: new InputReader(),
      hasDelta: false,
    };
    const added = this.#event(
      "response.output_item.added",
      `"output_index":${index},"item":${this.#bareItem(block, type, id)}`,
    );
    if (block.kind !== "text") return added;
    const part = `${place},"content_index":0,"part":${outputText('""')}`;
    return added + this.#event("response.content_part.added", part);
  }

  delta(text: string): string {
    const item = this.#openItem();
    item.text.add(text);
    const shown = item.type === "custom_tool_call" ? item.input.add(text) : text;
    return shown === "" ? "" : this.#shownDelta(item, shown);
  }

  #shownDelta(item: OpenItem, shown: string): string {
    const name = deltaNames[item.type];
    if (name === null) return "";
    const start = item.hasDelta ? "" : this.#startDeltas(item, name);
    item.hasDelta = true;
    return start + this.#delta(jsonText(shown));
  }

  /** Prepares the deltas of an item; the text of reasoning is a part that begins with them. */
  #startDeltas({ type, place }: OpenItem, name: string): string {
    const index = { message: ',"content_index":0', reasoning: ',"summary_index":0' };
    const at = place + (type === "message" || type === "reasoning" ? index[type] : "");
    this.#prepareDelta(`response.${name}.delta`, at, type === "message" ? ',"logprobs":[]' : "");
    if (type !== "reasoning") return "";
    const part = `${at},"part":${summary('""')}`;
    return this.#event("response.reasoning_summary_part.added", part);
  }

  close(block: StreamBlock, index: number): string {
    const item = this.#openItem();
    this.#item = undefined;
    const { text, json } = this.#contentEnd(block, item);
    this.#output.push(json);
    const done = `"output_index":${index},"item":${json}`;
    return text + this.#event("response.output_item.done", done);
  }

  /** Leaves a call open that the length limit has cut short: no client runs it. */
  cut(): null {
    return null;
  }

  #openItem(): OpenItem {
    if (this.#item === undefined) throw new Error("content outside an item");
    return this.#item;
  }

  #typeOf(block: StreamBlock): OutputType {
    if (block.kind !== "call") return block.kind === "text" ? "message" : "reasoning";
    return callTypes[clientTool(block.name, this.#shape).type];
  }

  /** Returns the item as it begins: without its content. */
  #bareItem(block: StreamBlock, type: OutputType, id: string): string {
    if (block.kind === "call") {
      const argumentsJson = type === "tool_search_call" ? "{}" : "";
      const call = encodeCall(id, { ...block, argumentsJson }, this.#shape);
      return callJson({ ...call, status: "in_progress" });
    }
    const head = `{"type":"${type}","id":${jsonText(id)}`;
    return block.kind === "text"
      ? `${head},"role":"assistant","status":"in_progress","content":[]}`
      : `${head},"summary":[]}`;
  }

  /** Returns the events that end the item's content, and the JSON of the complete item. */
  #contentEnd(
    block: StreamBlock,
    item: OpenItem,
  ): { readonly text: string; readonly json: string } {
    const content = item.text.text();
    if (block.kind === "call") return this.#callEnd(block, item, content);
    const { id, place } = item;
    const json = jsonText(content);
    if (block.kind === "text") {
      const part = outputText(json);
      const at = `${place},"content_index":0`;
      return {
        text:
          this.#event("response.output_text.done", `${at},"text":${json},"logprobs":[]`) +
          this.#event("response.content_part.done", `${at},"part":${part}`),
        json: `{"type":"message","id":${jsonText(id)},"role":"assistant","status":"${this.#textStatus(block)}","content":[${part}]}`,
      };
    }
    const state = block.state === undefined ? "" : `,"encrypted_content":${jsonText(block.state)}`;
    const parts = content === "" ? "" : summary(json);
    const at = `${place},"summary_index":0`;
    return {
      text:
        content === ""
          ? ""
          : this.#event("response.reasoning_summary_text.done", `${at},"text":${json}`) +
            this.#event("response.reasoning_summary_part.done", `${at},"part":${parts}`),
      json: `{"type":"reasoning","id":${jsonText(id)},"summary":[${parts}]${state}}`,
    };
  }

  /** Text that is the last of a reply which ended early is not complete. */
  #textStatus(block: StreamBlock): "completed" | "incomplete" {
    return this.#endsEarly && this.#queue.last === block ? "incomplete" : "completed";
  }

  #callEnd(
    block: Extract<StreamBlock, { kind: "call" }>,
    item: OpenItem,
    argumentsJson: string,
  ): { readonly text: string; readonly json: string } {
    const { id, place } = item;
    const call = encodeCall(id, { ...block, argumentsJson }, this.#shape);
    if (call.type === "function_call") {
      const done = `${place},"arguments":${jsonText(argumentsJson)}`;
      return {
        text: this.#event("response.function_call_arguments.done", done),
        json: callJson(call),
      };
    }
    if (call.type === "tool_search_call") return { text: "", json: callJson(call) };
    const rest = item.input.end();
    const last = rest === "" ? "" : this.#shownDelta(item, rest);
    const done = `${place},"input":${jsonText(call.input)}`;
    return {
      text: last + this.#event("response.custom_tool_call_input.done", done),
      json: callJson(call),
    };
  }

  /** Adds the sealed state of the next call to the reasoning right before it, or as an own item. */
  #addState(state: string | undefined): string {
    if (state === undefined) return "";
    const { last } = this.#queue;
    if (last?.kind !== "reasoning") {
      return this.#queue.enter({ kind: "reasoning", content: "", state });
    }
    last.state = state;
    return "";
  }

  #end(stop: StopCause): string {
    const progress = endedProgress(stop);
    this.#endsEarly = progress.status === "incomplete";
    let text = this.#queue.end(stop);
    if (!this.#hasContent) {
      const empty: StreamBlock = { kind: "text", content: "" };
      text += this.open(empty, this.#queue.closed) + this.close(empty, this.#queue.closed);
    }
    const response = this.#response(progress, this.#usage);
    return text + this.#event(`response.${progress.status}`, `"response":${response}`);
  }

  /** Returns the JSON of the response with its complete items. */
  #response(progress: ResponseProgress, usage: TokenUsage | null): string {
    const before = jsonLine(fieldsBeforeOutput(this.#identity, progress, this.#shape));
    const after = jsonLine(fieldsAfterOutput(this.#shape, usage));
    return `${before.slice(0, -1)},"output":[${this.#output.join(",")}],${after.slice(1)}`;
  }

  #prepareDelta(type: string, place: string, tail = ""): void {
    this.#deltaHead = `event: ${type}\ndata: {"type":"${type}","sequence_number":`;
    this.#deltaPlace = `,${place},"delta":`;
    this.#deltaTail = `${tail}}\n\n`;
  }

  #delta(json: string): string {
    const sequence = this.#sequence;
    this.#sequence += 1;
    return this.#deltaHead + sequence + this.#deltaPlace + json + this.#deltaTail;
  }

  #event(type: string, fields: string): string {
    const sequence = this.#sequence;
    this.#sequence += 1;
    return formatEvent(type, `{"type":"${type}","sequence_number":${sequence},${fields}}`);
  }
}

/** Returns the JSON of a call on one line. */
function callJson(call: object): string {
  return escapeLineSeparators(writeJson(call));
}

/** Returns the JSON of a message's part; `json` is the JSON of its text. */
function outputText(json: string): string {
  return `{"type":"output_text","text":${json},"annotations":[],"logprobs":[]}`;
}

function summary(json: string): string {
  return `{"type":"summary_text","text":${json}}`;
}
