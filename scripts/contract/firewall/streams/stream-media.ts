import type { StreamGrammar } from "../../../../src/wire/contract/grammar/compile-grammar.ts";
import { judge, type Pair } from "../change.ts";
import type { Context } from "../keys.ts";
import { child, hasValue, isObject, stringOf } from "../part.ts";
import { isSame } from "../same.ts";
import type { Direction } from "../schema/schema-pair.ts";
import { compareStreams } from "./compare-streams.ts";

const schemaKeys = ["x-event-schema", "x-event-data"];
const GRAMMAR = "x-stream-grammar";
const DATA_TYPE = "x-event-data-media-type";

/** The extensions of a media type that describe the events of a stream. */
export const streamKeys: readonly string[] = [...schemaKeys, GRAMMAR, DATA_TYPE];

/**
 * Compares the description of a stream's events in a media type; clients depend on these events
 * only.
 */
export function compareStream(pair: Pair, direction: Direction, context: Context): void {
  for (const key of streamKeys) {
    const { old, now } = { old: child(pair.old, key), now: child(pair.now, key) };
    if (hasValue(old) !== hasValue(now)) {
      const text = `\`${key}\` is ${hasValue(now) ? "new" : "gone"}`;
      context.report(judge(hasValue(now)), hasValue(now) ? now : old, text);
    } else if (!hasValue(old)) continue;
    else if (schemaKeys.includes(key)) context.schemas.compare(old, now, direction);
    else if (key === GRAMMAR) compareGrammars({ old, now }, context);
    else if (stringOf(old) !== stringOf(now)) {
      context.report("breaking", now, `the events' data changes to ${stringOf(now)}`);
    }
  }
}

function compareGrammars({ old, now }: Pair, { report }: Context): void {
  const [before, after] = [old.value, now.value];
  if (!isGrammar(before) || !isGrammar(after)) {
    if (!isSame(old, now)) report("unknown", now, "the order of the events has changed");
    return;
  }
  let faults = 0;
  compareStreams(before, after, (inner, text) => {
    faults += 1;
    report("breaking", { ...now, pointer: `${now.pointer}${inner}` }, text);
  });
  if (faults > 0) return;
  let narrowed = false;
  compareStreams(after, before, () => (narrowed = true));
  if (narrowed) report("harmless", now, "the order of the events allows less");
}

function isGrammar(value: unknown): value is StreamGrammar {
  if (!isObject(value) || !Array.isArray(value["accepting"])) return false;
  return ["guards", "symbols", "states"].every((key) => isObject(value[key]));
}
