/** No reply is larger; the bound of texts in requests is that of the largest body. */
const REPLY_CHARS_MAX = 67_108_864;
/** No body holds more JSON values. */
const BODY_VALUES_MAX = 500_000;

const implied: Readonly<Record<string, number>> = {
  maxLength: REPLY_CHARS_MAX,
  maxItems: BODY_VALUES_MAX,
};

/**
 * Whether a bound follows from that of the whole body. Who reads or writes the body holds it, and
 * no validator counts the characters of megabytes for nothing.
 */
export function isImplied(rule: string, bound: unknown): boolean {
  return typeof bound === "number" && bound >= (implied[rule] ?? Infinity);
}
