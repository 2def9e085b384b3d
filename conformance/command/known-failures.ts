import { UsageError } from "./options.ts";

/**
 * Reads a file of known failures: on each line an id, white space and a reason; `#` begins a
 * comment line. Returns the reasons by id. Throws `UsageError` for an id that no check has, an id
 * without a reason, and an id that comes twice.
 */
export function readKnownFailures(
  text: string,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, id = "", reason = ""] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
    const wrong = (fault: string): UsageError =>
      new UsageError(`known failures, line ${at + 1}: ${id} ${fault}`);
    if (!ids.has(id)) throw wrong("is not the id of a check");
    if (reason === "") throw wrong("has no reason");
    if (known.has(id)) throw wrong("comes twice");
    known.set(id, reason);
  }
  return known;
}
