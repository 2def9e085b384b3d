const ROWS_PER_PAGE = "1000";

/** What a page of a list is asked for with. */
export interface PageQuery {
  readonly limit: string;
  readonly cursor?: string;
}

/** A page of a list. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
  /** Rows of before this moment may be in the archive alone; null: none. */
  readonly archived_before?: string | null;
}

interface Reading {
  readonly rowsMax: number;
  /** Gets how many rows were read so far, while there are more. */
  readonly onPage?: (read: number) => void;
}

/** What asks for the page of a cursor; null: the first one. */
export function pageOf(cursor: string | null, limit: string): PageQuery {
  return cursor === null ? { limit } : { cursor, limit };
}

/** The rows of all pages, of at most `rowsMax` rows; `isCut`: there are more. */
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
