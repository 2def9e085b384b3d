export interface Address {
  readonly name: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/** Filters of an address by name; filters without a value are omitted. */
export type Filters = Readonly<Record<string, string | null | undefined>>;

/**
 * Parses an address of the dashboard, `#/view/part?filter=value`. It contains the filters, order
 * and page, so that a link, a reload and the browser's Back button show the same.
 */
export function readAddress(hash: string): Address {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [name = "", ...parts] = path.split("/").map(decode);
  return { name, parts, query: new URLSearchParams(search) };
}

/** Decodes a part of the address; a part that was typed by hand may not be encoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the address of a view; filters without a value are omitted. */
export function addressOf(parts: readonly string[], filters: Filters = {}): string {
  const path = `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined && value !== null && value !== "") given.set(name, value);
  }
  return given.size === 0 ? path : `${path}?${given}`;
}

/** Returns the filters of an address with changes; an undefined filter is omitted. */
export function filtersWith(query: URLSearchParams, changes: Filters): Filters {
  return { ...Object.fromEntries(query), ...changes };
}
