import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import {
  type DecodeContext,
  KEPT_ITEM_CHARACTERS,
  nameOfCall,
  readArguments,
} from "../shared/decoding.ts";
import { InputWriter } from "./custom-tools.ts";
import { packReasoning, type PositionedReasoning, reasoningOf } from "./reasoning-item.ts";
import type { CallPlace, OutputItem, OutputPart, ResponseBody, TextPlace } from "./reply-body.ts";

interface OpenCall {
  readonly index: number;
  /** The server's ids of it and of its item. */
  readonly ids: readonly string[];
  /** Set if it is of a custom tool. */
  readonly input?: InputWriter;
  /** Whether any of its arguments, or of its input, have been emitted. */
  hasArguments: boolean;
}

/** The types of a message's parts whose text is read. */
const readParts: ReadonlySet<string> = new Set(["output_text", "text", "refusal"]);

/** The types of items that are calls of the client's tools. */
const callTypes: ReadonlySet<string> = new Set(["function_call", "custom_tool_call"]);

/** Separator between messages, and between parts of reasoning, in one text. */
const SEPARATOR = "\n\n";

/**
 * Converts the output items of a reply to events: pieces as they arrive, and from a finished item
 * only content that was not sent in pieces. A non-streaming response consists only of finished
 * items.
 */
export class OutputItems {
  readonly #context: DecodeContext;
  /** Positions of the text that has been emitted. */
  readonly #emitted = new Set<string>();
  /** The last call of each output item. */
  readonly #calls = new Map<number, OpenCall>();
  /** By output item and each of the call's ids. */
  readonly #callsById = new Map<string, OpenCall>();
  /** The calls of custom tools. */
  readonly #inputs: OpenCall[] = [];
  /** The call that began after all other content. */
  #newest: OpenCall | undefined;
  #started = 0;
  /** The last position per kind of text. Text at another position is preceded by a separator. */
  readonly #last: { text?: string; reasoning?: string } = {};
  /** Reasoning that has not been attached to a call yet. */
  #reasoning: PositionedReasoning[] = [];
  #refused = false;

  constructor(context: DecodeContext) {
    this.#context = context;
  }

  get calledTools(): boolean {
    return this.#calls.size > 0;
  }

  /** Whether any text has been emitted. */
  get hasText(): boolean {
    return this.#last.text !== undefined;
  }

  get refused(): boolean {
    return this.#refused;
  }

  /** Whether any item has arrived. */
  get isEmpty(): boolean {
    return this.#emitted.size === 0 && this.#calls.size === 0;
  }

  addText({ item, part }: TextPlace, text: string): GenerationEvent[] {
    if (text === "") return [];
    this.#newest = undefined;
    this.#markEmitted(`${item} ${part}`);
    // The parts of a message are one text; messages are separated.
    const place = String(item);
    const separator = (this.#last.text ?? place) === place ? "" : SEPARATOR;
    this.#last.text = place;
    // Reasoning before earlier text is already marked.
    if (this.#reasoning.at(-1)?.beforeText === false) {
      this.#reasoning = this.#reasoning.map((placed) => ({ ...placed, beforeText: true }));
    }
    return [{ type: "text-delta", text: separator + text }];
  }

  addRefusal(place: TextPlace, text: string): GenerationEvent[] {
    this.#refused = true;
    return this.addText(place, text);
  }

  addReasoning({ item, part }: TextPlace, text: string): GenerationEvent[] {
    if (text === "") return [];
    this.#newest = undefined;
    const place = `${item} ${part}`;
    this.#markEmitted(place);
    const separator = (this.#last.reasoning ?? place) === place ? "" : SEPARATOR;
    this.#last.reasoning = place;
    return [{ type: "reasoning-delta", text: separator + text }];
  }

  /** Starts an item that arrives in pieces. */
  begin(item: number, output: OutputItem): GenerationEvent[] {
    return callTypes.has(output.type) ? this.#startCall(item, output) : this.#endNewest();
  }

  /** Other content begins: the inputs that are done were not cut by the length limit. */
  #endNewest(): GenerationEvent[] {
    this.#newest = undefined;
    return this.#inputs.flatMap((call) => (call.input?.isDone === true ? endOf(call) : []));
  }

  #startCall(item: number, call: OutputItem): GenerationEvent[] {
    const ids = idsOf(call);
    const known = this.#find({ item, ids })?.ids;
    // Some servers send no index, or the same one for all calls.
    const isSame = known?.some((id) => ids.includes(id)) || known?.length === 0 || ids.length === 0;
    if (known !== undefined && isSame) return [];
    const name = nameOfCall(call.name);
    const ended = this.#endNewest();
    const index = this.#started;
    this.#started += 1;
    const input = call.type === "custom_tool_call" ? new InputWriter() : undefined;
    const open: OpenCall = { index, ids, hasArguments: false, ...(input && { input }) };
    if (input !== undefined) this.#inputs.push(open);
    this.#newest = open;
    this.#context.countKept(KEPT_ITEM_CHARACTERS + ids.join("").length);
    this.#calls.set(item, open);
    for (const id of ids) this.#callsById.set(`${item} ${id}`, open);
    const reasoning = this.#reasoning;
    this.#reasoning = [];
    return [
      ...ended,
      {
        type: "tool-call-start",
        index,
        id: ids[0] ?? this.#context.newCallId(),
        name: this.#context.toolName(name),
        ...(reasoning.length > 0 && {
          reasoningState: packReasoning(reasoning, this.#context.upstream),
        }),
      },
      ...(input === undefined ? [] : argumentsOf(open, InputWriter.start)),
    ];
  }

  addArguments(place: CallPlace, argumentsJson: string): GenerationEvent[] {
    const call = this.#find(place);
    if (call === undefined || call.input !== undefined || argumentsJson === "") return [];
    call.hasArguments = true;
    return argumentsOf(call, argumentsJson);
  }

  /** Emits the complete arguments of a call if no pieces of them arrived. */
  finishArguments(place: CallPlace, argumentsJson: string): GenerationEvent[] {
    if (this.#find(place)?.hasArguments === true) return [];
    return this.addArguments(place, argumentsJson);
  }

  addInput(place: CallPlace, input: string): GenerationEvent[] {
    const call = this.#find(place);
    if (call?.input === undefined || input === "") return [];
    call.hasArguments = true;
    return argumentsOf(call, call.input.add(input));
  }

  /**
   * Emits the complete input of a call if no pieces of it arrived; `status` is that of its item, if
   * the event has one. Unless the call is known to be complete, or other content has followed it,
   * the end of its arguments comes with other content, or at the end of the reply.
   */
  finishInput(place: CallPlace, input: string, status?: string): GenerationEvent[] {
    const call = this.#find(place);
    if (call?.input === undefined) return [];
    const missing = call.hasArguments ? [] : this.addInput(place, input);
    const known = status ?? (call === this.#newest ? undefined : "completed");
    return [...missing, ...argumentsOf(call, call.input.finish(known))];
  }

  /**
   * Emits the end of the arguments of each call whose end was not emitted. In an incomplete reply,
   * an input that is not done was cut short, and the newest may have been: they get no end.
   */
  closeInputs({ isIncomplete }: Pick<ResponseBody, "isIncomplete">): GenerationEvent[] {
    const isCut = (call: OpenCall): boolean =>
      isIncomplete && (call === this.#newest || call.input?.isDone !== true);
    return this.#inputs.flatMap((call) => (isCut(call) ? [] : endOf(call)));
  }

  /**
   * Returns the call with one of the ids, otherwise the last call of the output item: some servers
   * use different ids in each event.
   */
  #find({ item, ids }: CallPlace): OpenCall | undefined {
    const last = this.#calls.get(item);
    // The usual case: calls of one item share no id.
    if (last === undefined || ids.some((id) => last.ids.includes(id))) return last;
    const named = ids.map((id) => this.#callsById.get(`${item} ${id}`));
    return named.find((call) => call !== undefined) ?? last;
  }

  /**
   * Emits a finished item; `source` is that of the JSON that contains it. Items without content for
   * the client are left out.
   */
  finish(item: number, output: OutputItem, source: JsonSource): GenerationEvent[] {
    switch (output.type) {
      case "message":
        return [...this.#endNewest(), ...this.#finishMessage(item, output)];
      case "reasoning":
        return [...this.#endNewest(), ...this.#finishReasoning(item, output)];
      case "function_call":
        return [
          ...this.#startCall(item, output),
          ...this.finishArguments(
            { item, ids: idsOf(output) },
            readArguments(output.arguments, source),
          ),
        ];
      case "custom_tool_call":
        return [
          ...this.#startCall(item, output),
          ...this.finishInput({ item, ids: idsOf(output) }, output.input, output.status),
        ];
      default:
        this.#context.report("unknown-block", output.type);
        return [];
    }
  }

  #finishMessage(item: number, { content }: OutputItem): GenerationEvent[] {
    return content.flatMap((part, at) => {
      if (!readParts.has(part.type)) this.#context.report("unknown-block", part.type);
      return this.finishText({ item, part: `content ${at}` }, part);
    });
  }

  /** Emits a finished part of a message if no pieces of it arrived. */
  finishText(
    place: TextPlace,
    { text, refusal }: Pick<OutputPart, "text" | "refusal">,
  ): GenerationEvent[] {
    if (refusal !== undefined) this.#refused = true;
    if (this.#isEmitted(place)) return [];
    return this.addText(place, refusal ?? text);
  }

  /** Emits a finished part of reasoning if no pieces of it arrived. */
  finishReasoningText(place: TextPlace, text: string): GenerationEvent[] {
    return this.#isEmitted(place) ? [] : this.addReasoning(place, text);
  }

  #finishReasoning(item: number, output: OutputItem): GenerationEvent[] {
    const kept = reasoningOf(output);
    if (kept !== undefined) {
      this.#context.countKept(JSON.stringify(kept).length);
      this.#reasoning.push({ item: kept, beforeText: false });
    }
    return (["summary", "content"] as const).flatMap((list) =>
      output[list].flatMap(({ text }, at) =>
        this.finishReasoningText({ item, part: `${list} ${at}` }, text),
      ),
    );
  }

  #markEmitted(place: string): void {
    if (this.#emitted.has(place)) return;
    this.#context.countKept(KEPT_ITEM_CHARACTERS);
    this.#emitted.add(place);
  }

  #isEmitted({ item, part }: TextPlace): boolean {
    return this.#emitted.has(`${item} ${part}`);
  }
}

function argumentsOf({ index }: OpenCall, argumentsJson: string): GenerationEvent[] {
  return argumentsJson === "" ? [] : [{ type: "tool-call-delta", index, argumentsJson }];
}

function endOf(call: OpenCall): GenerationEvent[] {
  return argumentsOf(call, call.input?.close() ?? "");
}

/** Returns the ids of a call and its item, the call's first. */
function idsOf({ callId, id }: OutputItem): readonly string[] {
  return [callId, id].filter((each) => each !== undefined);
}
