/** A text of a site with a place in the reading order. */
export interface Article {
  readonly path: string;
  readonly title: string;
  /** Its heading in the list of articles. */
  readonly group: string;
  /** Returns its Markdown, for the search. */
  readonly text: () => string;
}

/**
 * The common parts of the pages for one audience: partners below `/docs`, operators below `/admin`.
 */
export interface Site {
  readonly home: string;
  /** The navigation bar, as paths and names. */
  readonly places: readonly (readonly [path: string, name: string])[];
  /** The path below which scripts, styles and the search index are served. */
  readonly assets: string;
  /** Articles in reading order; called when a page is rendered. */
  readonly articles: () => readonly Article[];
  /** Lists after the articles. */
  readonly more: readonly {
    readonly title: string;
    readonly links: readonly (readonly [path: string, name: string])[];
  }[];
}
