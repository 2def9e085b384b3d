import { objectsOf, type Json } from "./json.ts";
import { must } from "./refused.ts";

/** Qwen's template, from 3.5 on. */
export function systemFirst(_body: Json, messages: readonly Json[]): void {
  const isFirst = messages.every(({ role }, at) => role !== "system" || at === 0);
  must(isFirst, "System message must be at the beginning.");
}

/** Llama 3's templates. */
export function singleCalls(_body: Json, messages: readonly Json[]): void {
  const isSingle = messages.every(({ tool_calls: calls }) => objectsOf(calls).length < 2);
  must(isSingle, "This model only supports single tool-calls at once!");
}

/** Mistral's templates, and Gemma's with tools. */
export function alternating(body: Json, messages: readonly Json[]): void {
  systemFirst(body, messages);
  const turns = messages.filter(
    ({ role, tool_calls: calls }) =>
      role === "user" || (role === "assistant" && objectsOf(calls).length === 0),
  );
  must(
    turns.every(({ role }, at) => (role === "user") === (at % 2 === 0)),
    "After the optional system message, conversation roles must alternate user and assistant " +
      "roles except for tool calls and results.",
  );
}
