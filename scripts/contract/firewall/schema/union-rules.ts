import { componentOf } from "../keys.ts";
import { child, follow, hasValue, referenceOf, type Part } from "../part.ts";
import { areDisjoint } from "./disjoint.ts";
import { pairBranches } from "./pair-branches.ts";
import { branchOf, withoutNull } from "./read-schema.ts";
import type { SchemaPair, SchemaRule } from "./schema-pair.ts";
import type { SchemaView } from "./schema-view.ts";
import { compareTags, tagsOf } from "./tags.ts";

/** The rules for values of several forms. */
export const unionRules: readonly SchemaRule[] = [
  {
    keywords: ["oneOf", "anyOf"],
    request:
      "a branch gone breaks, and a new one that overlaps another of `oneOf`; any other new one is " +
      "harmless; one that may overlap is not understood",
    response:
      "a branch gone or new breaks, unless another takes its values; overlaps as in requests",
    compare: compareUnions,
  },
  {
    keywords: ["discriminator"],
    request: "another field, or a tag gone, breaks; a new tag is harmless",
    response: "another field, a tag gone or new, or none at all, breaks",
    compare: compareTags,
  },
];

/** The forms that a value may have; a schema without a union has one. */
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
  const [olds, nows] = [formsOf(old, isOnlyUnion), formsOf(now, isOnlyUnion)];
  const { pairs, gone, added } = pairBranches(olds, nows, (part) => tagOf(part, old, now));
  for (const [from, to] of pairs) compare(from, to);
  for (const part of gone) reportGone(pair, part, nows);
  for (const part of added) reportAdded(pair, part, { olds, nows });
  if (
    old.union?.kind !== "oneOf" &&
    now.union?.kind === "oneOf" &&
    added.length === 0 &&
    nows.length > 1
  ) {
    pair.report("unknown", "oneOf replaces anyOf: values that fit several branches are refused");
  }
}

/** The first tag that selects a branch. */
function tagOf(branch: Part, ...views: readonly SchemaView[]): string | undefined {
  const { root, pointer } = follow(branch);
  for (const view of views.filter(({ part }) => part.root === root)) {
    for (const [tag, target] of tagsOf(view)) {
      if (follow(target).pointer === pointer) return tag;
    }
  }
  return undefined;
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
