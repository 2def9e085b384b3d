import type { Operation } from "../api-router.ts";
import { decodeMessagesBody } from "../decode-body.ts";
import { runGeneration } from "../run-generation.ts";
import type { GenerationDependencies } from "../run-generation.ts";

/** `POST /messages`. */
export function createMessage(dependencies: GenerationDependencies): Operation {
  return {
    protocol: "messages",
    serve: (call) => runGeneration(call, decodeMessagesBody, dependencies),
  };
}
