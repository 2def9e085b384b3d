import { extname } from "node:path";

const contentTypes: Readonly<Record<string, string>> = {
  ".atom": "application/atom+xml; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

/** Returns the content type of a served file; throws if the extension is unknown. */
export function contentTypeOf(file: string): string {
  const found = contentTypes[extname(file)];
  if (found === undefined) throw new Error(`no content type for ${file}`);
  return found;
}
