import { MIMEType } from "node:util";

const JSON_TYPE = "application/json";
const utf8Charset = /^(?:utf-?8|us-ascii)$/i;

/**
 * Whether a `Content-Type` is JSON in UTF-8. Types are compared without their parameters, of which
 * only `charset` has a meaning here.
 */
export function isJson(contentType: string | undefined): boolean {
  if (contentType === JSON_TYPE) return true;
  try {
    const { essence, params } = new MIMEType(contentType ?? "");
    return essence === JSON_TYPE && utf8Charset.test(params.get("charset") ?? "utf-8");
  } catch {
    // It is not a media type.
    return false;
  }
}
