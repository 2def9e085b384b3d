import type { Operation } from "../api-router.ts";
import { runGeneration } from "../run-generation.ts";
import type { GenerationDependencies } from "../run-generation.ts";

/** `POST /chat/completions`. */
export function createChatCompletion(dependencies: GenerationDependencies): Operation {
  return {
    protocol: "chat",
    serve: (call) => runGeneration(call, dependencies.decoders.chat, dependencies),
  };
}
