import { child, type Part } from "../part.ts";

/** Limits of a value; an exclusive limit excludes the limit itself. */
export const boundNames = [
  ...["minimum", "maximum", "minLength", "maxLength"],
  ...["minItems", "maxItems", "minProperties", "maxProperties"],
] as const;

export interface Bound {
  readonly limit: number;
  readonly isExclusive: boolean;
}

export interface Bounds {
  readonly limits: ReadonlyMap<string, Bound>;
  readonly multipleOf: number | undefined;
}

function numberOf({ value }: Part): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** Reads the limits of a schema, including those of OpenAPI 3.1. */
export function boundsOf(part: Part): Bounds {
  const limits = new Map<string, Bound>();
  for (const name of boundNames) {
    const limit = numberOf(child(part, name));
    if (limit !== undefined) limits.set(name, { limit, isExclusive: false });
  }
  for (const name of ["minimum", "maximum"]) {
    const { value } = child(part, name.replace(/^m/, "exclusiveM"));
    const limit = typeof value === "number" ? value : limits.get(name)?.limit;
    if (limit === undefined || value === undefined || value === false) continue;
    const bound = { limit, isExclusive: true };
    if (isWithin(name, bound, limits.get(name))) limits.set(name, bound);
  }
  return { limits, multipleOf: numberOf(child(part, "multipleOf")) };
}

/**
 * Returns whether each value within one limit is within another; a missing limit allows every
 * value.
 */
export function isWithin(
  name: string,
  inner: Bound | undefined,
  outer: Bound | undefined,
): boolean {
  if (outer === undefined) return true;
  if (inner === undefined) return isFree(name, outer);
  const sign = name.startsWith("min") ? 1 : -1;
  if (inner.limit !== outer.limit) return sign * (inner.limit - outer.limit) > 0;
  return inner.isExclusive || !outer.isExclusive;
}

/** Returns whether a limit has no effect: a length or count of at least 0. */
function isFree(name: string, { limit, isExclusive }: Bound): boolean {
  return /^min[LIP]/.test(name) && limit <= 0 && !isExclusive;
}

/**
 * Returns whether no value satisfies both sets of bounds for one kind of limit (`Length`, `Items`,
 * `Properties`, or `imum` of numbers).
 */
export function areBoundsApart(first: Bounds, second: Bounds, kind: string): boolean {
  const isBelow = (low: Bounds, high: Bounds): boolean => {
    const [top, bottom] = [low.limits.get(`max${kind}`), high.limits.get(`min${kind}`)];
    if (top === undefined || bottom === undefined) return false;
    const isTouching = top.limit === bottom.limit && !top.isExclusive && !bottom.isExclusive;
    return top.limit <= bottom.limit && !isTouching;
  };
  return isBelow(first, second) || isBelow(second, first);
}

/** Returns the limits that apply if both sets apply. */
export function mergeBounds(first: Bounds, second: Bounds): Bounds {
  const limits = new Map(first.limits);
  for (const [name, bound] of second.limits) {
    if (isWithin(name, bound, limits.get(name))) limits.set(name, bound);
  }
  return { limits, multipleOf: first.multipleOf ?? second.multipleOf };
}
