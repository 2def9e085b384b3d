import { componentOf } from "../keys.ts";
import {
  BrokenDocument,
  child,
  fieldsOf,
  follow,
  hasValue,
  isObject,
  itemsOf,
  join,
  referenceOf,
  replace,
  rootOf,
  stringOf,
  stringsOf,
  type Part,
} from "../part.ts";
import { boundsOf } from "./bounds.ts";
import { mergeViews } from "./merge-views.ts";
import { annotations, isRead } from "./keywords.ts";
import type { SchemaView, Union } from "./schema-view.ts";

const DEPTH_MAX = 50;

/** Reads a schema. */
export function viewOf(part: Part, depth = 0): SchemaView {
  if (depth > DEPTH_MAX) throw new BrokenDocument(`${part.pointer} contains itself by allOf`);
  const whole = withSiblings(part);
  if (whole !== part) return viewOf(whole, depth + 1);
  const name = componentOf(referenceOf(part));
  const own = readView(follow(part), name);
  const parts = own.part.members ?? itemsOf(child(own.part, "allOf"));
  const members = parts.map((member) => viewOf(member, depth + 1));
  if (members.length === 0) return withoutNullBranch(own, depth);
  // A wrapper without a type adds its `nullable` to its content.
  const isAdded = own.isNullable && own.types === undefined;
  const views = [own, ...members];
  const isKept =
    views.some(({ isNullable }) => isNullable) && views.every((view) => takesNull(view, depth));
  return withoutNullBranch(mergeViews(own, members, isAdded || isKept), depth);
}

/** OpenAPI 3.1 reads other keywords next to a reference; 3.0 ignores them. */
function withSiblings(part: Part): Part {
  const { $ref, ...siblings } = isObject(part.value) ? part.value : {};
  const version = stringOf(child(rootOf(part.root), "openapi")) ?? "";
  const isRead = $ref !== undefined && !version.startsWith("3.0");
  const isPlain = Object.keys(siblings).length === 0;
  return isRead && !isPlain ? join(replace(part, { $ref }), replace(part, siblings)) : part;
}

function readView(part: Part, name: string | undefined): SchemaView {
  const { value } = part;
  if (value !== true && !isObject(value)) {
    throw new BrokenDocument(`${part.pointer || "/"} is not a schema`);
  }
  const { types, isNullable } = typesOf(part);
  const constant = child(part, "const");
  const words = hasValue(constant) ? [constant.value] : listOf(child(part, "enum"));
  return {
    part,
    name,
    title: stringOf(child(part, "title")),
    types,
    isNullable:
      words === undefined
        ? isNullable
        : words.includes(null) && (isNullable || types === undefined),
    words: words?.filter((word) => word !== null),
    knownWords: listOf(child(part, "x-extensible-enum")),
    format: stringOf(child(part, "format")),
    patterns: [stringOf(child(part, "pattern"))].filter((pattern) => pattern !== undefined),
    bounds: boundsOf(part),
    isUnique: child(part, "uniqueItems").value === true,
    default: child(part, "default").value,
    isReadOnly: child(part, "readOnly").value === true,
    isWriteOnly: child(part, "writeOnly").value === true,
    properties: fieldsOf(child(part, "properties")),
    required: stringsOf(child(part, "required")),
    others: present(child(part, "additionalProperties")),
    items: present(child(part, "items")),
    union: unionOf(part),
    discriminator: child(part, "discriminator"),
    unread: unreadOf(part),
  };
}

function unreadOf(part: Part): SchemaView["unread"] {
  const isSecondUnion = (key: string) => key === "anyOf" && hasValue(child(part, "oneOf"));
  return new Map([...fieldsOf(part)].filter(([key]) => !isRead(key) || isSecondUnion(key)));
}

function typesOf(part: Part): Pick<SchemaView, "types" | "isNullable"> {
  const type = child(part, "type");
  const single = stringOf(type);
  const isNullable = child(part, "nullable").value === true;
  const names = single === undefined ? stringsOf(type) : [single];
  return {
    types: hasValue(type) ? new Set(names.filter((name) => name !== "null")) : undefined,
    isNullable: isNullable || names.includes("null"),
  };
}

function unionOf(part: Part): Union | undefined {
  for (const kind of ["oneOf", "anyOf"] as const) {
    const branches = itemsOf(child(part, kind));
    if (branches.length > 0) return { kind, branches };
  }
  return undefined;
}

/** Replaces a branch of type `null`, which is OpenAPI 3.1's notation for `nullable` of 3.0. */
function withoutNullBranch(view: SchemaView, depth: number): SchemaView {
  if (view.union === undefined) return view;
  const branches = view.union.branches.filter((part) => child(part, "type").value !== "null");
  if (branches.length === view.union.branches.length) return view;
  const [only, ...more] = branches;
  const rest: SchemaView = { ...view, isNullable: true, union: { ...view.union, branches } };
  if (only === undefined || more.length > 0) return rest;
  return mergeViews({ ...rest, union: undefined }, [viewOf(only, depth + 1)], true);
}

/**
 * Returns whether a schema accepts `null`: by its own keywords, by a branch, or because it has no
 * constraint.
 */
export function takesNull({ isNullable, types, words, union }: SchemaView, depth = 0): boolean {
  if (isNullable) return true;
  if (types !== undefined || words !== undefined) return false;
  return union === undefined || unionTakesNull(union, depth);
}

/** Returns whether a union's branches accept `null`: exactly one of `oneOf`, any of `anyOf`. */
export function unionTakesNull({ kind, branches }: Union, depth = 0): boolean {
  const count = branches.filter((part) => takesNull(viewOf(part, depth + 1), depth + 1)).length;
  return kind === "oneOf" ? count === 1 : count > 0;
}

function listOf({ value }: Part): readonly unknown[] | undefined {
  return Array.isArray(value) ? (value as readonly unknown[]) : undefined;
}

function present(part: Part): Part | undefined {
  return hasValue(part) ? part : undefined;
}

/** Returns a schema without some of its keywords. */
function without(part: Part, ...keywords: readonly string[]): Part {
  const rest = [...fieldsOf(part)].filter(([key]) => !keywords.includes(key));
  return replace(part, Object.fromEntries(rest.map(([key, { value }]) => [key, value])));
}

/** Returns a branch merged with the keywords next to its union. */
export function branchOf({ part }: SchemaView, branch: Part): Part {
  const beside = without(part, "oneOf", "anyOf", "discriminator", "nullable");
  const isEmpty = [...fieldsOf(beside).keys()].every((key) => annotations.includes(key));
  return isEmpty ? branch : join(branch, beside);
}

/** Returns a schema without its `nullable`. */
export function withoutNull(part: Part): Part {
  return hasValue(child(part, "nullable")) ? without(part, "nullable") : part;
}
