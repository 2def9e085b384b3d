import type { Schemas } from "../../../../generated/types.ts";
import { ResponsesRequest } from "../../../../generated/validators.js";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { decodeResponsesRequest } from "./decode-request.ts";
import { plainSource } from "../../../core/raw-json/json-source.ts";
import { RawJson } from "../../../core/raw-json/raw-json.ts";

type Request = Schemas["ResponsesRequest"];
/** Loosely typed fields of a request, as a client may write them. */
export type Fields = Partial<Record<keyof Request, unknown>>;

export const hi = { role: "user", content: "hi" };
export const hiTurn = { role: "user", parts: [{ type: "text", text: "hi" }] };

/** For tests: returns a valid request with these fields. */
function validRequest(fields: Fields): Request {
  const body: unknown = { model: "m/n", input: [hi], ...fields };
  if (!ResponsesRequest(body)) throw new Error(JSON.stringify(ResponsesRequest.errors));
  return body;
}

/** For tests: decodes a valid request with these fields. */
export const decode = (fields: Fields) => decodeResponsesRequest(validRequest(fields), plainSource);

/** For tests: decodes a request whose input has these items. */
export const decodeInput = (...input: readonly object[]) => decode({ input });

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

export const look = { type: "function", name: "look", parameters: { type: "object" } };
export const lookTool = { name: "look", parameters: RawJson.of({ type: "object" }) };
export const call = (id: string, argumentsJson = "{}") => ({
  type: "function_call",
  call_id: id,
  name: "look",
  arguments: argumentsJson,
});
export const output = (id: string) => ({
  type: "function_call_output",
  call_id: id,
  output: "red",
});
export const said = (text: string) => ({ role: "assistant", content: text });
export const reasoning = (state?: string) => ({
  type: "reasoning",
  id: "rs_1",
  summary: [{ type: "summary_text", text: "I look." }],
  encrypted_content: state,
});
export const neutralCall = (id: string, argumentsJson = "{}") => ({
  type: "tool-call",
  id,
  name: "look",
  argumentsJson,
});
export const neutralResult = (callId: string, toolName = "look") => ({
  callId,
  toolName,
  content: [{ type: "text", text: "red" }],
  isError: false,
});
