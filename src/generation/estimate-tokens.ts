import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { SAMPLE_CHARACTERS } from "./sample.ts";

/** Maximum run of one kind of character; a longer run takes a BPE tokenizer quadratic time. */
const RUN_CHARACTERS = 64;

const longRun = new RegExp(`\\S{${RUN_CHARACTERS}}(?=\\S)`, "gu");

/**
 * Estimates the number of tokens in a text. For estimates only, never for holds: bounded work for
 * any text; special tokens count as plain text.
 */
export function estimateTokens(text: string): number {
  if (text === "") return 0;
  const sample = text.slice(0, SAMPLE_CHARACTERS).replace(longRun, "$& ");
  const tokens = countTokens(sample, { disallowedSpecial: new Set<string>() });
  if (text.length <= SAMPLE_CHARACTERS) return tokens;
  return Math.ceil((tokens * text.length) / SAMPLE_CHARACTERS);
}
