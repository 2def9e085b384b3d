import type { Operation } from "../api-router.ts";
import { decodeChatBody } from "../decode-body.ts";
import { runGeneration } from "../run-generation.ts";
import type { GenerationDependencies } from "../run-generation.ts";

/** `POST /chat/completions`. */
export function createChatCompletion(dependencies: GenerationDependencies): Operation {
  return {
    protocol: "chat",
    serve: (call) => runGeneration(call, decodeChatBody, dependencies),
  };
}
