import { describe, expect, test } from "vitest";
import type { SseEvent } from "../../../src/sse/parse.ts";
import { checkStream } from "../../stream-grammar/check.ts";
import { loadStreamGrammars } from "../../stream-grammar/load.ts";
import { Random } from "../request-mutations/random.ts";
import { makeEvents } from "./make-events.ts";
import { isValidOrder, mutateWalk, walkGrammar } from "./walk.ts";

const WALKS = 3_000;

const grammars = loadStreamGrammars();
const requests = {
  met: { stream: true, stream_options: { include_usage: true } },
  unmet: { stream: true },
} as const;

describe.each(["chat", "messages"] as const)("%s", (stream) => {
  const grammar = grammars[stream];
  const kinds = Object.keys(grammar.symbols);
  const isAccepted = (events: readonly SseEvent[], isGuardMet: boolean): boolean =>
    "ended" in checkStream(grammar, events, isGuardMet ? requests.met : requests.unmet);

  test("each walk through the grammar is accepted, and every kind of event is met", () => {
    const random = new Random(11);
    const walked = new Set<string>();
    for (let count = 0; count < WALKS; count += 1) {
      const isGuardMet = stream === "chat" && random.next() < 0.5;
      const walk = walkGrammar(grammar, random, isGuardMet);
      expect([isAccepted(makeEvents(stream, walk), isGuardMet), walk]).toEqual([true, walk]);
      expect([isValidOrder(stream, walk, isGuardMet), walk]).toEqual([true, walk]);
      for (const [at, symbol] of walk.entries()) walked.add(`${walk[at - 1] ?? ""} ${symbol}`);
    }
    expect(kinds.filter((kind) => ![...walked].some((pair) => pair.endsWith(` ${kind}`)))).toEqual(
      [],
    );
  });

  test("a walk with a changed order is accepted exactly where it is valid", () => {
    const random = new Random(12);
    let refused = 0;
    for (let count = 0; count < WALKS; count += 1) {
      const isGuardMet = stream === "chat" && random.next() < 0.5;
      const walk = mutateWalk(walkGrammar(grammar, random, isGuardMet), kinds, random);
      const isValid = isValidOrder(stream, walk, isGuardMet);
      const events = makeEvents(stream, walk);
      expect([isAccepted(events, isGuardMet), walk]).toEqual([isValid, walk]);
      if (!isValid) refused += 1;
    }
    expect(refused).toBeGreaterThan(WALKS / 2);
  });

  test("a walk with one changed event is refused", () => {
    const random = new Random(13);
    for (let count = 0; count < WALKS; count += 1) {
      const walk = walkGrammar(grammar, random, false);
      const events = [...makeEvents(stream, walk)];
      const at = random.whole(events.length);
      const event = events[at];
      if (event === undefined) continue;
      events[at] = spoil(event, random);
      expect([isAccepted(events, false), events[at]]).toEqual([false, events[at]]);
    }
  });
});

/** An event that no stream may contain: wrong name, cut, another shape, or out of sequence. */
function spoil(event: SseEvent, random: Random): SseEvent {
  const { event: name, data } = event;
  const rows: readonly (() => SseEvent)[] = [
    () => ({ event: `${name}s`, data }),
    () => ({ event: name, data: `${data}x` }),
    () => ({ event: name, data: data.replace(/^\{"\w+"/, '{"other"').replace("[DONE]", "[END]") }),
    () => ({
      event: name,
      data: data.replace(/((?:_calls":\[\{|_(?:start|delta|stop)",)"index":)/, "$11"),
    }),
  ];
  const spoiled = random.pick(rows)();
  return spoiled.data === data && spoiled.event === name ? { event: "other", data } : spoiled;
}
