import { isObject, type JsonObject } from "../contract/document.ts";
import type { ServerEvent } from "../streams/parse-events.ts";

/** The parameters of the offered functions. */
export const cityParameters: JsonObject = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
};

/** Parses JSON text, such as the arguments of a call; other text stays as it is. */
export function parseArguments(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    // The comparison then shows the text.
    return text;
  }
}

/** Returns the data of the events that are JSON objects. */
export function dataOf(events: readonly ServerEvent[]): readonly JsonObject[] {
  return events.map(({ data }) => parseArguments(data)).filter(isObject);
}
