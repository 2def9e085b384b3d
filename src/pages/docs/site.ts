import type { Brand } from "../../core/brand/brand.ts";
import { whenChanged } from "../markdown-document.ts";
import { searchEntries, type SearchEntry } from "./search-index.ts";

/** A text of a site with a place in the reading order. */
export interface Article {
  readonly path: string;
  readonly title: string;
  /** Its heading in the list of articles. */
  readonly group: string;
  /** Returns its sections for the search; the same array until they change. */
  readonly sections: () => readonly SearchEntry[];
}

/** Returns an article whose sections are those of its Markdown. */
export function markdownArticle(place: Omit<Article, "sections">, markdown: () => string): Article {
  const sections = whenChanged(
    () => [markdown()],
    ([text]) => searchEntries({ ...place, markdown: text }),
  );
  return { ...place, sections };
}

/**
 * The common parts of the pages for one audience: partners below `/docs`, operators below `/admin`.
 */
export interface Site {
  readonly home: string;
  /** Returns the seller's brand; the same object until it changes. */
  readonly brand: () => Brand;
  /** The navigation bar, as paths and names. */
  readonly places: readonly (readonly [path: string, name: string])[];
  /** The path below which scripts, styles and the search index are served. */
  readonly assets: string;
  /** Returns the articles in reading order; the same array until it changes. */
  readonly articles: () => readonly Article[];
  /** Lists after the articles. */
  readonly more: readonly {
    readonly title: string;
    readonly links: readonly (readonly [path: string, name: string])[];
  }[];
}
