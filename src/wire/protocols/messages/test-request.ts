import type { Schemas } from "../../../../generated/types.ts";
import { MessagesRequest } from "../../../../generated/validators.js";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { decodeMessagesRequest } from "./decode-request.ts";
import { plainSource } from "../../../core/raw-json/json-source.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

type Request = Schemas["MessagesRequest"];
/** Loosely typed fields of a request, as a client may write them. */
export type Fields = Partial<Record<keyof Request, unknown>>;

export const hi = { role: "user", content: "hi" };
export const hiTurn = { role: "user", parts: [{ type: "text", text: "hi" }] };

/** For tests: returns a valid request with these fields. */
function validRequest(fields: Fields): Request {
  const body: unknown = { model: "m/n", messages: [hi], ...fields };
  if (!MessagesRequest(body)) throw new Error(JSON.stringify(MessagesRequest.errors));
  return body;
}

/** For tests: decodes a valid request with these fields. */
export const decode = (fields: Fields) => decodeMessagesRequest(validRequest(fields), plainSource);

/** For tests: returns the decoder's issues, each as `pointer rule`. */
export function issuesOf(fields: Fields): string[] {
  try {
    decode(fields);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return error.issues.map((issue) => `${issue.pointer} ${issue.rule}`);
  }
  return [];
}

export const cache = { cache_control: { type: "ephemeral" } };
export const cacheControl = { type: "ephemeral" };
export const look = { name: "look", input_schema: { type: "object" } };
export const lookTool = { name: "look", parameters: RawJson.of({ type: "object" }) };
export const use = (id: string, input: object = {}) => ({
  type: "tool_use",
  id,
  name: "look",
  input,
});
export const uses = (...content: object[]) => ({ role: "assistant", content });
export const result = (id: string) => ({ type: "tool_result", tool_use_id: id, content: "red" });
export const results = (...content: object[]) => ({ role: "user", content });
export const neutralCall = (id: string, argumentsJson = "{}") => ({
  type: "tool-call",
  id,
  name: "look",
  argumentsJson,
});
export const neutralResult = (callId: string) => ({
  callId,
  toolName: "look",
  content: [{ type: "text", text: "red" }],
  isError: false,
});
