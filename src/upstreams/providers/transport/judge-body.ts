/** Form of a body, determined by its beginning; `unclear` until enough of it has arrived. */
export type BodyForm = "json" | "event-stream" | "other" | "unclear";

export interface JudgedBody {
  readonly form: BodyForm;
  /** The body without leading white space and byte order marks, which have no meaning. */
  readonly rest: Uint8Array;
}

/** The first field of an event stream, or a comment. */
const firstLine = /^(?::|(?:data|event|id|retry)[:\r\n])/;
const fieldNames = ["data", "event", "id", "retry"];
const FIRST_LINE_BYTES = 6;
const BOM = "\u00EF\u00BB\u00BF";
const white = new Set([0x09, 0x0a, 0x0d, 0x20]);

/** Determines the form of a body from its beginning. */
export function judgeBody(bytes: Uint8Array): JudgedBody {
  let rest = withoutWhite(bytes);
  let text = beginningOf(rest);
  while (text.startsWith(BOM)) {
    rest = withoutWhite(rest.subarray(BOM.length));
    text = beginningOf(rest);
  }
  return { form: formOf(text), rest };
}

function beginningOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, FIRST_LINE_BYTES)).toString("latin1");
}

function formOf(text: string): BodyForm {
  if (text.startsWith("{")) return "json";
  if (firstLine.test(text)) return "event-stream";
  return [BOM, ...fieldNames].some((name) => name.startsWith(text)) ? "unclear" : "other";
}

function withoutWhite(bytes: Uint8Array): Uint8Array {
  const from = bytes.findIndex((byte) => !white.has(byte));
  return bytes.subarray(from === -1 ? bytes.length : from);
}
