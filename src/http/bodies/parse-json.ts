import { GatewayError } from "../../core/errors/gateway-error.ts";

/**
 * In a longer text a mistake is not located if the engine does not report its position: the search
 * parses the text a dozen times, and refused requests are not charged.
 */
const SEARCHED_LENGTH_MAX = 2_048;

/**
 * Parses the JSON text of a request body; of duplicate keys the last one counts. Throws
 * `invalid-json` for malformed text. No message quotes the text.
 */
export function parseJson(text: string): unknown {
  if (text === "") throw new GatewayError("invalid-json", "The body is empty; send a JSON object.");
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = placeOfMistake(text, error);
    const position = place === undefined ? "" : ` (at character ${place})`;
    throw new GatewayError("invalid-json", `The body is not valid JSON${position}.`);
  }
}

/** Returns the index of the first invalid character; the text's length if the text is truncated. */
function placeOfMistake(text: string, error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : "";
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (message.startsWith("Unexpected end")) return text.length;
  if (text.length >= SEARCHED_LENGTH_MAX) return undefined;
  // For an unexpected token the engine reports no position: it is the end of the shortest invalid
  // prefix.
  let [right, wrong] = [0, text.length];
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isHeadOfJson(text.slice(0, middle))) right = middle;
    else wrong = middle;
  }
  return right;
}

/** Reports whether the text is a prefix of valid JSON. */
function isHeadOfJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const position = /at position (\d+)/.exec(message)?.[1];
    return message.startsWith("Unexpected end") || Number(position) >= text.length;
  }
}
