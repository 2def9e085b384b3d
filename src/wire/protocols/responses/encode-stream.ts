import { assertNever } from "../../../core/conversation/conversation.ts";
import { InputReader } from "../../../core/conversation/input-reader.ts";
import { GrowingText } from "../../../core/conversation/growing-text.ts";
import type { GenerationEvent, StopCause } from "../../../core/conversation/generation-event.ts";
import { mergeUsage, type TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { ErrorBody } from "../../../core/errors/error-body.ts";
import { formatEvent, jsonLine, jsonText } from "../../sse/format.ts";
import { BlockQueue, type BlockWire } from "../block-queue.ts";
import type { ReplyIdentity, StreamEncoder } from "../protocol.ts";
import { openCall, type StreamBlock } from "../stream-block.ts";
import { encodeCall } from "./encode-reply.ts";
import {
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
        return this.#end(event.stop);
      default:
        return assertNever(event);
    }
  }

  /** Returns the event `response.failed`, with the items that were complete. */
  fail({ error: { code, message } }: ErrorBody): string {
    const progress = {
      status: "failed",
      error: { code, message },
      incomplete_details: null,
    } as const;
    return this.#event("response.failed", `"response":${this.#response(progress, null)}`);
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
    return shown === "" ? "" : this.#startDeltas(item) + this.#delta(jsonText(shown));
  }

  /** Prepares the deltas of an item; the text of reasoning is a part that begins with them. */
  #startDeltas(item: OpenItem): string {
    if (item.hasDelta) return "";
    item.hasDelta = true;
    switch (item.type) {
      case "message":
        this.#prepareDelta(
          "response.output_text.delta",
          `${item.place},"content_index":0`,
          ',"logprobs":[]',
        );
        return "";
      case "function_call":
        this.#prepareDelta("response.function_call_arguments.delta", item.place);
        return "";
      case "custom_tool_call":
        this.#prepareDelta("response.custom_tool_call_input.delta", item.place);
        return "";
      case "reasoning": {
        const place = `${item.place},"summary_index":0`;
        this.#prepareDelta("response.reasoning_summary_text.delta", place);
        const part = `${place},"part":${summary('""')}`;
        return this.#event("response.reasoning_summary_part.added", part);
      }
    }
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
    return clientTool(block.name, this.#shape).isCustom ? "custom_tool_call" : "function_call";
  }

  /** Returns the item as it begins: without its content. */
  #bareItem(block: StreamBlock, type: OutputType, id: string): string {
    if (block.kind === "call") {
      const call = encodeCall(id, { ...block, argumentsJson: "" }, this.#shape);
      return jsonLine({ ...call, status: "in_progress" });
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
        json: `{"type":"message","id":${jsonText(id)},"role":"assistant","status":"completed","content":[${part}]}`,
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
        json: jsonLine(call),
      };
    }
    const rest = item.input.end();
    const last = rest === "" ? "" : this.#startDeltas(item) + this.#delta(jsonText(rest));
    const done = `${place},"input":${jsonText(call.input)}`;
    return {
      text: last + this.#event("response.custom_tool_call_input.done", done),
      json: jsonLine(call),
    };
  }

  /** Adds the sealed state of the next call to the reasoning right before it, or as an own item. */
  #addState(state: string | undefined): string {
    if (state === undefined) return "";
    const { last } = this.#queue;
    if (last?.kind !== "reasoning" || last.state !== undefined) {
      return this.#queue.enter({ kind: "reasoning", content: "", state });
    }
    last.state = state;
    return "";
  }

  #end(stop: StopCause): string {
    let text = this.#queue.end(stop);
    if (!this.#hasContent) {
      const empty: StreamBlock = { kind: "text", content: "" };
      text += this.open(empty, this.#queue.closed) + this.close(empty, this.#queue.closed);
    }
    const progress = endedProgress(stop);
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

/** Returns the JSON of a message's part; `json` is the JSON of its text. */
function outputText(json: string): string {
  return `{"type":"output_text","text":${json},"annotations":[],"logprobs":[]}`;
}

function summary(json: string): string {
  return `{"type":"summary_text","text":${json}}`;
}
