import { isDeepStrictEqual } from "node:util";
import type { SseEvent } from "../../src/sse/parse.ts";
import { findValidator } from "../contract/find-validator.ts";

interface SymbolRule {
  readonly text?: string;
  readonly schema?: string;
  readonly is?: Readonly<Record<string, unknown>>;
  readonly not?: Readonly<Record<string, unknown>>;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  readonly index?: {
    readonly at: string;
    readonly counter: string;
    readonly must: "next" | "last" | "known";
  };
}

type Transition = string | { readonly to: string; readonly if?: string; readonly unless?: string };

/** One stream of spec/stream-grammar.yaml, where its fields are explained. */
export interface StreamGrammar {
  readonly guards: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly names: string;
  readonly constant?: { readonly schema: string; readonly pointers: readonly string[] };
  readonly symbols: Readonly<Record<string, SymbolRule>>;
  readonly start: string;
  readonly states: Readonly<Record<string, Readonly<Record<string, Transition>>>>;
  readonly accepting: readonly string[];
}

/** How a stream ended, or the first thing in it that the grammar forbids. */
export type StreamVerdict =
  | { readonly ended: string; readonly symbols: readonly string[] }
  | { readonly problem: string; readonly symbols: readonly string[] };

/** Runs the automaton over the events of the reply to `request`. */
export function checkStream(
  grammar: StreamGrammar,
  events: readonly SseEvent[],
  request: unknown,
): StreamVerdict {
  const symbols: string[] = [];
  const counters = new Map<string, number>();
  const constants = new Map<string, unknown>();
  let state = grammar.start;
  for (const event of events) {
    const value = event.data.startsWith("{") ? (JSON.parse(event.data) as unknown) : undefined;
    const found = Object.entries(grammar.symbols).find(([, rule]) => matches(rule, event, value));
    if (found === undefined) return { problem: `no kind of event: ${event.data}`, symbols };
    const [symbol, rule] = found;
    const problem =
      findNameProblem(grammar, event, value) ??
      findSchemaProblem(rule, value) ??
      findChangedConstant(grammar, rule, value, constants) ??
      findIndexProblem(rule, value, counters);
    if (problem !== null) return { problem: `${symbol}: ${problem}`, symbols };
    const next = follow(grammar, state, symbol, request);
    if (next === null) return { problem: `${symbol} in the state ${state}`, symbols };
    state = next;
    symbols.push(symbol);
  }
  return grammar.accepting.includes(state)
    ? { ended: state, symbols }
    : { problem: `the stream ends in the state ${state}`, symbols };
}

function matches(rule: SymbolRule, event: SseEvent, value: unknown): boolean {
  if (rule.text !== undefined) return event.data === rule.text;
  const { is = {}, not = {}, has = [], lacks = [] } = rule;
  return (
    value !== undefined &&
    Object.entries(is).every(([at, wanted]) => isDeepStrictEqual(pick(value, at), wanted)) &&
    Object.entries(not).every(([at, hated]) => !isDeepStrictEqual(pick(value, at), hated)) &&
    has.every((at) => pick(value, at) !== undefined) &&
    lacks.every((at) => pick(value, at) === undefined)
  );
}

/** The value that a JSON pointer leads to, or undefined. */
function pick(value: unknown, pointer: string): unknown {
  let found = value;
  for (const key of pointer.split("/").slice(1)) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Object.entries(found).find(([name]) => name === key)?.[1];
  }
  return found;
}

function findNameProblem(
  { names }: StreamGrammar,
  { event }: SseEvent,
  value: unknown,
): string | null {
  const wanted = names === "none" ? "message" : pick(value, names);
  return event === wanted ? null : `is named ${event}, not ${String(wanted)}`;
}

function findSchemaProblem({ schema }: SymbolRule, value: unknown): string | null {
  if (schema === undefined) return null;
  const validate = findValidator(schema);
  if (validate === undefined) return `no validator for ${schema}`;
  if (validate(value)) return null;
  return (validate.errors ?? [])
    .map(({ instancePath, message }) => `${instancePath} ${message}`)
    .join("; ");
}

function findChangedConstant(
  { constant }: StreamGrammar,
  { schema }: SymbolRule,
  value: unknown,
  known: Map<string, unknown>,
): string | null {
  if (constant === undefined || constant.schema !== schema) return null;
  for (const at of constant.pointers) {
    const first = known.get(at) ?? pick(value, at);
    if (first !== pick(value, at)) return `${at} changed from ${String(first)}`;
    known.set(at, first);
  }
  return null;
}

function findIndexProblem(
  { index }: SymbolRule,
  value: unknown,
  counters: Map<string, number>,
): string | null {
  if (index === undefined) return null;
  const count = counters.get(index.counter) ?? 0;
  const found = pick(value, index.at);
  if (typeof found !== "number") return `${index.at} is no number`;
  if (index.must === "next") counters.set(index.counter, count + 1);
  const lawful = { next: found === count, last: found === count - 1, known: found < count };
  return lawful[index.must] ? null : `${index.at} is ${found}, after ${count} ${index.counter}`;
}

function follow(
  { states, guards }: StreamGrammar,
  state: string,
  symbol: string,
  request: unknown,
): string | null {
  const transition = states[state]?.[symbol];
  if (transition === undefined || typeof transition === "string") return transition ?? null;
  const holds = (name: string): boolean =>
    Object.entries(guards[name] ?? {}).every(([at, wanted]) =>
      isDeepStrictEqual(pick(request, at), wanted),
    );
  const open =
    (transition.if === undefined || holds(transition.if)) &&
    (transition.unless === undefined || !holds(transition.unless));
  return open ? transition.to : null;
}
