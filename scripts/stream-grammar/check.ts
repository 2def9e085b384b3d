import {
  compileGrammar,
  type CompiledGrammar,
  type StreamGrammar,
} from "../../src/wire/contract/grammar/compile-grammar.ts";
import { StreamChecker } from "../../src/wire/contract/grammar/stream-checker.ts";
import type { SseEvent } from "../../src/wire/sse/parse.ts";
import { findValidator } from "../contract/find-validator.ts";

/** The end of a stream, or the first event that the grammar forbids. */
export type StreamVerdict =
  | { readonly ended: string; readonly symbols: readonly string[] }
  | { readonly problem: string; readonly symbols: readonly string[] };

const compiled = new WeakMap<StreamGrammar, CompiledGrammar>();

/** Runs the automaton over the events of the response to `request`. */
export function checkStream(
  streamGrammar: StreamGrammar,
  events: readonly SseEvent[],
  request: unknown,
): StreamVerdict {
  const grammar = compiled.get(streamGrammar) ?? compileGrammar(streamGrammar);
  compiled.set(streamGrammar, grammar);
  const checker = new StreamChecker({ grammar, findValidator, request });
  const symbols: string[] = [];
  for (const event of events) {
    const verdict = checker.feed(event);
    if ("problem" in verdict) {
      return { problem: `${verdict.problem.text}: ${event.data}`, symbols };
    }
    symbols.push(verdict.symbol);
  }
  const unfinished = checker.end();
  if (unfinished !== null) return { problem: unfinished.text, symbols };
  return { ended: checker.state, symbols };
}
