import { assertNever, type ToolCall } from "./conversation.ts";
import type { GenerationEvent, StopCause } from "./generation-event.ts";
import { mergeUsage, type TokenUsage } from "./token-usage.ts";

/** A whole generation: what the events of a stream fold to. */
export interface GenerationResult {
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly ToolCall[];
  readonly usage: TokenUsage;
  /** Absent while the generation has not ended. */
  readonly stop?: StopCause;
}

/** Folds events, one at a time, into the result so far. */
export class GenerationFold {
  #text = "";
  #reasoning = "";
  #calls: (Omit<ToolCall, "type" | "argumentsJson"> & { argumentsJson: string })[] = [];
  #usage: TokenUsage = {};
  #stop: StopCause | undefined;

  /** Takes the next event; throws where a tool-call delta has no start (a decoder's bug). */
  add(event: GenerationEvent): void {
    switch (event.type) {
      case "generation-start":
        if (event.usage !== undefined) this.#usage = mergeUsage(this.#usage, event.usage);
        return;
      case "text-delta":
        this.#text += event.text;
        return;
      case "reasoning-delta":
        this.#reasoning += event.text;
        return;
      case "tool-call-start": {
        const { type: _, index, ...call } = event;
        this.#calls[index] = { ...call, argumentsJson: "" };
        return;
      }
      case "tool-call-delta": {
        const call = this.#calls[event.index];
        if (call === undefined) throw new Error("tool-call-delta before its tool-call-start");
        call.argumentsJson += event.argumentsJson;
        return;
      }
      case "usage-update":
        this.#usage = mergeUsage(this.#usage, event.usage);
        return;
      case "generation-end":
        this.#stop = event.stop;
        return;
      default:
        return assertNever(event);
    }
  }

  get usage(): TokenUsage {
    return this.#usage;
  }

  result(): GenerationResult {
    return {
      text: this.#text,
      reasoning: this.#reasoning,
      toolCalls: this.#calls.map((call) => ({ type: "tool-call", ...call })),
      usage: this.#usage,
      ...(this.#stop && { stop: this.#stop }),
    };
  }
}
