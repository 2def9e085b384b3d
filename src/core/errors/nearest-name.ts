/** Longer names are compared by this prefix, which bounds the work. */
const COMPARED_CHARS_MAX = 64;

/**
 * Returns the allowed name that was most likely meant, or undefined if no name is near enough: the
 * fewest edits (insert, delete, replace, swap adjacent characters), at most a third of the name.
 * Case, hyphens and underscores are ignored, so that `maxTokens` matches `max_tokens`.
 */
export function nearestName(name: string, allowed: readonly string[]): string | undefined {
  const wanted = normalize(name);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of allowed) {
    const distance = editDistance(wanted, normalize(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

function normalize(name: string): string {
  return name.slice(0, COMPARED_CHARS_MAX).toLowerCase().replaceAll(/[-_ ]/g, "");
}

/** Returns the optimal string alignment distance, computed with three rows at a time. */
function editDistance(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const shifted = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      const swapped = isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity;
      current.push(Math.min(replaced, shifted, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}
