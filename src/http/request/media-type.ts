const JSON_TYPE = "application/json";
const parameter = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;
const utf8Charset = /^"?(?:utf-?8|us-ascii)"?$/i;

/**
 * Reports whether a `Content-Type` is JSON in UTF-8. Types are compared without their parameters,
 * except `charset`.
 */
export function isJson(contentType = ""): boolean {
  if (contentType === JSON_TYPE) return true;
  const end = contentType.indexOf(";");
  const essence = end < 0 ? contentType : contentType.slice(0, end);
  if (essence.trim().toLowerCase() !== JSON_TYPE) return false;
  const charsets = [...contentType.matchAll(parameter)]
    .filter(([, name = ""]) => name.toLowerCase() === "charset")
    .map(([, , value = ""]) => value.trim());
  return charsets.every((charset) => utf8Charset.test(charset));
}
