import { componentOf } from "../keys.ts";
import { referenceOf, type Part } from "../part.ts";
import { isSame } from "../same.ts";
import { viewOf } from "./read-schema.ts";

export interface PairedBranches {
  readonly pairs: readonly (readonly [old: Part, now: Part])[];
  readonly gone: readonly Part[];
  readonly added: readonly Part[];
}

type Key = (part: Part) => string | undefined;

/** The types of a branch; each type may identify one branch. */
const typesOf: Key = (part) => {
  const { types } = viewOf(part);
  return types === undefined ? undefined : [...types].toSorted().join(" ");
};

const nameOf: Key = (part) => componentOf(referenceOf(part)) ?? viewOf(part).name;

/**
 * Pairs each branch with its successor: the same component, an equal schema, or the only
 * remaining branch of its type.
 */
export function pairBranches(olds: readonly Part[], nows: readonly Part[]): PairedBranches {
  const pairs: (readonly [Part, Part])[] = [];
  const rest = { olds: [...olds], nows: [...nows] };
  const take = (find: (old: Part) => Part | undefined): void => {
    for (const old of [...rest.olds]) {
      const now = find(old);
      if (now === undefined) continue;
      pairs.push([old, now]);
      rest.olds = rest.olds.filter((part) => part !== old);
      rest.nows = rest.nows.filter((part) => part !== now);
    }
  };
  const only = (key: Key) => (old: Part) => {
    const wanted = key(old);
    const isWanted = (part: Part) => wanted !== undefined && key(part) === wanted;
    const found = rest.nows.filter(isWanted);
    return rest.olds.filter(isWanted).length === 1 && found.length === 1 ? found[0] : undefined;
  };
  take(only(nameOf));
  take((old) => rest.nows.find((now) => isSame(old, now)));
  take(only(typesOf));
  return { pairs, gone: rest.olds, added: rest.nows };
}
