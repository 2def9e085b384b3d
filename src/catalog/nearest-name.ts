/** Names longer than this are compared by their head only: the work stays bounded. */
const COMPARED_LENGTH_MAX = 100;

/** Edits (insert, delete, replace) that turn one text into the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replace = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const insertOrDelete = Math.min(previous[column] ?? 0, current[column - 1] ?? 0) + 1;
      current.push(Math.min(replace, insertOrDelete));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** The tail of `provider/name`, lower-cased: many clients leave the provider out. */
function tail(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

/**
 * The allowed name that was most likely meant, or undefined where none is near: the same name
 * without its provider, else the fewest edits, at most a third of the name's length.
 */
export function nearestName(name: string, allowed: readonly string[]): string | undefined {
  const wanted = name.slice(0, COMPARED_LENGTH_MAX).toLowerCase();
  const sameTail = allowed.find((candidate) => tail(candidate.toLowerCase()) === tail(wanted));
  if (sameTail !== undefined) return sameTail;
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of allowed) {
    const distance = editDistance(wanted, candidate.slice(0, COMPARED_LENGTH_MAX).toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
