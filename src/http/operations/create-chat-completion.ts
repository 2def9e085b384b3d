import type { Operation } from "../operation-dispatcher.ts";
import { decodeChatBody } from "../decode-body.ts";
import { serveGeneration } from "../serve-generation.ts";
import type { GenerationDependencies } from "../serve-generation.ts";

/** `POST /chat/completions`. */
export function createChatCompletion(dependencies: GenerationDependencies): Operation {
  return {
    protocol: "chat",
    serve: (call) => serveGeneration(call, decodeChatBody, dependencies),
  };
}
