import { isDeepStrictEqual } from "node:util";
import { child, fieldsOf, hasValue, join, type Part } from "../part.ts";
import { mergeBounds } from "./bounds.ts";
import { annotations } from "./keywords.ts";
import type { SchemaView } from "./schema-view.ts";

/** Merges a schema with the members of its `allOf`. */
export function mergeViews(
  own: SchemaView,
  members: readonly SchemaView[],
  isNullable: boolean,
): SchemaView {
  const [only, ...more] = members.filter(({ part }) => !isForPeople(part));
  const merged = members.reduce(mergeTwo, own);
  // A wrapper that only adds text or `nullable` has the type of its content.
  const isWrapper = only !== undefined && more.length === 0 && !saysSomething(own);
  return {
    ...merged,
    part: isWrapper ? only.part : own.part,
    name: own.name ?? (isWrapper ? only.name : undefined),
    title: own.title ?? (isWrapper ? only.title : undefined),
    isNullable,
    unread: isWrapper ? new Map([...own.unread, ...only.unread]) : unreadOf(own, members),
  };
}

/** Returns whether a schema contains only text for people. */
function isForPeople(part: Part): boolean {
  return (
    part.members === undefined &&
    [...fieldsOf(part).keys()].every((key) => annotations.includes(key))
  );
}

function saysSomething({ types, words, properties, union, required, items }: SchemaView): boolean {
  const parts = [types, words, union, items];
  return properties.size > 0 || required.length > 0 || parts.some((part) => part !== undefined);
}

function mergeTwo(first: SchemaView, second: SchemaView): SchemaView {
  return {
    ...first,
    types: mergeTypes(first.types, second.types),
    words: intersect(first.words, second.words),
    knownWords: first.knownWords ?? second.knownWords,
    format: first.format ?? second.format,
    patterns: [...new Set([...first.patterns, ...second.patterns])],
    bounds: mergeBounds(first.bounds, second.bounds),
    isUnique: first.isUnique || second.isUnique,
    default: first.default ?? second.default,
    isReadOnly: first.isReadOnly || second.isReadOnly,
    isWriteOnly: first.isWriteOnly || second.isWriteOnly,
    properties: mergeProperties(first.properties, second.properties),
    required: [...new Set([...first.required, ...second.required])],
    others: first.others ?? second.others,
    items: first.items ?? second.items,
    union: first.union ?? second.union,
    discriminator: hasValue(first.discriminator) ? first.discriminator : second.discriminator,
  };
}

function mergeTypes(first: SchemaView["types"], second: SchemaView["types"]): SchemaView["types"] {
  if (first === undefined || second === undefined) return first ?? second;
  const accepts = (types: ReadonlySet<string>, type: string) =>
    types.has(type) || (type === "integer" && types.has("number"));
  return new Set([...first, ...second].filter((t) => accepts(first, t) && accepts(second, t)));
}

function intersect(
  first: readonly unknown[] | undefined,
  second: readonly unknown[] | undefined,
): readonly unknown[] | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return first.filter((word) => second.some((other) => isDeepStrictEqual(word, other)));
}

function mergeProperties(
  first: ReadonlyMap<string, Part>,
  second: ReadonlyMap<string, Part>,
): ReadonlyMap<string, Part> {
  const merged = new Map(first);
  for (const [name, part] of second) {
    const other = merged.get(name);
    merged.set(name, other === undefined ? part : join(other, part));
  }
  return merged;
}

/** Returns the keywords that cannot be merged; they must not change. */
function unreadOf(own: SchemaView, members: readonly SchemaView[]): ReadonlyMap<string, Part> {
  const views = [own, ...members];
  const isTwice = (read: (view: SchemaView) => unknown) =>
    views.filter((view) => read(view) !== undefined).length > 1;
  const inner = views.flatMap(({ unread }) => [...unread]);
  const isAmbiguous =
    isTwice(({ union }) => union) ||
    isTwice(({ items }) => items) ||
    isTwice(({ format }) => format) ||
    isTwice(({ default: value }) => value) ||
    isTwice(({ bounds }) => bounds.multipleOf) ||
    isTwice(({ knownWords }) => knownWords) ||
    new Set(inner.map(([key]) => key)).size < inner.length ||
    // A closed member refuses the fields of the other members.
    views.some(({ others }) => others !== undefined && others.value !== true);
  return new Map([
    ...inner,
    ...(isAmbiguous ? [["allOf", child(own.part, "allOf")] as const] : []),
  ]);
}
