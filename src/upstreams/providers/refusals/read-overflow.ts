import { countedOverflows, overflowCodes, uncountedOverflows } from "./overflow-table.ts";

/** The numbers that an error has in separate fields: llama.cpp's `n_prompt_tokens`, `n_ctx`. */
export interface ContextCounts {
  readonly tokens: number | undefined;
  readonly maximum: number | undefined;
}

/** An upstream's parsed error. Its message is bounded and contains no key. */
export interface RefusingError {
  readonly status: number;
  readonly message: string;
  /** Its error codes in lower case. */
  readonly words: readonly string[];
  /** The fields that it names outside its message. */
  readonly fields: readonly string[];
  readonly counts: ContextCounts;
}

/**
 * A conversation that does not fit: with both numbers, also with the output limit, or without
 * numbers.
 */
export type Overflow =
  | { readonly tokens: number; readonly output?: number; readonly maximum: number }
  | { readonly tokens?: never; readonly output?: never; readonly maximum?: never };

interface OverflowWords extends Omit<RefusingError, "message" | "fields"> {
  readonly searched: string;
}

/**
 * A 413 is about the context only if its message mentions it. Most are about bytes, or tokens per
 * minute.
 */
const contextWords = /context (?:window|length)/i;

/**
 * Reads an overflow: input that is longer than the context, or too long together with the requested
 * output. Undefined if the error is about something else.
 */
export function readOverflow(error: OverflowWords): Overflow | undefined {
  const { tokens, maximum } = error.counts;
  if (tokens !== undefined && maximum !== undefined && tokens > maximum) return { tokens, maximum };
  const counted = readCounted(error.searched);
  if (counted !== undefined) return counted;
  const isOverflow =
    error.words.some((word) => overflowCodes.includes(word)) ||
    uncountedOverflows.some((pattern) => pattern.test(error.searched)) ||
    (error.status === 413 && contextWords.test(error.searched));
  return isOverflow ? {} : undefined;
}

function readCounted(searched: string): Overflow | undefined {
  for (const pattern of countedOverflows) {
    const groups = pattern.exec(searched)?.groups;
    if (groups === undefined) continue;
    const maximum = readCount(groups["maximum"]);
    const { tokens, output } =
      groups["parts"] === undefined
        ? { tokens: readCount(groups["tokens"]), output: readCount(groups["output"]) }
        : readParts(groups["parts"]);
    // Numbers with more digits than any context are not counts.
    if (![tokens, output, maximum].every(Number.isSafeInteger)) continue;
    if (tokens > maximum) return { tokens, maximum };
    if (tokens + output > maximum) return { tokens, output, maximum };
  }
  return undefined;
}

/** `3997 in the messages, 20 in the functions, and 1000 in the completion`, or `… of text input`. */
function readParts(parts: string): { readonly tokens: number; readonly output: number } {
  let tokens = 0;
  let output = 0;
  for (const [, count, kind = ""] of parts.matchAll(/(\d[\d,]*) (?:in|of) (?:the )?(\w+)/g)) {
    if (kind === "completion" || kind === "output") output += readCount(count);
    else tokens += readCount(count);
  }
  return { tokens, output };
}

function readCount(digits = ""): number {
  return Number(digits.replaceAll(",", ""));
}
