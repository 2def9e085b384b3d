import { child, find, isObject, itemsOf, referenceOf, type Part } from "./part.ts";

/** Returns whether two parts are equal, in any order of their keys and with references followed. */
export function isSame(old: Part, now: Part): boolean {
  return compareParts(old, now, new Set());
}

/**
 * Pairs of references that were met before count as equal: their first occurrence compares them.
 */
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

/** Returns the target of a part's reference; a `$ref` within an example may have no target. */
function target(part: Part): Part | undefined {
  const reference = referenceOf(part);
  return reference === undefined ? undefined : find(part.root, reference);
}
