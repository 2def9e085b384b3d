/** One text of a site that has a place in the order of reading. */
export interface Article {
  readonly path: string;
  readonly title: string;
  /** Its heading in the list of articles. */
  readonly group: string;
  /** Its Markdown, to be searched. */
  readonly text: () => string;
}

/** What the pages of one audience share: partners below `/docs`, operators below `/admin`. */
export interface Site {
  readonly home: string;
  /** The bar of the pages, as paths and names. */
  readonly places: readonly (readonly [path: string, name: string])[];
  /** Below which path scripts, styles and the search index are. */
  readonly assets: string;
  /** In reading order; asked when a page is rendered. */
  readonly articles: () => readonly Article[];
  /** Lists after the articles. */
  readonly more: readonly {
    readonly title: string;
    readonly links: readonly (readonly [path: string, name: string])[];
  }[];
}
