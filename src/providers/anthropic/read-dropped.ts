import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import { asObjects, type JsonObject } from "../json.ts";

/** Thinking that the API dropped of the request, which a message reports once it was asked to. */
export function readDropped(message: JsonObject): {
  readonly ignored?: readonly IgnoredParameter[];
} {
  const changes = asObjects(message["input_transformations"]);
  const isDropped = changes.some(({ type }) => type === "thinking_dropped");
  return isDropped ? { ignored: ["reasoning-state"] } : {};
}
