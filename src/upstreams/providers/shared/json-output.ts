import type { NoFieldsLeft, OutputFormat } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { GrowingText } from "../../../core/conversation/growing-text.ts";
import { JsonEnd } from "../../../core/raw-json/json-end.ts";
import type { CountKept } from "./decoding.ts";
import type { GenerationRequest } from "./provider.ts";

/**
 * Returns whether JSON was requested from a model without strict output. Its answer is reduced to
 * the JSON.
 */
export function wantsBestEffortJson({ conversation, model }: GenerationRequest): boolean {
  return conversation.output !== undefined && model.capabilities.structuredOutput === "best_effort";
}

/** Returns system text that requests JSON from a model without strict output. */
export function jsonInstruction(output: OutputFormat): string {
  const only = "Reply with JSON only: no text before or after it, no code fence.";
  if (output.kind === "json-object") return `${only} The JSON must be one object.`;
  // Name, description and strictness are for upstreams that enforce the schema.
  const { kind: _kind, name: _name, description: _description, strict: _strict, ...more } = output;
  const { schema, ...rest } = more;
  rest satisfies NoFieldsLeft;
  return `${only} The JSON must be valid against this JSON Schema:\n${schema.text}`;
}

/**
 * A longer text is not treated as the start of a fence, because it is scanned again with each
 * piece.
 */
const TAIL_CHARACTERS_MAX = 16_384;

const fence = /```[^\n`]*\n\s*(?=[[{])/;

/**
 * Extracts the JSON of a best-effort answer: a code fence and the text around it are removed from
 * the stream of events. An answer without JSON in this form is emitted unchanged, at its end.
 */
export class JsonCutter {
  readonly #countKept: CountKept | undefined;
  /** Finds the end of the JSON; null before its start, while text is withheld. */
  #json: JsonEnd | null = null;
  /** Text without JSON. */
  readonly #before = new GrowingText();
  /** Later text that may be the start of a fence, or white space at the start of the answer. */
  #tail = "";

  /** `keep` bounds the withheld text. */
  constructor(countKept?: CountKept) {
    this.#countKept = countKept;
  }

  /** Handles the next event. Text is emitted as soon as it is known to be JSON. */
  cut(event: GenerationEvent): GenerationEvent[] {
    if (event.type === "text-delta") return textDelta(this.#feed(event.text));
    if (event.type !== "generation-end") return [event];
    return [...textDelta(this.#json === null ? this.#withheld() : ""), event];
  }

  #feed(text: string): string {
    if (this.#json !== null) return text.slice(0, this.#json.take(text));
    this.#countKept?.(text.length);
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

/** Returns the position of a fence without the start of its JSON; the text's length without one. */
function openFence(text: string): number {
  const at = text.lastIndexOf("```");
  if (at >= 0 && /^```[^\n`]*(?:\n\s*)?$/.test(text.slice(at))) return at;
  return text.length - (/`{1,2}$/.exec(text)?.[0].length ?? 0);
}

function textDelta(text: string): GenerationEvent[] {
  return text === "" ? [] : [{ type: "text-delta", text }];
}
