import type { DocumentPart } from "../conversation/conversation.ts";
import { GatewayError } from "../errors/gateway-error.ts";

/**
 * Refuses a document on a wire that carries none: `config check` complains of a model that promises
 * documents over such a wire, so that only an upstream added beside it can get here.
 */
export function refuseDocument(_part: DocumentPart): never {
  const message = "The model does not support PDF input over this upstream.";
  throw new GatewayError("unsupported-content", message, {
    issues: [{ pointer: "/messages", rule: "capability", message }],
  });
}
