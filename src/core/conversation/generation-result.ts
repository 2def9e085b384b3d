import { assertNever, type ToolCall } from "./conversation.ts";
import type { GenerationEvent, StopCause } from "./generation-event.ts";
import { GrowingText } from "./growing-text.ts";
import { mergeUsage, type TokenUsage } from "./token-usage.ts";

/** A block of a reply: text, reasoning, or a tool call. */
export type ReplyBlock = { readonly type: "text" | "reasoning"; readonly text: string } | ToolCall;

/** A complete generation, folded from the events of a stream. */
export interface GenerationResult {
  /** In the order of their start in the stream. Consecutive text is one block. */
  readonly blocks: readonly ReplyBlock[];
  readonly usage: TokenUsage;
  /** Absent until the generation has ended. */
  readonly stop?: StopCause;
  /** Set if the reasoning is never shown, whatever the client requested. */
  readonly hidesReasoning?: true;
  /** Number of characters that were counted but not kept; absent if all were kept. */
  readonly omitted?: { readonly output: number; readonly reasoning: number };
}

/** Returns all text or all reasoning of a result. */
export function textOf(
  { blocks }: Pick<GenerationResult, "blocks">,
  type: "text" | "reasoning" = "text",
): string {
  return blocks.map((block) => (block.type === type ? block.text : "")).join("");
}

/** Returns the tool calls of a result. */
export function callsOf({ blocks }: Pick<GenerationResult, "blocks">): readonly ToolCall[] {
  return blocks.filter((block) => block.type === "tool-call");
}

type CallStart = Extract<GenerationEvent, { type: "tool-call-start" }>;

interface GrowingCall extends Omit<ToolCall, "argumentsJson"> {
  readonly argumentsJson: GrowingText;
}

type GrowingBlock =
  | { readonly type: "text" | "reasoning"; readonly text: GrowingText }
  | GrowingCall;

/** Folds events, one at a time, into the result so far. */
export class GenerationFold {
  readonly #charactersMax: number;
  readonly #blocks: GrowingBlock[] = [];
  readonly #calls: GrowingCall[] = [];
  #callsStarted = 0;
  readonly #kept = { text: 0, reasoning: 0, calls: 0 };
  readonly #omitted = { output: 0, reasoning: 0 };
  #usage: TokenUsage = {};
  #stop: StopCause | undefined;
  #hidesReasoning = false;

  /** Keeps about `charactersMax` each of text, reasoning and calls, and counts the rest. */
  constructor(charactersMax = Number.POSITIVE_INFINITY) {
    this.#charactersMax = charactersMax;
  }

  /** Adds the next event. Throws if a tool-call delta has no start (a decoder's bug). */
  add(event: GenerationEvent): void {
    switch (event.type) {
      case "generation-start":
        this.#hidesReasoning = event.hidesReasoning === true;
        if (event.usage !== undefined) this.#usage = mergeUsage(this.#usage, event.usage);
        return;
      case "text-delta":
        if (event.text !== "" && this.#keeps("text", event.text))
          this.#growing("text").add(event.text);
        return;
      case "reasoning-delta":
        if (event.text !== "" && this.#keeps("reasoning", event.text))
          this.#growing("reasoning").add(event.text);
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
    const { output, reasoning } = this.#omitted;
    return {
      blocks: this.#blocks.map(grown),
      usage: this.#usage,
      ...(this.#stop && { stop: this.#stop }),
      ...(this.#hidesReasoning && { hidesReasoning: true }),
      ...(output + reasoning > 0 && { omitted: { output, reasoning } }),
    };
  }

  /** Returns the block that text of this type continues, or a new block. */
  #growing(type: "text" | "reasoning"): GrowingText {
    const last = this.#blocks.at(-1);
    if (last?.type === type) return last.text;
    const text = new GrowingText();
    this.#blocks.push({ type, text });
    return text;
  }

  #startCall(event: CallStart): void {
    const { type: _, index, ...call } = event;
    this.#callsStarted = Math.max(this.#callsStarted, index + 1);
    if (!this.#keeps("calls", call.name)) return;
    const growing = { type: "tool-call", ...call, argumentsJson: new GrowingText() } as const;
    this.#calls[index] = growing;
    this.#blocks.push(growing);
  }

  #addArguments(index: number, argumentsJson: string): void {
    if (index >= this.#callsStarted) throw new Error("tool-call-delta before its tool-call-start");
    if (this.#keeps("calls", argumentsJson)) this.#calls[index]?.argumentsJson.add(argumentsJson);
  }

  /**
   * Returns whether a piece is kept; otherwise it is counted. After the first omitted piece of a
   * kind, all later pieces of that kind are omitted.
   */
  #keeps(kind: "text" | "reasoning" | "calls", piece: string): boolean {
    const isKept = this.#kept[kind] < this.#charactersMax;
    if (isKept) this.#kept[kind] += piece.length;
    else this.#omitted[kind === "reasoning" ? kind : "output"] += piece.length;
    return isKept;
  }
}

function grown(block: GrowingBlock): ReplyBlock {
  return block.type === "tool-call"
    ? { ...block, argumentsJson: block.argumentsJson.text() }
    : { type: block.type, text: block.text.text() };
}
