import { judge, type Pair } from "../change.ts";
import { compareKeys, type Context } from "../keys.ts";
import { child, fieldsOf, follow, type Part } from "../part.ts";
import { compareContent } from "./content.ts";
import { compareHeaders } from "./headers.ts";

const responseLevel = {
  name: "a response",
  compared: ["headers", "content"],
  annotations: ["description"],
};

/**
 * Returns the documented response for a status: of the status itself, of its class, or `default`.
 */
function responseOf(responses: ReadonlyMap<string, Part>, status: string): Part | undefined {
  return (
    responses.get(status) ?? responses.get(`${status.slice(0, 1)}XX`) ?? responses.get("default")
  );
}

/**
 * Returns whether a status is a failure or a class that includes failures. Clients must expect new
 * failures.
 */
function isFailure(status: string): boolean {
  return /^[45]/.test(status) || status === "default";
}

/** Compares the responses of an operation. */
export function compareResponses({ old, now }: Pair, context: Context): void {
  const [olds, nows] = [old, now].map((responses) => {
    const entries = [...fieldsOf(responses)].filter(([status]) => !status.startsWith("x-"));
    return new Map(entries.map(([status, part]) => [status.replace("xx", "XX"), part]));
  });
  if (olds === undefined || nows === undefined) return;
  for (const [status, part] of olds) {
    const next = nows.get(status) ?? (isFailure(status) ? responseOf(nows, status) : undefined);
    if (next !== undefined) compareResponse({ old: follow(part), now: follow(next) }, context);
    if (!nows.has(status)) {
      const hasType = fieldsOf(child(follow(part), "content")).size > 0;
      const text = `the response ${status} is gone`;
      if (!isFailure(status)) context.report("breaking", part, text);
      else if (hasType) context.report("source", part, `generated clients: ${text}, and its type`);
      else context.report("harmless", part, text);
    }
  }
  for (const [status, part] of nows) {
    if (olds.has(status)) continue;
    const before = responseOf(olds, status);
    if (before !== undefined) compareResponse({ old: follow(before), now: follow(part) }, context);
    const isHarmless = isFailure(status) || before !== undefined;
    context.report(judge(isHarmless), part, `the response ${status} is new`);
  }
}

function compareResponse(pair: Pair, context: Context): void {
  const { old, now } = pair;
  compareHeaders({ old: child(old, "headers"), now: child(now, "headers") }, context);
  const contents = { old: child(old, "content"), now: child(now, "content") };
  compareContent(contents, "response", context);
  compareKeys(responseLevel, pair, context, "response");
}
