import { assertNever, type ToolCall } from "./conversation.ts";
import type { GenerationEvent, StopCause } from "./generation-event.ts";
import { GrowingText } from "./growing-text.ts";
import { mergeUsage, type TokenUsage } from "./token-usage.ts";

/** A whole generation: what the events of a stream fold to. */
export interface GenerationResult {
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly ToolCall[];
  readonly usage: TokenUsage;
  /** Absent while the generation has not ended. */
  readonly stop?: StopCause;
  /** Characters that were counted and not kept; absent if all were kept. */
  readonly omitted?: { readonly output: number; readonly reasoning: number };
}

type CallStart = Extract<GenerationEvent, { type: "tool-call-start" }>;

interface GrowingCall extends Omit<ToolCall, "type" | "argumentsJson"> {
  readonly argumentsJson: GrowingText;
}

/** Folds events, one at a time, into the result so far. */
export class GenerationFold {
  readonly #charactersMax: number;
  readonly #text = new GrowingText();
  readonly #reasoning = new GrowingText();
  readonly #calls: GrowingCall[] = [];
  #callsStarted = 0;
  #callCharacters = 0;
  #omittedOutput = 0;
  #omittedReasoning = 0;
  #usage: TokenUsage = {};
  #stop: StopCause | undefined;

  /** Keeps about `charactersMax` of text, of reasoning and of calls each, and counts the rest. */
  constructor(charactersMax = Number.POSITIVE_INFINITY) {
    this.#charactersMax = charactersMax;
  }

  /** Takes the next event; throws where a tool-call delta has no start (a decoder's bug). */
  add(event: GenerationEvent): void {
    switch (event.type) {
      case "generation-start":
        if (event.usage !== undefined) this.#usage = mergeUsage(this.#usage, event.usage);
        return;
      case "text-delta":
        if (this.#text.length < this.#charactersMax) this.#text.add(event.text);
        else this.#omittedOutput += event.text.length;
        return;
      case "reasoning-delta":
        if (this.#reasoning.length < this.#charactersMax) this.#reasoning.add(event.text);
        else this.#omittedReasoning += event.text.length;
        return;
      case "tool-call-start":
        return this.#startCall(event);
      case "tool-call-delta":
        return this.#addArguments(event.index, event.argumentsJson);
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
    const [output, reasoning] = [this.#omittedOutput, this.#omittedReasoning];
    return {
      text: this.#text.text(),
      reasoning: this.#reasoning.text(),
      toolCalls: this.#calls.map(({ argumentsJson, ...call }) => ({
        type: "tool-call",
        ...call,
        argumentsJson: argumentsJson.text(),
      })),
      usage: this.#usage,
      ...(this.#stop && { stop: this.#stop }),
      ...(output + reasoning > 0 && { omitted: { output, reasoning } }),
    };
  }

  #startCall(event: CallStart): void {
    const { type: _, index, ...call } = event;
    this.#callsStarted = Math.max(this.#callsStarted, index + 1);
    if (!this.#keeps(call.name.length)) return;
    this.#calls[index] = { ...call, argumentsJson: new GrowingText() };
  }

  #addArguments(index: number, argumentsJson: string): void {
    if (index >= this.#callsStarted) throw new Error("tool-call-delta before its tool-call-start");
    if (this.#keeps(argumentsJson.length)) this.#calls[index]?.argumentsJson.add(argumentsJson);
  }

  /** Once something of the calls is omitted, all that follows is. */
  #keeps(characters: number): boolean {
    const isKept = this.#callCharacters < this.#charactersMax;
    if (isKept) this.#callCharacters += characters;
    else this.#omittedOutput += characters;
    return isKept;
  }
}
