import type { Deprecation } from "../../upstreams/catalog/deprecations.ts";
import type { FlatHeaders } from "./reply-headers.ts";

/** The guide that the links of the headers name. */
const GUIDE_PATH = "/docs/deprecations";

/**
 * Returns the headers of a reply to a request that used something deprecated: `deprecation`
 * (RFC 9745), `sunset` (RFC 8594) and the links to the guide. The dates are the earliest of those
 * that are known.
 */
export function deprecationHeaders(used: readonly Deprecation[], origin: string): FlatHeaders {
  const atMs = earliest(used.map((each) => each.atMs));
  const sunsetMs = earliest(used.map((each) => each.sunsetMs));
  const guide = `<${origin}${GUIDE_PATH}>`;
  const headers: FlatHeaders = [];
  const links: string[] = [];
  if (atMs !== null) {
    headers.push("deprecation", `@${Math.floor(atMs / 1_000)}`);
    links.push(`${guide}; rel="deprecation"; type="text/html"`);
  }
  if (sunsetMs !== null) {
    headers.push("sunset", new Date(sunsetMs).toUTCString());
    links.push(`${guide}; rel="sunset"; type="text/html"`);
  }
  if (links.length > 0) headers.push("link", links.join(", "));
  return headers;
}

function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
