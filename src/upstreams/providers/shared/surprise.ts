/** Kinds of unexpected parts of a reply. The labels of a metric: a closed set. */
export const surpriseKinds = [
  "unknown-finish-reason",
  "unknown-event",
  "unknown-block",
  "unknown-delta",
] as const;

export type SurpriseKind = (typeof surpriseKinds)[number];

/** A part of a reply that the gateway does not know. */
export interface Surprise {
  readonly kind: SurpriseKind;
  /** The upstream's word for it, in the form of `safeWord`. */
  readonly word: string;
}

/** Reports that a reply has something of this kind that the gateway does not know. */
export type Report = (kind: SurpriseKind, word: string) => void;

/** Maximum length of a word in the log. */
const WORD_CHARS_MAX = 64;
/** Maximum number of reports per reply: a reply can have any number of words. */
const SURPRISES_MAX = 8;

/** Returns an upstream's word with only letters, digits and some marks, for the log. */
export function safeWord(word: string): string {
  const plain = word.slice(0, WORD_CHARS_MAX).replaceAll(/[^\w .:/-]/g, "?");
  return plain === "" ? "(none)" : plain;
}

/** Returns a function that passes on each surprise of one reply once, and only the first ones. */
export function reportOnce(surprised: ((surprise: Surprise) => void) | undefined): Report {
  const reported = new Set<string>();
  return (kind, word) => {
    if (reported.size >= SURPRISES_MAX) return;
    const surprise = { kind, word: safeWord(word) };
    const key = `${kind} ${surprise.word}`;
    if (reported.has(key)) return;
    reported.add(key);
    surprised?.(surprise);
  };
}
