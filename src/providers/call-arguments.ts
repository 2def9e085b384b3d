import type { JsonSource } from "../raw-json/json-source.ts";
import { asText } from "./json.ts";

/**
 * The arguments of a reply's call as text. What a server sends as an object instead is taken from
 * the reply's source, as it is written there.
 */
export function readArguments(given: unknown, source: JsonSource): string {
  const isObject = typeof given === "object" && given !== null;
  return isObject ? source.raw(given).text : (asText(given) ?? "");
}
