import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { StreamGrammar } from "../../src/wire/contract/grammar/compile-grammar.ts";

const file = new URL("../../spec/stream-grammar.yaml", import.meta.url);

/** The grammar of each protocol's stream, from spec/stream-grammar.yaml. */
export function loadStreamGrammars(): Readonly<
  Record<"chat" | "messages" | "responses", StreamGrammar>
> {
  const content = parse(readFileSync(file, "utf8")) as {
    readonly streams: Readonly<Record<"chat" | "messages" | "responses", StreamGrammar>>;
  };
  return content.streams;
}

/** The same grammars by their operations. */
export function loadGrammarsByOperation(): ReadonlyMap<string, StreamGrammar> {
  return new Map(
    Object.values(loadStreamGrammars()).map((grammar) => [grammar.operation, grammar] as const),
  );
}
