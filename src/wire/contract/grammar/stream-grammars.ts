import content from "../../../../generated/stream-grammar.json" with { type: "json" };
import { compileGrammar, type CompiledGrammar } from "./compile-grammar.ts";
import type { StreamGrammar } from "./stream-grammar.ts";

/** The grammar of each streaming operation, by its operationId. */
export const streamGrammars: ReadonlyMap<string, CompiledGrammar> = new Map(
  // The compiler types the file as one literal; the random walks of every grammar verify its shape.
  Object.values(content.streams as unknown as Readonly<Record<string, StreamGrammar>>).map(
    (grammar) => [grammar.operation, compileGrammar(grammar)],
  ),
);
