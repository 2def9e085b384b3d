import { mayHoldHalf, mendEndedEscapes } from "../raw-json/half-escapes.ts";
import { formOfArguments } from "../raw-json/arguments-text.ts";

/**
 * The arguments of an earlier call as text of a JSON object, which servers parse when they fill in
 * a chat template: text that is one goes on as it is, but for escapes that write half of a
 * surrogate pair, which few servers can read; no arguments are an empty object, and
 * anything else, such as arguments that a length limit cut, is wrapped as Anthropic's guide shows.
 */
export function fitArguments(argumentsJson: string): string {
  switch (formOfArguments(argumentsJson)) {
    case "object":
      return mayHoldHalf(argumentsJson) ? mendEndedEscapes(argumentsJson) : argumentsJson;
    case "none":
      return "{}";
    case "other":
      return JSON.stringify({ INVALID_JSON: argumentsJson });
  }
}
