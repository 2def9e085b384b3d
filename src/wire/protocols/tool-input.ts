import { GatewayError } from "../../core/errors/gateway-error.ts";
import { formOfArguments } from "../../core/raw-json/arguments-text.ts";
import { RawJson } from "../../core/raw-json/raw-json.ts";

const noInput = RawJson.of({});

/**
 * Returns a model's arguments as an object in their original text. Empty arguments become `{}`
 * (also `null`, `[]` and `""`, with which some models call a tool without arguments). Null for
 * anything else.
 */
export function readToolInput(argumentsJson: string): RawJson | null {
  switch (formOfArguments(argumentsJson)) {
    case "object":
      return RawJson.ofText(argumentsJson);
    case "none":
      return noInput;
    case "other":
      return null;
  }
}

/** Returns the error for a model's call whose arguments are not an object. */
export function unreadableArguments(): GatewayError {
  return new GatewayError(
    "upstream-error",
    "The model called a tool with arguments that are not a JSON object. Try again.",
  );
}
