/**
 * Scheme, host and port in characters without special meaning in HTML, JSON, YAML or a shell. An
 * origin may come from a client's `Host` header and is written into pages and samples.
 */
const SAFE_ORIGIN =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const LENGTH_MAX = 255;

/**
 * Returns the origin of an address that consists only of one, normalised; undefined for any other
 * text.
 */
export function safeOrigin(address: string): string | undefined {
  if (address.length > LENGTH_MAX || !URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  return href === `${origin}/` && SAFE_ORIGIN.test(origin) ? origin : undefined;
}

/**
 * Path under which a reverse proxy serves the gateway, in characters without special meaning: no
 * empty segment, no `.` or `..`, no percent sign.
 */
const SAFE_PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/**
 * Returns a path prefix such as `/llm`, without a slash at its end, and `""` for none; undefined for
 * a text that is not a safe path.
 */
export function safePrefix(path: string): string | undefined {
  const prefix = path.replace(/\/$/, "");
  return prefix.length <= LENGTH_MAX && (prefix === "" || SAFE_PREFIX.test(prefix))
    ? prefix
    : undefined;
}

/** First segments of the gateway's own paths, with which the path of a proxy cannot begin. */
const OWN_SEGMENTS = [
  ...["v1", "admin", "console", "docs", "playground", "clients", "kit", "generated", "wire"],
  ...["node_modules", "contract", "metrics", "health", "healthz", "readyz"],
];

/**
 * Returns the address under which clients reach the gateway: an origin, and the path of a reverse
 * proxy if there is one, normalised, without a slash at its end. Undefined for any other text, and
 * if the path begins like one of the gateway's own: whether a proxy has removed it could not be
 * seen from a request.
 */
export function safeAddress(address: string): string | undefined {
  const parts = /^([^/]+\/\/[^/]+)(\/.*)?$/.exec(address);
  const origin = safeOrigin(parts?.[1] ?? "");
  const prefix = safePrefix(parts?.[2] ?? "");
  if (origin === undefined || prefix === undefined) return undefined;
  return OWN_SEGMENTS.includes(prefix.split("/")[1] ?? "") ? undefined : origin + prefix;
}
