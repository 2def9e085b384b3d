import { judge, type Pair } from "../change.ts";
import { compareKeys, type Context } from "../keys.ts";
import { child, fieldsOf, follow, type Part } from "../part.ts";
import { compareShape, shapeKeys } from "./shape.ts";

const headerLevel = {
  name: "a header",
  compared: ["required", ...shapeKeys],
  annotations: ["description", "example", "examples", "deprecated"],
};

/** Returns the headers of a response by their case-insensitive names. */
function headersOf(headers: Part): ReadonlyMap<string, Part> {
  return new Map([...fieldsOf(headers)].map(([name, part]) => [name.toLowerCase(), follow(part)]));
}

/** Compares the headers of a response. */
export function compareHeaders({ old, now }: Pair, context: Context): void {
  const [olds, nows] = [headersOf(old), headersOf(now)];
  for (const [name, part] of olds) {
    const next = nows.get(name);
    if (next === undefined) context.report("breaking", part, `the header ${name} is gone`);
    else compareHeader({ old: part, now: next }, context);
  }
  for (const [name, part] of nows) {
    if (!olds.has(name)) context.report("harmless", part, `the header ${name} is new`);
  }
}

function compareHeader(pair: Pair, context: Context): void {
  const [was, is] = [pair.old, pair.now].map((part) => child(part, "required").value === true);
  if (was !== is) {
    const text = is === true ? "the header is always present" : "the header may be missing";
    context.report(judge(is === true), pair.now, text);
  }
  compareShape(pair, "response", context);
  compareKeys(headerLevel, pair, context, "response");
}
