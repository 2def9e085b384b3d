const ROWS_PER_PAGE = "1000";

/** Query of a page of a list. */
export interface PageQuery {
  readonly limit: string;
  readonly cursor?: string;
}

/** A page of a list. */
export interface Page<Row> {
  readonly data: readonly Row[];
  /** Number of rows on all pages, if they were counted. */
  readonly total?: number;
  readonly next_cursor: string | null;
  /** Rows before this time may be available only in the archive; null: the list is complete. */
  readonly archived_before?: string | null;
}

interface Reading {
  readonly rowsMax: number;
  /** Called with the number of rows read so far, while there are more. */
  readonly onPage?: (read: number) => void;
}

/** Returns the query for the page of a cursor; null: the first page. */
export function pageOf(cursor: string | null, limit: string): PageQuery {
  return cursor === null ? { limit } : { cursor, limit };
}

/**
 * Returns the rows of all pages, at most about `rowsMax` rows; `isCut` means that there are more.
 */
export async function readPages<Row>(
  load: (page: PageQuery) => Promise<Page<Row>>,
  { rowsMax, onPage = () => undefined }: Reading,
): Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await load(pageOf(cursor, ROWS_PER_PAGE));
    rows.push(...page.data);
    cursor = page.next_cursor;
    if (cursor !== null) onPage(rows.length);
  } while (cursor !== null && rows.length < rowsMax);
  return { rows, isCut: cursor !== null };
}
