import { judge, type Pair } from "../change.ts";
import { compareKeys, type Context } from "../keys.ts";
import { child, fieldsOf, hasValue, type Part } from "../part.ts";
import { compareStream, streamKeys } from "../streams/stream-media.ts";
import type { Direction } from "../schema/schema-pair.ts";

const mediaLevel = {
  name: "a media type",
  compared: ["schema", ...streamKeys],
  annotations: ["example", "examples"],
};

/** Media types are case-insensitive and have no space between their parts. */
function mediaOf(content: Part): ReadonlyMap<string, Part> {
  const entries = [...fieldsOf(content)];
  return new Map(entries.map(([type, part]) => [type.toLowerCase().replaceAll(/\s/g, ""), part]));
}

/** Compares the media types of a body, of a parameter or of a header. */
export function compareContent({ old, now }: Pair, direction: Direction, context: Context): void {
  const [olds, nows] = [mediaOf(old), mediaOf(now)];
  for (const [type, part] of olds) {
    const next = nows.get(type);
    if (next === undefined) context.report("breaking", part, `${type} is gone`);
    else compareMedia({ old: part, now: next }, direction, context);
  }
  for (const [type, part] of nows) {
    if (!olds.has(type)) context.report("harmless", part, `${type} is new`);
  }
}

function compareMedia(pair: Pair, direction: Direction, context: Context): void {
  const schemas = { old: child(pair.old, "schema"), now: child(pair.now, "schema") };
  comparePresent(schemas, direction, context);
  compareStream(pair, direction, context);
  compareKeys(mediaLevel, pair, context, direction);
}

function comparePresent({ old, now }: Pair, direction: Direction, context: Context): void {
  if (hasValue(old) && hasValue(now)) return context.schemas.compare(old, now, direction);
  if (hasValue(old) === hasValue(now)) return;
  const isHarmless = hasValue(now) === (direction === "response");
  context.report(judge(isHarmless), now, `the schema is ${hasValue(now) ? "new" : "gone"}`);
}
