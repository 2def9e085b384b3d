import type { Schemas } from "../../../../generated/types.ts";
import { ChatCompletionRequest } from "../../../../generated/validators.js";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { decodeChatRequest } from "./decode-request.ts";
import { plainSource } from "../../../core/raw-json/json-source.ts";

type Request = Schemas["ChatCompletionRequest"];
/** Loosely typed fields of a request, as a client may write them. */
export type Fields = Partial<Record<keyof Request, unknown>>;

export const hi = { role: "user", content: "hi" };
export const hiTurn = { role: "user", parts: [{ type: "text", text: "hi" }] };

/** For tests: returns a valid request with these fields. */
export function validRequest(fields: Fields): Request {
  const body: unknown = { model: "m/n", messages: [hi], ...fields };
  if (!ChatCompletionRequest(body)) throw new Error(JSON.stringify(ChatCompletionRequest.errors));
  return body;
}

/** For tests: decodes a valid request with these fields. */
export const decode = (fields: Fields) => decodeChatRequest(validRequest(fields), plainSource);

/** For tests: returns the decoder's issues, each as `pointer rule`. */
export function issuesOf(fields: Fields): string[] {
  return refusalOf(fields).map(({ pointer, rule }) => `${pointer} ${rule}`);
}

/** For tests: returns the hints of the decoder's issues. */
export function hintsOf(fields: Fields): string[] {
  return refusalOf(fields).map(({ hint = "" }) => hint);
}

function refusalOf(fields: Fields): GatewayError["issues"] {
  try {
    decode(fields);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return error.issues;
  }
  return [];
}

export const tool = (name: string) => ({ type: "function", function: { name } });
export const call = (id: string, name = "look") => ({
  id,
  type: "function",
  function: { name, arguments: "{}" },
});
export const calls = (...list: object[]) => ({ role: "assistant", tool_calls: list });
export const result = (id: string) => ({ role: "tool", tool_call_id: id, content: "red" });
export const neutralCall = (id: string, name = "look") => ({
  type: "tool-call",
  id,
  name,
  argumentsJson: "{}",
});
export const neutralResult = (callId: string, toolName = "look") => ({
  callId,
  toolName,
  content: [{ type: "text", text: "red" }],
  isError: false,
});
