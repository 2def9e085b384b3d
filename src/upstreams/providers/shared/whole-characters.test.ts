import fc from "fast-check";
import { expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { GenerationFold } from "../../../core/conversation/generation-result.ts";
import { WholeCharacters } from "./repair-events.ts";

const raw = String.raw;

function repair(events: readonly GenerationEvent[]): GenerationEvent[] {
  const repaired: GenerationEvent[] = [];
  const characters = new WholeCharacters();
  for (const event of events) characters.repair(event, repaired);
  return repaired;
}

const text = (piece: string): GenerationEvent => ({ type: "text-delta", text: piece });
const think = (piece: string): GenerationEvent => ({ type: "reasoning-delta", text: piece });
const json = (argumentsJson: string, index = 0): GenerationEvent => ({
  type: "tool-call-delta",
  index,
  argumentsJson,
});
const call = (index: number, name = "look", id = `c${index}`): GenerationEvent => ({
  type: "tool-call-start",
  index,
  id,
  name,
});
const used: GenerationEvent = { type: "usage-update", usage: { output: 1 } };
const end: GenerationEvent = { type: "generation-end", stop: { cause: "end", raw: "" } };

test.each<[string, readonly GenerationEvent[], readonly GenerationEvent[]]>([
  [
    "the first half waits for the second",
    [text("a\ud83d"), used, text("\udca5b"), end],
    [text("a"), used, text("💥b"), end],
  ],
  [
    "a half that text of another type follows is replaced before it",
    [text("a\ud83d"), think("b"), end],
    [text("a"), text("\ufffd"), think("b"), end],
  ],
  [
    "a half that a call follows is replaced before it",
    [think("\ud83d"), call(0), end],
    [think("\ufffd"), call(0), end],
  ],
  ["a half at the end is replaced", [text("\ud83d"), end], [text("\ufffd"), end]],
  ["a second half alone is replaced", [text("\udca5a"), end], [text("\ufffda"), end]],
  [
    "each call waits for its own half",
    [call(0), call(1), json('"\ud83d'), json('"\ud83d', 1), json('\udca5"'), json('"', 1), end],
    [call(0), call(1), json('"'), json('"', 1), json('💥"'), json('\ufffd"', 1), end],
  ],
  [
    "an incomplete escape in arguments waits for its rest",
    [call(0), json(raw`"\ud8`), json(raw`3d\ud`), json(raw`ca5\\`), json('"'), end],
    [call(0), json('"'), json(raw`\ud83d\udca5\\`), json('"'), end],
  ],
  [
    "an escape of half a pair in arguments is replaced",
    [call(0), json(raw`"\ud83d"`), json(raw`\udca5`), json(raw`\ud83d`), end],
    [call(0), json(raw`"\ufffd"`), json(raw`\ufffd`), json(raw`\ufffd`), end],
  ],
  [
    "names and ids are valid too",
    [call(0, "a\ud83d", "\udca5"), end],
    [call(0, "a\ufffd", "\ufffd"), end],
  ],
])("%s", (_what, events, want) => {
  expect(repair(events)).toEqual(want);
});

test("each delta is valid, and the blocks are unchanged except for replaced halves", () => {
  const unit = fc.constantFrom("a", "\ud83d", "\udca5", "💥");
  const piece = fc.string({ unit, minLength: 1, maxLength: 3 });
  const event = fc.oneof(
    piece.map(text),
    piece.map(think),
    fc.tuple(piece, fc.nat({ max: 1 })).map(([piece, index]) => json(piece, index)),
  );
  const fold = (events: readonly GenerationEvent[]) => {
    const folded = new GenerationFold();
    for (const one of events) folded.add(one);
    return folded.result().blocks;
  };
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (deltas) => {
      const events = [call(0), call(1), ...deltas, end];
      const repaired = repair(events);
      for (const one of repaired) {
        const piece = "text" in one ? one.text : "argumentsJson" in one ? one.argumentsJson : "";
        expect(piece.isWellFormed()).toBe(true);
      }
      const whole = fold(events).map((block) =>
        block.type === "tool-call"
          ? { ...block, argumentsJson: block.argumentsJson.toWellFormed() }
          : { ...block, text: block.text.toWellFormed() },
      );
      expect(fold(repaired)).toEqual(whole);
    }),
    { numRuns: 500 },
  );
});
