import { child, find, isObject, itemsOf, referenceOf, type Part } from "./part.ts";

/** Whether two parts are equal, whatever the order of their keys, references followed. */
export function isSame(old: Part, now: Part): boolean {
  return compareParts(old, now, new Set());
}

/** Pairs of references that were met are taken as equal: they are compared where they were met. */
function compareParts(old: Part, now: Part, met: Set<string>): boolean {
  if (old.members !== undefined || now.members !== undefined) {
    return compareLists(old.members ?? [], now.members ?? [], met);
  }
  const [from, to] = [target(old), target(now)];
  if (from !== undefined && to !== undefined) {
    const pair = `${from.pointer} ${to.pointer}`;
    if (met.has(pair)) return true;
    met.add(pair);
    return compareParts(from, to, met);
  }
  if (Array.isArray(old.value) && Array.isArray(now.value)) {
    return compareLists(itemsOf(old), itemsOf(now), met);
  }
  if (!isObject(old.value) || !isObject(now.value)) return Object.is(old.value, now.value);
  const keys = new Set([...Object.keys(old.value), ...Object.keys(now.value)]);
  return [...keys].every((key) => compareParts(child(old, key), child(now, key), met));
}

function compareLists(olds: readonly Part[], nows: readonly Part[], met: Set<string>): boolean {
  if (olds.length !== nows.length) return false;
  return olds.every((part, at) => compareParts(part, nows[at] ?? part, met));
}

/** What a part refers to; a `$ref` within an example may name nothing. */
function target(part: Part): Part | undefined {
  const reference = referenceOf(part);
  return reference === undefined ? undefined : find(part.root, reference);
}
