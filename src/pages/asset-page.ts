import type { Page } from "../http/replies/page.ts";
import { staticPage } from "../http/pages/static-page.ts";
import { contentTypeOf } from "./content-types.ts";
import { filesIn, readPageFile, servedName, type PageFile } from "./page-files.ts";

/** Allows only resources of this host, without inline code or framing. */
const STRICT_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** A file of a page. */
export interface Asset {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly file: PageFile;
  /** Value of `content-security-policy`; absent: the strict policy. */
  readonly policy?: string;
}

/** A page that is a file. */
export interface AssetPage extends Page {
  readonly file: PageFile;
}

/** Returns a page for a file, restricted by its policy. The file is read on the first request. */
export function assetPage({ name, path, file, policy }: Asset): AssetPage {
  const headers = pageHeaders(policy);
  const contentType = contentTypeOf(servedName(file));
  const body = (): Buffer => readPageFile(file);
  return { ...staticPage({ name, path, contentType, headers, body }), file };
}

/** Returns the files of a folder below a path; an HTML document is at the path itself. */
export function assetsIn({
  name,
  folder,
  below,
}: Pick<Asset, "name"> & {
  readonly folder: string;
  readonly below: string;
}): readonly AssetPage[] {
  const pathOf = (file: PageFile): string =>
    file.endsWith(".html") ? below : below + servedName(file).slice(folder.length);
  return filesIn(folder).map((file) => assetPage({ name, path: pathOf(file), file }));
}

/** Returns the headers of every page, as alternating names and values. */
export function pageHeaders(policy: string = STRICT_POLICY): readonly string[] {
  return [...["content-security-policy", policy], ...["referrer-policy", "no-referrer"]];
}
