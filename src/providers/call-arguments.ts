import type { JsonSource } from "../raw-json/json-source.ts";
import { malformed } from "./decode-context.ts";
import { asText } from "./json.ts";

/**
 * The arguments of a reply's call as text. What a server sends as an object instead is taken from
 * the reply's source, as it is written there. Throws `malformed-response` for what is nested too deep
 * to be read.
 */
export function readArguments(given: unknown, source: JsonSource): string {
  if (typeof given !== "object" || given === null) return asText(given) ?? "";
  try {
    return source.raw(given).text;
  } catch (error) {
    if (error instanceof RangeError) throw malformed("arguments that are nested too deep");
    throw error;
  }
}
