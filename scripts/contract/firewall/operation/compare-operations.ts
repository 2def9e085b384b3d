import { compareSecurity } from "../document/security.ts";
import { compareOwnServers } from "../document/servers.ts";
import { judgeNames } from "../change.ts";
import { compareKeys, show, type Context } from "../keys.ts";
import { child, stringOf, stringsOf } from "../part.ts";
import { compareBodies } from "./bodies.ts";
import {
  operationOrDocumentField,
  operationOrPathField,
  type OperationPart,
} from "./operation-part.ts";
import { compareParameters } from "./parameters.ts";
import { compareResponses } from "./responses.ts";

const operationLevel = {
  name: "an operation",
  compared: [
    ...["operationId", "tags", "security", "servers"],
    ...["parameters", "requestBody", "responses"],
  ],
  annotations: ["summary", "description", "externalDocs", "deprecated"],
};

/** Compares one operation of both documents. */
export function compareOperations(old: OperationPart, now: OperationPart, context: Context): void {
  const pair = { old: old.part, now: now.part };
  compareKeys(operationLevel, pair, context, "response");
  compareNames(old, now, context);
  compareSecurity(
    {
      old: operationOrDocumentField(old, "security"),
      now: operationOrDocumentField(now, "security"),
    },
    context,
  );
  compareOwnServers(
    { old: operationOrPathField(old, "servers"), now: operationOrPathField(now, "servers") },
    context.report,
  );
  compareParameters(old, now, context);
  const bodies = { old: child(old.part, "requestBody"), now: child(now.part, "requestBody") };
  compareBodies(bodies, context);
  compareResponses(
    { old: child(old.part, "responses"), now: child(now.part, "responses") },
    context,
  );
}

/**
 * Compares names: generated clients name a method after the operationId and its class after the
 * tags.
 */
function compareNames(old: OperationPart, now: OperationPart, { report }: Context): void {
  const ids = [old, now].map(({ part }) => stringOf(child(part, "operationId")));
  if (ids[0] !== ids[1]) {
    const text = `generated clients: operationId changes from ${show(ids[0])} to ${show(ids[1])}`;
    report("source", child(now.part, "operationId"), text);
  }
  const [before = [], after = []] = [old, now].map(({ part }) => stringsOf(child(part, "tags")));
  if (before.join("\n") === after.join("\n")) return;
  const isKept = before.length > 0 && before.every((tag) => after.includes(tag));
  const text = `generated clients: tags change from ${show(before)} to ${show(after)}`;
  report(judgeNames(isKept && before[0] === after[0]), child(now.part, "tags"), text);
}
