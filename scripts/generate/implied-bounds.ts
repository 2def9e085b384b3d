/** Maximum size of a response; texts in requests are bounded by the largest body. */
const REPLY_CHARS_MAX = 67_108_864;
/** Maximum number of JSON values in a body. */
const BODY_VALUES_MAX = 500_000;

const implied: Readonly<Record<string, number>> = {
  maxLength: REPLY_CHARS_MAX,
  maxItems: BODY_VALUES_MAX,
};

/**
 * Returns whether a bound follows from the bound of the whole body. The reader or writer of the
 * body enforces that one, so no validator counts the characters of megabytes in vain.
 */
export function isImplied(rule: string, bound: unknown): boolean {
  return typeof bound === "number" && bound >= (implied[rule] ?? Infinity);
}
