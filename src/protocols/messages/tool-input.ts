import { GatewayError } from "../../errors/gateway-error.ts";
import { formOfArguments } from "../../raw-json/arguments-text.ts";
import { RawJson } from "../../raw-json/raw-json.ts";

const noInput = RawJson.of({});

/** A model's arguments, as they were written: `{}` for none, null where they are no JSON object. */
export function readToolInput(argumentsJson: string): RawJson | null {
  if (argumentsJson.trim() === "") return noInput;
  return formOfArguments(argumentsJson) === "object" ? RawJson.ofText(argumentsJson) : null;
}

/** A model's call that cannot be encoded as `tool_use`, whose `input` is an object. */
export function unreadableArguments(): GatewayError {
  return new GatewayError(
    "upstream-error",
    "The model called a tool with arguments that are not a JSON object. Try again.",
  );
}
