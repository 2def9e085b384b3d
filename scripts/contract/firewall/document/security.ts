import type { Pair } from "../change.ts";

import { compareKeys, show, type Context } from "../keys.ts";
import {
  child,
  fieldsOf,
  follow,
  hasValue,
  itemsOf,
  rootOf,
  stringOf,
  stringsOf,
  type Part,
} from "../part.ts";

const schemeLevel = {
  name: "a security scheme",
  compared: ["type", "in", "name", "scheme"],
  annotations: ["description", "bearerFormat"],
};

/**
 * Compares the transport of keys, and the names of schemes, which generated clients use to set a
 * key.
 */
export function compareSecuritySchemes({ old, now }: Pair, context: Context): void {
  const [before, after] = [old, now].map((root) =>
    fieldsOf(child(child(root, "components"), "securitySchemes")),
  );
  for (const [name, part] of before ?? []) {
    const found = after?.get(name);
    // If an operation needs it, that operation reports it.
    if (found === undefined) {
      context.report("harmless", part, `the scheme ${name} is gone`);
      continue;
    }
    const pair = { old: follow(part), now: follow(found) };
    for (const key of schemeLevel.compared) {
      const [from, to] = [wordOf(pair.old, key), wordOf(pair.now, key)];
      if (from !== to) {
        context.report("breaking", pair.now, `${key} changes from ${show(from)} to ${show(to)}`);
      }
    }
    compareKeys(schemeLevel, pair, context, "request");
  }
}

/** Names of headers and of HTTP's own schemes are case-insensitive. */
function wordOf(scheme: Part, key: string): string | undefined {
  const word = stringOf(child(scheme, key));
  const isHeader = stringOf(child(scheme, "in")) === "header";
  return key === "scheme" || (key === "name" && isHeader) ? word?.toLowerCase() : word;
}

type Way = ReadonlyMap<string, Part>;

function waysOf(security: Part): readonly Way[] {
  return hasValue(security) && itemsOf(security).length > 0
    ? itemsOf(security).map(fieldsOf)
    : [new Map()];
}

function nameOf(way: Way): string {
  return [...way.keys()].join(" and ") || "no key";
}

/**
 * Returns the way with each scheme under its transport, which is all that a server sees of it; a
 * scheme that is not declared keeps its name.
 */
function byTransport(way: Way, { root }: Part): Way {
  const schemes = child(child(rootOf(root), "components"), "securitySchemes");
  const transportOf = (name: string) => {
    const scheme = follow(child(schemes, name));
    if (!hasValue(scheme)) return name;
    const known = [...schemeLevel.compared, ...schemeLevel.annotations];
    // What no rule reads, such as `flows`, must be the same.
    const others = [...fieldsOf(scheme).keys()].filter((key) => !known.includes(key)).toSorted();
    const rest = others.map((key) => [key, child(scheme, key).value]);
    return JSON.stringify([schemeLevel.compared.map((key) => wordOf(scheme, key)), rest]);
  };
  return new Map([...way].map(([name, scopes]) => [transportOf(name), scopes]));
}

/** Returns whether a caller that authenticates in the given way has all that another demands. */
function isEnough(given: Way, wanted: Way): boolean {
  return [...wanted].every(([scheme, scopes]) => {
    const granted = given.get(scheme);
    return (
      granted !== undefined &&
      stringsOf(scopes).every((scope) => stringsOf(granted).includes(scope))
    );
  });
}

/** Reports each authentication that was sufficient and no longer is, or has another name. */
export function compareSecurity({ old, now }: Pair, { report }: Context): void {
  const [olds, nows] = [waysOf(old), waysOf(now)];
  for (const way of olds.filter((given) => !nows.some((wanted) => isEnough(given, wanted)))) {
    const sent = byTransport(way, old);
    const renamed = nows.find((wanted) => isEnough(sent, byTransport(wanted, now)));
    if (renamed === undefined) report("breaking", now, `${nameOf(way)} is not enough`);
    else {
      const text = `generated clients: the scheme ${nameOf(way)} is ${nameOf(renamed)}`;
      report("source", now, text);
    }
  }
  for (const way of nows.filter((wanted) => !olds.some((given) => isEnough(wanted, given)))) {
    report("harmless", now, `${nameOf(way)} is enough`);
  }
}
