export interface Address {
  readonly name: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/** Filters of an address by their names; those without a value are left out. */
export type Filters = Readonly<Record<string, string | null | undefined>>;

/**
 * An address of the dashboard, `#/view/part?filter=value`. Filters, order and page live in it, so
 * that a link, a reload and the browser's way back show the same.
 */
export function readAddress(hash: string): Address {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [name = "", ...parts] = path.split("/").map(decode);
  return { name, parts, query: new URLSearchParams(search) };
}

/** A part of the address; one that a reader wrote by hand may not be encoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a view; filters without a value are left out. */
export function addressOf(parts: readonly string[], filters: Filters = {}): string {
  const path = `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== null && value !== "") given.set(name, value);
  }
  return given.size === 0 ? path : `${path}?${given}`;
}

/** The filters of an address as names and values, with changes; an undefined one is left out. */
export function filtersWith(query: URLSearchParams, changes: Filters): Filters {
  return { ...Object.fromEntries(query), ...changes };
}
