import type { Page } from "../http/replies/page.ts";
import { staticPage } from "../http/pages/static-page.ts";
import { contentTypeOf } from "./content-types.ts";
import { filesIn, readPageFile, servedName, type PageFile } from "./page-files.ts";

/** Everything from this host, nothing inline, no framing. */
const STRICT_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/** One file of a page. */
export interface Asset {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly file: PageFile;
  /** For `content-security-policy`; absent: the strict policy. */
  readonly policy?: string;
}

/** A page that is a file. */
export interface AssetPage extends Page {
  readonly file: PageFile;
}

/** A file restricted by its policy, read when it is first asked for. */
export function assetPage({ name, path, file, policy }: Asset): AssetPage {
  const headers = pageHeaders(policy);
  const contentType = contentTypeOf(servedName(file));
  const body = (): Buffer => readPageFile(file);
  return { ...staticPage({ name, path, contentType, headers, body }), file };
}

/** The files of a folder below a path; a document is at the path itself. */
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

/** The headers of every page, as names and values in turn. */
export function pageHeaders(policy: string = STRICT_POLICY): readonly string[] {
  return [...["content-security-policy", policy], ...["referrer-policy", "no-referrer"]];
}
