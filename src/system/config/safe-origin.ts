/**
 * Scheme, host and port in characters that mean nothing in HTML, JSON, YAML or a shell: an origin
 * may come from a client's `Host` and is written into pages and samples.
 */
const SAFE_ORIGIN =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const ORIGIN_LENGTH_MAX = 255;

/** The origin of an address that has only one, normalised; undefined for any other text. */
export function safeOrigin(address: string): string | undefined {
  if (address.length > ORIGIN_LENGTH_MAX || !URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  return href === `${origin}/` && SAFE_ORIGIN.test(origin) ? origin : undefined;
}
