import type { Operation } from "../operation-dispatcher.ts";
import { decodeMessagesBody } from "../decode-body.ts";
import { serveGeneration } from "../serve-generation.ts";
import type { GenerationDependencies } from "../serve-generation.ts";

/** `POST /messages`. */
export function createMessage(dependencies: GenerationDependencies): Operation {
  return {
    protocol: "messages",
    serve: (call) => serveGeneration(call, decodeMessagesBody, dependencies),
  };
}
