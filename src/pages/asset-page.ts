import type { Page } from "../http/page.ts";
import { staticPage, type StaticPage } from "../http/static-page.ts";

/** Everything from this host, nothing inline, no framing. */
export const STRICT_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** One file of a page. */
export interface Asset extends Omit<StaticPage, "headers"> {
  /** For `content-security-policy`; absent: the strict policy. */
  readonly policy?: string;
}

/** A file restricted by its policy. */
export function assetPage({ policy, ...file }: Asset): Page {
  return staticPage({ ...file, headers: pageHeaders(policy) });
}

/** The headers of every page, as names and values in turn. */
export function pageHeaders(policy: string = STRICT_POLICY): readonly string[] {
  return [...["content-security-policy", policy], ...["referrer-policy", "no-referrer"]];
}
