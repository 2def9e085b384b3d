import { isDeepStrictEqual } from "node:util";
import { isObject } from "../contract/document.ts";
import type { StreamGrammar, SymbolRule } from "../contract/stream-grammar.ts";
import type { ServerEvent } from "./parse-events.ts";

/** The state in which a stream ended, or the first event that the grammar forbids. */
export type StreamVerdict =
  | { readonly ended: string }
  | { readonly problem: string; readonly event: string };

interface Run {
  readonly grammar: StreamGrammar;
  readonly request: unknown;
  readonly faults: (schema: string, value: unknown) => readonly string[];
  readonly counters: Map<string, number>;
  readonly constants: Map<string, unknown>;
  state: string;
}

/**
 * Runs the automaton over the events of the response to `request`. `faults` validates the data of
 * an event by the name of a component.
 */
export function followGrammar(
  grammar: StreamGrammar,
  events: readonly ServerEvent[],
  { request, faults }: Pick<Run, "request" | "faults">,
): StreamVerdict {
  const state = grammar.start;
  const run: Run = {
    grammar,
    request,
    faults,
    state,
    counters: new Map(),
    constants: new Map(),
  };
  for (const [at, event] of events.entries()) {
    const problem = feed(run, event, at);
    if (problem !== null) return { problem: `event ${at}: ${problem}`, event: event.data };
  }
  if (grammar.accepting.includes(run.state)) return { ended: run.state };
  return { problem: `the stream ends in the state ${run.state}`, event: events.at(-1)?.data ?? "" };
}

function feed(run: Run, { name, data }: ServerEvent, at: number): string | null {
  const { grammar } = run;
  const value = readJson(data);
  const found = Object.entries(grammar.symbols).find(([, rule]) => matches(rule, data, value));
  if (found === undefined) return "no kind of event of the grammar";
  const [symbol, rule] = found;
  const wantedName = grammar.names === "none" ? "message" : pick(value, grammar.names);
  if (name !== wantedName) return `is named ${name}, not ${String(wantedName)}`;
  const faults = rule.schema === undefined ? [] : run.faults(rule.schema, value);
  if (faults.length > 0) return `${symbol}: ${faults.join("; ")}`;
  return (
    changedConstant(run, rule, value) ??
    wrongSequence(grammar, value, at) ??
    wrongIndex(run, rule, value) ??
    step(run, symbol)
  );
}

function matches(rule: SymbolRule, data: string, value: unknown): boolean {
  if (rule.text !== undefined) return data === rule.text;
  if (value === undefined) return false;
  const { is = {}, not = {}, has = [], lacks = [] } = rule;
  const holds = ([pointer, wanted]: readonly [string, unknown]): boolean =>
    isDeepStrictEqual(pick(value, pointer), wanted);
  return (
    Object.entries(is).every(holds) &&
    !Object.entries(not).some(holds) &&
    has.every((pointer) => pick(value, pointer) !== undefined) &&
    lacks.every((pointer) => pick(value, pointer) === undefined)
  );
}

function changedConstant(run: Run, rule: SymbolRule, value: unknown): string | null {
  const { constant } = run.grammar;
  if (constant === undefined || constant.schema !== rule.schema) return null;
  for (const pointer of constant.pointers) {
    const now = pick(value, pointer);
    if (!run.constants.has(pointer)) run.constants.set(pointer, now);
    else if (run.constants.get(pointer) !== now) return `${pointer} changed`;
  }
  return null;
}

function wrongSequence({ sequence }: StreamGrammar, value: unknown, at: number): string | null {
  if (sequence === undefined) return null;
  const found = pick(value, sequence);
  return found === at ? null : `${sequence} is ${String(found)}, not ${at}`;
}

function wrongIndex(run: Run, { index }: SymbolRule, value: unknown): string | null {
  if (index === undefined) return null;
  const count = run.counters.get(index.counter) ?? 0;
  const found = pick(value, index.at);
  if (typeof found !== "number") return `${index.at} is not a number`;
  if (index.must === "next") run.counters.set(index.counter, count + 1);
  const valid = { next: found === count, last: found === count - 1, known: found < count };
  return valid[index.must] ? null : `${index.at} is ${found}, after ${count} ${index.counter}`;
}

function step(run: Run, symbol: string): string | null {
  const transition = run.grammar.states[run.state]?.[symbol];
  const forbidden = `${symbol} in the state ${run.state}`;
  if (transition === undefined) return forbidden;
  if (typeof transition === "string") {
    run.state = transition;
    return null;
  }
  const holds = (guard: string): boolean =>
    Object.entries(run.grammar.guards[guard] ?? {}).every(([pointer, wanted]) =>
      isDeepStrictEqual(pick(run.request, pointer), wanted),
    );
  if (transition.if !== undefined && !holds(transition.if)) return forbidden;
  if (transition.unless !== undefined && holds(transition.unless)) return forbidden;
  run.state = transition.to;
  return null;
}

/** Returns the value at a JSON pointer of the grammar, or undefined. */
function pick(value: unknown, pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  return keys.reduce<unknown>((found, key) => {
    if (Array.isArray(found)) return found[Number(key)];
    return isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }, value);
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // `[DONE]` is text; a grammar's symbol has it.
    return undefined;
  }
}
