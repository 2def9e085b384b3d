import { GatewayError } from "../../errors/gateway-error.ts";
import { formOfArguments } from "../../raw-json/arguments-text.ts";
import { RawJson } from "../../raw-json/raw-json.ts";

const noInput = RawJson.of({});

/**
 * A model's arguments as an object, as they were written: `{}` for none (also `null`, `[]` and
 * `""`, with which some models call a tool without arguments), null where they are anything else.
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

/** A model's call that cannot be encoded as `tool_use`, whose `input` is an object. */
export function unreadableArguments(): GatewayError {
  return new GatewayError(
    "upstream-error",
    "The model called a tool with arguments that are not a JSON object. Try again.",
  );
}
