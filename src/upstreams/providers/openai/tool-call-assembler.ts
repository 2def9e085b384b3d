import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { JsonEnd } from "../../../core/raw-json/json-end.ts";
import type { ReasoningCollector } from "./call-reasoning.ts";
import { type DecodeContext, KEPT_ITEM_CHARACTERS, malformedReply } from "../shared/decoding.ts";
import type { ReplyCall } from "./reply-body.ts";

interface OpenCall {
  /** Our index of the call, assigned when it has a name; until then its arguments are kept. */
  index: number | undefined;
  id: string | undefined;
  name: string | undefined;
  kept: string;
  readonly end: JsonEnd;
  /**
   * A repetition of its name after complete arguments. Later arguments may belong to another call.
   */
  again: ReplyCall | null;
}

/**
 * Assembles tool-call deltas by `index`; if a server omits it or sends the same one for all calls,
 * by `id`. Repeated names and ids are read once.
 */
export class ToolCallAssembler {
  readonly #context: DecodeContext;
  readonly #collector: ReasoningCollector;
  /** By choice and index. */
  readonly #byIndex = new Map<string, OpenCall>();
  readonly #byId = new Map<string, OpenCall>();
  #last: OpenCall | undefined;
  #opened = 0;
  #started = 0;

  constructor(context: DecodeContext, collector: ReasoningCollector) {
    this.#context = context;
    this.#collector = collector;
  }

  /** Number of calls that have started. */
  get started(): number {
    return this.#started;
  }

  /** Adds a delta of a choice. The choices of one reply number their calls separately. */
  feed(delta: ReplyCall, choice = 0): GenerationEvent[] {
    const place = delta.index === undefined ? undefined : `${choice} ${delta.index}`;
    const found = this.#find(delta, place);
    if (found !== undefined && namesAgain(found, delta)) {
      found.again = delta;
      return [];
    }
    const isAnotherCall = found === undefined || isAnother(found, delta);
    const call = isAnotherCall ? this.#open(delta, place) : found;
    if (isAnotherCall && found?.again)
      return this.#start(call, { ...found.again, ...named(delta) });
    return this.#start(call, delta);
  }

  #start(call: OpenCall, delta: ReplyCall): GenerationEvent[] {
    this.#last = call;
    this.#learnId(call, delta.id);
    call.end.take(delta.argumentsJson);
    if (call.index !== undefined) return argumentsOf(call.index, delta.argumentsJson);
    this.#context.countKept(delta.argumentsJson.length);
    call.kept += delta.argumentsJson;
    call.name ??= delta.name;
    if (delta.name === undefined) return [];
    const index = this.#started;
    this.#started += 1;
    call.index = index;
    return [
      {
        type: "tool-call-start",
        index,
        id: call.id ?? this.#context.newCallId(),
        name: this.#context.toolName(delta.name),
        ...this.#collector.take(delta),
      },
      ...argumentsOf(index, call.kept),
    ];
  }

  /** Throws `malformed-response` if a call never got a name. */
  end(): void {
    if (this.#started < this.#opened) throw malformedReply("a tool call without a name");
  }

  #find(delta: ReplyCall, place: string | undefined): OpenCall | undefined {
    const { id, name } = delta;
    const unplaced = name === undefined ? this.#last : undefined;
    const ofId = id === undefined ? unplaced : this.#byId.get(id);
    return place === undefined ? ofId : this.#byIndex.get(place);
  }

  /**
   * Records an id. Later deltas with this id and without an index continue the last call that has
   * it.
   */
  #learnId(call: OpenCall, id: string | undefined): void {
    call.id ??= id;
    if (call.id === id && id !== undefined) this.#byId.set(id, call);
  }

  #open({ id }: ReplyCall, place: string | undefined): OpenCall {
    this.#context.countKept(KEPT_ITEM_CHARACTERS + (id?.length ?? 0));
    const call: OpenCall = {
      index: undefined,
      id,
      name: undefined,
      kept: "",
      end: new JsonEnd(),
      again: null,
    };
    this.#opened += 1;
    if (place !== undefined) this.#byIndex.set(place, call);
    return call;
  }
}

/** Returns whether a delta only repeats the name of a call with complete arguments. */
function namesAgain(call: OpenCall, { id, name, argumentsJson }: ReplyCall): boolean {
  const isSame = name === call.name && (id === undefined || id === call.id);
  return isSame && call.end.hasCome && argumentsJson.trim() === "";
}

/**
 * Returns whether a delta begins another call at the index or id of an earlier one: its id differs,
 * or the earlier call's arguments are complete and the delta has a name, or its name was repeated
 * before. Servers repeat id and name in each piece of a call, and use one index, or one id, for
 * several calls.
 */
function isAnother(call: OpenCall, { id, name, argumentsJson }: ReplyCall): boolean {
  if (name === undefined) return call.again !== null && argumentsJson.trim() !== "";
  if (id !== undefined && call.id !== undefined && call.id !== id) return true;
  return call.end.hasCome;
}

/** Returns the fields of a delta that override an earlier one. */
function named({ id, name, ...delta }: ReplyCall): Partial<ReplyCall> {
  return { ...delta, ...(id !== undefined && { id }), ...(name !== undefined && { name }) };
}

function argumentsOf(index: number, argumentsJson: string): GenerationEvent[] {
  return argumentsJson === "" ? [] : [{ type: "tool-call-delta", index, argumentsJson }];
}
