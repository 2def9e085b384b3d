import type { Pair } from "../change.ts";
import { compareKeys, type Context } from "../keys.ts";
import { compareOperations } from "../operation/compare-operations.ts";
import { child, fieldsOf, follow, hasValue, type Part } from "../part.ts";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

const pathLevel = {
  name: "a path",
  // Parameters and servers apply to each operation, and are compared there.
  compared: ["$ref", "parameters", "servers", ...methods],
  annotations: ["summary", "description"],
};

/**
 * Returns the form of a path. The names of its variables do not reach a server; they appear in
 * generated code only.
 */
function formOf(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, "{}");
}

/** Compares the operations of all paths. */
export function comparePaths({ old, now }: Pair, context: Context): void {
  const [before, after] = [fieldsOf(child(old, "paths")), fieldsOf(child(now, "paths"))];
  const nows = new Map([...after].map(([path, part]) => [formOf(path), { path, part }]));
  const met = new Set<string>();
  for (const [path, part] of before) {
    const next = after.has(path)
      ? { path, part: child(child(now, "paths"), path) }
      : nows.get(formOf(path));
    if (next === undefined) {
      context.report("breaking", part, `the path ${path} is gone`);
      continue;
    }
    met.add(next.path);
    if (path !== next.path) {
      const text = `generated clients: variables are renamed, ${path} to ${next.path}`;
      context.report("source", next.part, text);
    }
    comparePath({ old: withPath(part, path), now: withPath(next.part, next.path) }, context);
  }
  for (const [path, part] of after) {
    if (!met.has(path)) context.report("harmless", part, `the path ${path} is new`);
  }
}

interface PathPart {
  readonly path: string;
  readonly part: Part;
}

function withPath(part: Part, path: string): PathPart {
  return { path, part: follow(part) };
}

function comparePath({ old, now }: { old: PathPart; now: PathPart }, context: Context): void {
  const items = { old: old.part, now: now.part };
  compareKeys(pathLevel, items, context, "response");
  for (const method of methods) {
    const pair = { old: child(old.part, method), now: child(now.part, method) };
    const name = method.toUpperCase();
    if (hasValue(pair.old) && hasValue(pair.now)) {
      compareOperations(
        { path: old.path, item: old.part, part: pair.old },
        { path: now.path, item: now.part, part: pair.now },
        context,
      );
    } else if (hasValue(pair.old)) {
      context.report("breaking", pair.old, `the operation ${name} ${old.path} is gone`);
    } else if (hasValue(pair.now)) {
      context.report("harmless", pair.now, `the operation ${name} ${now.path} is new`);
    }
  }
}
