import type { NothingLeft, OutputFormat } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { GrowingText } from "../../../core/conversation/growing-text.ts";
import { JsonEnd } from "../../../core/raw-json/json-end.ts";
import type { Keep } from "./decoding.ts";
import type { GenerationRequest } from "./provider.ts";

/** Whether JSON was requested from a model without strict output: its answer is cut to the JSON. */
export function answersAtBestEffort({ conversation, model }: GenerationRequest): boolean {
  return conversation.output !== undefined && model.capabilities.structuredOutput === "best_effort";
}

/** System text that requests JSON from a model without strict output. */
export function jsonInstruction(output: OutputFormat): string {
  const only = "Reply with JSON only: no text before or after it, no code fence.";
  if (output.kind === "json-object") return `${only} The JSON must be one object.`;
  // Name, description and strictness are for upstreams that enforce the schema.
  const { kind: _kind, name: _name, description: _description, strict: _strict, ...more } = output;
  const { schema, ...rest } = more;
  rest satisfies NothingLeft;
  return `${only} The JSON must be valid against this JSON Schema:\n${schema.text}`;
}

/** A longer beginning of a fence is none: it is read anew with each piece of text. */
const TAIL_CHARACTERS_MAX = 16_384;

const fence = /```[^\n`]*\n\s*(?=[[{])/;

/**
 * Cuts the JSON out of a best-effort answer: a code fence and the text around it are removed from
 * the stream of events. An answer without such JSON is emitted unchanged, at its end.
 */
export class JsonCutter {
  readonly #keep: Keep | undefined;
  /** What ends the JSON; null: none has begun, and text is withheld. */
  #json: JsonEnd | null = null;
  /** Text without JSON. */
  readonly #before = new GrowingText();
  /** What follows it and may be the beginning of a fence, or white space at the start. */
  #tail = "";

  /** `keep` bounds what is withheld. */
  constructor(keep?: Keep) {
    this.#keep = keep;
  }

  /** Takes the next event; emits text as soon as it is known to be JSON. */
  cut(event: GenerationEvent): GenerationEvent[] {
    if (event.type === "text-delta") return textDelta(this.#feed(event.text));
    if (event.type !== "generation-end") return [event];
    return [...textDelta(this.#json === null ? this.#withheld() : ""), event];
  }

  #feed(text: string): string {
    if (this.#json !== null) return text.slice(0, this.#json.take(text));
    this.#keep?.(text.length);
    const tail = this.#tail + text;
    const isStart = this.#before.length === 0;
    const found = (isStart ? /^\s*(?=[[{])/.exec(tail) : null) ?? fence.exec(tail);
    if (found !== null) {
      this.#json = new JsonEnd();
      return this.#feed(tail.slice(found.index + found[0].length));
    }
    const open = isStart && /^\s*$/.test(tail) ? 0 : openFence(tail);
    const at = tail.length - open > TAIL_CHARACTERS_MAX ? tail.length : open;
    this.#before.add(tail.slice(0, at));
    this.#tail = tail.slice(at);
    return "";
  }

  #withheld(): string {
    return this.#before.text() + this.#tail;
  }
}

/** Where a fence begins whose JSON has not come; the text's length if there is none. */
function openFence(text: string): number {
  const at = text.lastIndexOf("```");
  if (at >= 0 && /^```[^\n`]*(?:\n\s*)?$/.test(text.slice(at))) return at;
  return text.length - (/`{1,2}$/.exec(text)?.[0].length ?? 0);
}

function textDelta(text: string): GenerationEvent[] {
  return text === "" ? [] : [{ type: "text-delta", text }];
}
