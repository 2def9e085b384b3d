import type { GenerationEvent } from "../../conversation/generation-event.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import { KEPT_CHARACTERS } from "../kept-size.ts";
import type { CarriedReasoning } from "./carried-reasoning.ts";
import type { DecodeContext } from "../decode-context.ts";
import type { ParsedToolCall } from "./parse-message.ts";

interface OpenCall {
  /** Our index of the call, assigned when it has a name; until then its arguments are kept. */
  index: number | undefined;
  id: string | undefined;
  kept: string;
}

/**
 * Assembles tool-call deltas by `index`; if a server omits it or sends the same one for all calls,
 * by `id`. Repeated names and ids are read once.
 */
export class ToolCallAssembler {
  readonly #context: DecodeContext;
  readonly #carried: CarriedReasoning;
  readonly #byIndex = new Map<number, OpenCall>();
  readonly #byId = new Map<string, OpenCall>();
  #last: OpenCall | undefined;
  #opened = 0;
  #started = 0;

  constructor(context: DecodeContext, carried: CarriedReasoning) {
    this.#context = context;
    this.#carried = carried;
  }

  /** Number of calls that have started. */
  get started(): number {
    return this.#started;
  }

  feed(delta: ParsedToolCall): GenerationEvent[] {
    const call = this.#find(delta) ?? this.#open(delta);
    this.#last = call;
    this.#learnId(call, delta.id);
    if (call.index !== undefined) return argumentsOf(call.index, delta.argumentsJson);
    this.#context.keep(delta.argumentsJson.length);
    call.kept += delta.argumentsJson;
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
        ...this.#carried.take(delta),
      },
      ...argumentsOf(index, call.kept),
    ];
  }

  /** Throws `malformed-response` if a call never got a name. */
  end(): void {
    if (this.#started === this.#opened) return;
    throw new UpstreamFailure("malformed-response", "upstream: a tool call without a name", {
      status: 200,
    });
  }

  #find({ index, id, name }: ParsedToolCall): OpenCall | undefined {
    if (index === undefined) {
      if (id !== undefined) return this.#byId.get(id);
      return name === undefined ? this.#last : undefined;
    }
    const call = this.#byIndex.get(index);
    const another =
      id !== undefined && name !== undefined && call?.id !== undefined && call.id !== id;
    return another ? undefined : call;
  }

  /** The first call with an id has it; a server may repeat it for all. */
  #learnId(call: OpenCall, id: string | undefined): void {
    call.id ??= id;
    if (call.id !== undefined && !this.#byId.has(call.id)) this.#byId.set(call.id, call);
  }

  #open({ index, id }: ParsedToolCall): OpenCall {
    this.#context.keep(KEPT_CHARACTERS + (id?.length ?? 0));
    const call: OpenCall = { index: undefined, id, kept: "" };
    this.#opened += 1;
    if (index !== undefined) this.#byIndex.set(index, call);
    return call;
  }
}

function argumentsOf(index: number, argumentsJson: string): GenerationEvent[] {
  return argumentsJson === "" ? [] : [{ type: "tool-call-delta", index, argumentsJson }];
}
