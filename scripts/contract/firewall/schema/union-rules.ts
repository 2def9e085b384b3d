import { componentOf } from "../keys.ts";
import { child, hasValue, referenceOf, type Part } from "../part.ts";
import { areApart, areDisjoint } from "./disjoint.ts";
import { pairBranches, type PairedBranches } from "./pair-branches.ts";
import { branchOf, unionTakesNull, withoutNull } from "./read-schema.ts";
import type { SchemaPair, SchemaRule } from "./schema-pair.ts";
import type { SchemaView } from "./schema-view.ts";
import { compareTags } from "./tags.ts";

/** The rules for values of several forms. */
export const unionRules: readonly SchemaRule[] = [
  {
    keywords: ["oneOf", "anyOf"],
    request:
      "a removed branch breaks, as does a branch of `oneOf` that is new or accepts more values if it " +
      "accepts values of another branch; other new branches are harmless; one that may accept values " +
      "of another is not understood",
    response:
      "a removed or new branch breaks, unless another branch accepts its values; a new one that may " +
      "accept values of another is not understood",
    compare: compareUnions,
  },
  {
    keywords: ["discriminator"],
    request: "another field or a removed tag breaks; a new tag is harmless",
    response: "another field, a removed or new tag, or a removed discriminator breaks",
    compare: compareTags,
  },
];

/** Returns the forms that a value may have; a schema without a union has one. */
function formsOf(view: SchemaView, isOnlyUnion: boolean): readonly Part[] {
  if (view.union === undefined) return [withoutNull(view.part)];
  return isOnlyUnion
    ? view.union.branches.map((branch) => branchOf(view, branch))
    : view.union.branches;
}

function compareUnions(pair: SchemaPair): void {
  const { old, now, compare } = pair;
  if (old.union === undefined && now.union === undefined) return;
  const isOnlyUnion = old.union === undefined || now.union === undefined;
  if (isOnlyUnion && [old, now].some(isWithinAllOf)) {
    return pair.report(
      "unknown",
      "a union within allOf is added or removed, which is not understood",
    );
  }
  const [olds, nows] = [formsOf(old, isOnlyUnion), formsOf(now, isOnlyUnion)];
  const paired = pairBranches(olds, nows);
  const { pairs, gone, added } = paired;
  for (const [from, to] of pairs) compare(from, to);
  for (const part of gone) reportGone(pair, part, nows);
  for (const part of added) reportAdded(pair, part, { olds, nows });
  if (now.union?.kind === "oneOf") reportOverlaps(pair, paired);
}

/**
 * Reports branches of `oneOf` that may now accept the same values: a value that matches two
 * branches is refused. Branches of a former `anyOf` may always overlap; those of `oneOf` if one of
 * them grows.
 */
function reportOverlaps(pair: SchemaPair, { pairs }: PairedBranches): void {
  const { old, now, direction, report, fits } = pair;
  if (old.union === undefined || now.union === undefined) return;
  const wasOneOf = old.union.kind === "oneOf";
  if (direction === "response" && wasOneOf) return;
  if (!now.isNullable && unionTakesNull(old.union) && !unionTakesNull(now.union)) {
    report("breaking", "null fits no branch of oneOf, or several, and is refused");
  }
  const grows = ([from, to]: readonly [Part, Part]) => !fits(to, from, "request");
  for (const [at, one] of pairs.entries()) {
    for (const other of pairs.slice(at + 1)) {
      const [first, second] = [one[1], other[1]];
      if (areApart(first, second) || (wasOneOf && !grows(one) && !grows(other))) continue;
      const isWithin = fits(first, second, "request") || fits(second, first, "request");
      const names = `the branches ${nameOf(first)} and ${nameOf(second)} of oneOf`;
      if (isWithin) report("breaking", `${names} take the same values, which are refused`, second);
      else report("unknown", `${names} may take the same values, which are refused`, second);
    }
  }
}

/**
 * Returns whether a union is in a member of allOf; its branches are then read without the other
 * members.
 */
function isWithinAllOf({ union, part }: SchemaView): boolean {
  return union !== undefined && !hasValue(child(part, union.kind));
}

function nameOf(branch: Part): string {
  return (
    componentOf(referenceOf(branch)) ?? branch.pointer.slice(branch.pointer.lastIndexOf("/") + 1)
  );
}

function reportGone({ fits, report }: SchemaPair, branch: Part, nows: readonly Part[]): void {
  const isTaken = nows.some((other) => fits(branch, other, "request"));
  if (isTaken) report("harmless", `the branch ${nameOf(branch)} is part of another`, branch);
  else report("breaking", `the branch ${nameOf(branch)} is gone`, branch);
}

interface Forms {
  readonly olds: readonly Part[];
  readonly nows: readonly Part[];
}

function reportAdded(pair: SchemaPair, branch: Part, { olds, nows }: Forms): void {
  const { now, direction, report, fits } = pair;
  const name = nameOf(branch);
  const isKnown = olds.some((old) => fits(old, branch, "response"));
  if (direction === "response" && !isKnown) {
    return report("breaking", `the branch ${name} is new`, branch);
  }
  const others = nows.filter((other) => other !== branch && !areDisjoint(other, branch));
  if (now.union?.kind !== "oneOf" || others.length === 0) {
    return report("harmless", `the branch ${name} is new`, branch);
  }
  const isWithin = (other: Part) =>
    fits(other, branch, "request") || fits(branch, other, "request");
  if (others.some(isWithin)) {
    report(
      "breaking",
      `the branch ${name} is new, and takes values of another: oneOf refuses them`,
      branch,
    );
  } else if (hasValue(child(now.discriminator, "mapping"))) {
    report("harmless", `the branch ${name} is new, with a tag of its own`, branch);
  } else report("unknown", `the branch ${name} is new, and may take values of another`, branch);
}
