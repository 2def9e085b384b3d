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

/** A file with MIME sniffing disabled, restricted by its policy. */
export function assetPage({ policy, ...file }: Asset): Page {
  const headers = [
    ...["content-security-policy", policy ?? STRICT_POLICY],
    ...["x-content-type-options", "nosniff"],
    ...["referrer-policy", "no-referrer"],
  ];
  return staticPage({ ...file, headers });
}
