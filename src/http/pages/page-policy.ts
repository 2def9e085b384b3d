/**
 * Value of `content-security-policy` of every page. Allows only scripts, styles, images and calls of
 * this host, without inline code, plug-ins or framing. Text must not become markup: the policy makes
 * browsers refuse `innerHTML`.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** The headers of every page, as alternating names and values. */
export const pageHeaders: readonly string[] = [
  ...["content-security-policy", PAGE_POLICY],
  ...["referrer-policy", "no-referrer"],
];
