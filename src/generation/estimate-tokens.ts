import { countTokens } from "gpt-tokenizer/encoding/o200k_base";

/** More text than this is not read: its tokens follow from the share that was. */
const SAMPLE_CHARACTERS = 32_768;
/** A run of one kind of character longer than this is quadratic work for a BPE tokenizer. */
const RUN_CHARACTERS = 64;

const longRun = new RegExp(`\\S{${RUN_CHARACTERS}}(?=\\S)`, "gu");

/**
 * Estimates how many tokens a text has. For estimates only, never for holds: bounded work on any
 * text, special tokens count as plain text.
 */
export function estimateTokens(text: string): number {
  if (text === "") return 0;
  const sample = text.slice(0, SAMPLE_CHARACTERS).replace(longRun, "$& ");
  const tokens = countTokens(sample, { disallowedSpecial: new Set<string>() });
  if (text.length <= SAMPLE_CHARACTERS) return tokens;
  return Math.ceil((tokens * text.length) / SAMPLE_CHARACTERS);
}
