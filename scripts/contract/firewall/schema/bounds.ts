import { child, type Part } from "../part.ts";

/** The limits of a value; for the exclusive ones, whether the limit itself is outside. */
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

/** Reads the limits of a schema, those of OpenAPI 3.1 as well. */
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

/** Whether each value within one limit is within another; no limit lets each value through. */
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

/** A length or count of at least 0 says nothing. */
function isFree(name: string, { limit, isExclusive }: Bound): boolean {
  return /^min[LIP]/.test(name) && limit <= 0 && !isExclusive;
}

/** Whether one kind of limit (`Length`, `Items`, `Properties`, or `imum` of numbers) lets nothing through both. */
export function areBoundsApart(first: Bounds, second: Bounds, kind: string): boolean {
  const isBelow = (low: Bounds, high: Bounds): boolean => {
    const [top, bottom] = [low.limits.get(`max${kind}`), high.limits.get(`min${kind}`)];
    if (top === undefined || bottom === undefined) return false;
    const isTouching = top.limit === bottom.limit && !top.isExclusive && !bottom.isExclusive;
    return top.limit <= bottom.limit && !isTouching;
  };
  return isBelow(first, second) || isBelow(second, first);
}

/** The limits that hold where both hold. */
export function mergeBounds(first: Bounds, second: Bounds): Bounds {
  const limits = new Map(first.limits);
  for (const [name, bound] of second.limits) {
    if (isWithin(name, bound, limits.get(name))) limits.set(name, bound);
  }
  return { limits, multipleOf: first.multipleOf ?? second.multipleOf };
}
