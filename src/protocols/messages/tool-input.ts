import { GatewayError } from "../../errors/gateway-error.ts";

export type ToolInput = Readonly<Record<string, unknown>>;

/** A model's arguments as an object: `{}` for none, null where they are not a JSON object. */
export function parseToolInput(argumentsJson: string): ToolInput | null {
  if (argumentsJson.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(argumentsJson);
  } catch {
    return null;
  }
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as ToolInput)
    : null;
}

/** A model's call that cannot be encoded as `tool_use`, whose `input` is an object. */
export function unreadableArguments(): GatewayError {
  return new GatewayError(
    "upstream-error",
    "The model called a tool with arguments that are not a JSON object. Try again.",
  );
}
