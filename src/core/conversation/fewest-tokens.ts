import type { Conversation } from "./conversation.ts";
import { visitInput } from "./visit-input.ts";

/**
 * The longest token of a published vocabulary without white space: 1024 NUL characters, in the one of
 * Anthropic's package `@anthropic-ai/tokenizer`, which also has 256 hyphens. Others have up to 128.
 */
const CHARACTERS_PER_TOKEN_MAX = 1_024;

/** A counted word has at least one character, and white space before it. */
const BYTES_PER_WORD_MIN = 2;

export interface TokenBound {
  /** Size of all text of the conversation, in UTF-8. */
  readonly textBytes: number;
  /** Only numbers above this matter to the caller. */
  readonly bound: number;
}

/**
 * Returns a number of tokens that the conversation certainly has with every tokenizer. Returns 0
 * without reading the text if its size excludes more than `bound`: most requests cost nothing here.
 *
 * OpenAI, Llama, Qwen, DeepSeek, Mistral, Gemma, GLM and Kimi publish their tokenizers: each begins
 * a token where a letter or digit follows white space, so that each such word is at least one
 * token. Everything else may be packed: repeated characters, base64, punctuation and scripts
 * without spaces count by their length alone, and white space does not count, since chat templates
 * trim it. Tools, schemas and arguments do not count, since upstreams rewrite them, and neither do
 * images and PDFs.
 */
export function fewestTokens(conversation: Conversation, { textBytes, bound }: TokenBound): number {
  if (textBytes <= bound * BYTES_PER_WORD_MIN) return 0;
  let tokens = 0;
  visitInput(conversation, {
    text: (text, kind) => {
      if (kind === "content") tokens += fewestOfText(text);
    },
    image: () => undefined,
    document: () => undefined,
  });
  return tokens;
}

/** The start of a text is not counted as a word: the text before it may be joined to it. */
function fewestOfText(text: string): number {
  const { length } = text;
  let tokens = 0;
  let runStart = 0;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > SPACE || !isSpace(code)) continue;
    if (at > runStart) tokens += fewestOfRun(text, runStart, at);
    runStart = at + 1;
  }
  return tokens + fewestOfRun(text, runStart, length);
}

/** Returns the fewest tokens of the characters from `start` to `end`, none of them white space. */
function fewestOfRun(text: string, start: number, end: number): number {
  const packed = Math.floor((end - start) / CHARACTERS_PER_TOKEN_MAX);
  if (packed > 0) return packed;
  return start > 0 && start < end && beginsWord(text.charCodeAt(start)) ? 1 : 0;
}

const SPACE = 32;
const TAB = 9;
const CARRIAGE_RETURN = 13;

function isSpace(code: number): boolean {
  return code === SPACE || (code >= TAB && code <= CARRIAGE_RETURN);
}

/** Scripts whose words are separated by spaces: from Latin to Georgian. */
const LETTERS_FROM = 0xc0;
const LETTERS_BELOW = 0x1100;

/** Returns whether a code unit is a letter or digit of ASCII, or a letter of another such script. */
function beginsWord(code: number): boolean {
  if (code >= LETTERS_FROM) return code < LETTERS_BELOW;
  const lower = code | SPACE;
  return (code >= 48 && code <= 57) || (lower >= 97 && lower <= 122);
}
