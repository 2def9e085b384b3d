/**
 * Scheme, host and port in characters without special meaning in HTML, JSON, YAML or a shell. An
 * origin may come from a client's `Host` header and is written into pages and samples.
 */
const SAFE_ORIGIN =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const ORIGIN_LENGTH_MAX = 255;

/**
 * Returns the origin of an address that consists only of one, normalised; undefined for any other
 * text.
 */
export function safeOrigin(address: string): string | undefined {
  if (address.length > ORIGIN_LENGTH_MAX || !URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  return href === `${origin}/` && SAFE_ORIGIN.test(origin) ? origin : undefined;
}
