import { judge, type Pair } from "../change.ts";
import { compareKeys, type Context } from "../keys.ts";
import { child, follow, itemsOf, stringOf, type Part } from "../part.ts";
import { compareShape, shapeKeys } from "./shape.ts";
import type { OperationPart } from "./operation-part.ts";

const parameterLevel = {
  name: "a parameter",
  compared: ["name", "in", "required", ...shapeKeys],
  annotations: ["description", "example", "examples", "deprecated"],
};

/** Returns the parameters of an operation and of its path, by place and name. */
function parametersOf({ path, item, part }: OperationPart): ReadonlyMap<string, Part> {
  const variables = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const lists = [item, part].flatMap((owner) => itemsOf(child(owner, "parameters")));
  return new Map(
    lists.map((listed) => {
      const parameter = follow(listed);
      const name = stringOf(child(parameter, "name")) ?? "";
      const place = stringOf(child(parameter, "in")) ?? "";
      // A path's variables are matched by their order, since their names do not reach a server.
      const names: Record<string, string> = {
        path: `${variables.indexOf(name) + 1}`,
        header: name.toLowerCase(),
      };
      return [`${place} ${names[place] ?? name}`, parameter];
    }),
  );
}

function isRequired(parameter: Part): boolean {
  return child(parameter, "required").value === true;
}

/** Compares the parameters of an operation. */
export function compareParameters(old: OperationPart, now: OperationPart, context: Context): void {
  const [olds, nows] = [parametersOf(old), parametersOf(now)];
  for (const [key, part] of olds) {
    const next = nows.get(key);
    if (next === undefined) context.report("breaking", part, `the parameter ${key} is gone`);
    else compareParameter({ old: part, now: next }, context);
  }
  for (const [key, part] of nows) {
    if (olds.has(key)) continue;
    const text = `the ${isRequired(part) ? "required " : ""}parameter ${key} is new`;
    context.report(judge(!isRequired(part)), part, text);
  }
}

function compareParameter(pair: Pair, context: Context): void {
  const [was, is] = [isRequired(pair.old), isRequired(pair.now)];
  if (was !== is) {
    const text = `the parameter is ${is ? "required" : "optional"}`;
    context.report(judge(was), pair.now, text);
  }
  compareShape(pair, "request", context);
  compareKeys(parameterLevel, pair, context, "request");
}
