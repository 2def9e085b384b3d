import type { Reply } from "../../contract-tests/harness/call.ts";

/** The issues' names for JSON Schema's keywords; rules of meaning have other names. */
const contractRules = new Set([
  ...["type", "enum", "discriminator", "required", "additionalProperties"],
  ...["minItems", "maxItems", "minLength", "maxLength", "minimum", "maximum", "pattern"],
]);

interface Refusal {
  readonly error: {
    readonly code: string;
    readonly details: { readonly issues?: readonly { readonly rule: string }[] } | null;
  };
}

/** Returns whether a response accepts the form of the body: served, or refused for its meaning. */
export function keepsToContract({ status, json }: Reply): boolean {
  if (status === 200) return true;
  const { error } = json as Refusal;
  if (status === 404) return error.code === "model_not_found";
  const issues = error.details?.issues ?? [];
  return status === 400 && issues.every(({ rule }) => !contractRules.has(rule));
}
