import { isDeepStrictEqual } from "node:util";
import type { StreamGrammar } from "../../../../src/wire/contract/grammar/compile-grammar.ts";

type Transition = StreamGrammar["states"][string][string];

/** Reports a change at a place within the grammar. */
export type ReportStream = (inner: string, text: string) => void;

/**
 * Reports the changes of a stream's grammar that break a client: each order of events that the
 * newer automaton allows must be allowed by the older, and each kind of event must be described
 * as before.
 */
export function compareStreams(
  before: StreamGrammar,
  after: StreamGrammar,
  report: ReportStream,
): void {
  if (before.names !== after.names) {
    report("/names", `the events' names change from ${before.names} to ${after.names}`);
  }
  const constants = new Set(after.constant?.pointers);
  for (const pointer of before.constant?.pointers ?? []) {
    if (!constants.has(pointer)) report("/constant", `${pointer} may change within a stream`);
  }
  for (const [symbol, rule] of Object.entries(before.symbols)) {
    const next = after.symbols[symbol];
    if (next === undefined) report(`/symbols/${symbol}`, "the kind of event is gone");
    else if (!isDeepStrictEqual(rule, next))
      report(`/symbols/${symbol}`, "it is described in another way");
  }
  compareOrders(before, after, report);
}

/** Walks both automata in parallel, along every transition of the newer one. */
function compareOrders(before: StreamGrammar, after: StreamGrammar, report: ReportStream): void {
  const waiting: (readonly [old: string, now: string])[] = [[before.start, after.start]];
  const seen = new Set<string>();
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [old, now] = pair;
    if (seen.has(pair.join(" "))) continue;
    seen.add(pair.join(" "));
    if (after.accepting.includes(now) && !before.accepting.includes(old)) {
      report("/accepting", `${now} is a new place to end`);
    }
    const [olds, nows] = [before.states[old] ?? {}, after.states[now] ?? {}];
    for (const [symbol, transition] of Object.entries(nows)) {
      const known = olds[symbol];
      if (known === undefined) report(placeOf(now, symbol), "a new order");
      else if (!isWithin(conditionOf(before, known), conditionOf(after, transition))) {
        report(placeOf(now, symbol), "the event has another condition");
      } else waiting.push([targetOf(known), targetOf(transition)]);
    }
    for (const symbol of Object.keys(olds).filter((key) => nows[key] === undefined)) {
      if (symbol !== "error") report(placeOf(now, symbol), "the event is no longer sent here");
    }
  }
}

function placeOf(state: string, symbol: string): string {
  return `/states/${state}/${symbol}`;
}

function targetOf(transition: Transition): string {
  return typeof transition === "string" ? transition : transition.to;
}

/**
 * Returns the condition that a transition's guard puts on the request; null without a condition.
 */
function conditionOf({ guards }: StreamGrammar, transition: Transition): unknown {
  if (typeof transition === "string") return null;
  const { if: holds, unless: fails } = transition;
  return { if: guards[holds ?? ""] ?? null, unless: guards[fails ?? ""] ?? null };
}

function isWithin(old: unknown, now: unknown): boolean {
  return old === null || isDeepStrictEqual(old, now);
}
