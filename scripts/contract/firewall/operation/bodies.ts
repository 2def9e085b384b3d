import { judge, type Pair } from "../change.ts";
import { compareKeys, type Context } from "../keys.ts";
import { child, follow, hasValue } from "../part.ts";
import { compareContent } from "./content.ts";

const bodyLevel = {
  name: "a request body",
  compared: ["required", "content"],
  annotations: ["description"],
};

/** Compares the request bodies of an operation. */
export function compareBodies({ old, now }: Pair, context: Context): void {
  if (!hasValue(old) && !hasValue(now)) return;
  const pair = { old: follow(old), now: follow(now) };
  const [was, is] = [pair.old, pair.now].map((part) => child(part, "required").value === true);
  if (!hasValue(now)) return context.report("breaking", old, "the body is gone");
  if (was !== is) {
    context.report(
      judge(is === false),
      now,
      `the body is ${is === true ? "required" : "optional"}`,
    );
  }
  if (!hasValue(old)) return context.report(judge(is === false), now, "a body is new");
  compareContent(
    { old: child(pair.old, "content"), now: child(pair.now, "content") },
    "request",
    context,
  );
  compareKeys(bodyLevel, pair, context, "request");
}
