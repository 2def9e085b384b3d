import { isDeepStrictEqual } from "node:util";
import { judge, type Pair, type Report } from "../change.ts";
import { show } from "../keys.ts";
import { child, fieldsOf, isObject, itemsOf, stringOf, type Part } from "../part.ts";

/** Returns the address with the defaults of its variables. */
function addressOf(server: Part): string {
  const variables = child(server, "variables");
  return (stringOf(child(server, "url")) ?? "").replaceAll(
    /\{([^}]+)\}/g,
    (_, name: string) => stringOf(child(child(variables, name), "default")) ?? "",
  );
}

/** Returns the path of an address: the prefix of all paths. */
function prefixOf(server: Part): string {
  return addressOf(server)
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "")
    .replace(/\/$/, "");
}

/**
 * Compares the servers of a document. The host belongs to each installation; the prefix of the
 * paths and the variables that clients set belong to the contract.
 */
export function compareDocumentServers({ old, now }: Pair, report: Report): void {
  const place = child(now, "servers");
  const [olds, nows] = [itemsOf(child(old, "servers")), itemsOf(place)];
  const prefixes = (servers: readonly Part[]) =>
    servers.length === 0 ? [""] : servers.map(prefixOf);
  const [before = "", ...more] = prefixes(olds);
  const [after = "", ...others] = prefixes(nows);
  if (before !== after) report("breaking", place, `the prefix changes from ${before} to ${after}`);
  for (const prefix of more.filter((known) => ![after, ...others].includes(known))) {
    report("breaking", place, `the server with the prefix ${prefix || "/"} is gone`);
  }
  const texts = (servers: readonly Part[]) => servers.map(addressOf);
  if (!isDeepStrictEqual(texts(olds), texts(nows))) report("harmless", place, "an address changes");
  compareVariables(olds, nows, report);
}

function compareVariables(olds: readonly Part[], nows: readonly Part[], report: Report): void {
  for (const [at, server] of olds.entries()) {
    const variables = child(nows[at] ?? server, "variables");
    for (const [name, variable] of fieldsOf(child(server, "variables"))) {
      const next = child(variables, name);
      if (!isObject(next.value)) {
        report("breaking", variable, `the server variable ${name} is gone`);
        continue;
      }
      const [words, left] = [child(variable, "enum"), child(next, "enum")].map(itemsOf);
      const isNarrower = (left ?? []).length > 0 && !isWithin(words ?? [], left ?? []);
      if (isNarrower) report("breaking", next, `the server variable ${name} takes fewer values`);
    }
  }
}

function isWithin(inner: readonly Part[], outer: readonly Part[]): boolean {
  return inner.length > 0 && inner.every((word) => outer.some(({ value }) => value === word.value));
}

/** Compares servers of a path or an operation, which replace the document's, including the host. */
export function compareOwnServers({ old, now }: Pair, report: Report): void {
  const [before, after] = [old, now].map((servers) => itemsOf(servers).map(addressOf));
  if (isDeepStrictEqual(before, after)) return;
  const isWider = before?.every((address) => after?.includes(address)) === true;
  const isAdded = isWider && before.length > 0;
  const text = `servers of its own change from ${show(before)} to ${show(after)}`;
  report(judge(isAdded && before[0] === after?.[0]), now, text);
}
