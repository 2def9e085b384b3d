import type { Page } from "../http/replies/page.ts";
import { pageHeaders } from "../http/pages/page-policy.ts";
import { staticPage } from "../http/pages/static-page.ts";
import { contentTypeOf } from "./content-types.ts";
import { filesIn, readPageFile, servedName, type PageFile } from "./page-files.ts";

/** A file of a page. */
export interface Asset {
  /** For logs and metrics. */
  readonly name: string;
  readonly path: string;
  readonly file: PageFile;
}

/** A page that is a file. */
export interface AssetPage extends Page {
  readonly file: PageFile;
}

/** Returns a page for a file. The file is read on the first request. */
export function assetPage({ name, path, file }: Asset): AssetPage {
  const contentType = contentTypeOf(servedName(file));
  const body = (): Buffer => readPageFile(file);
  return { ...staticPage({ name, path, contentType, headers: pageHeaders, body }), file };
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
