/** The rows of a page, and where the next begins. */
interface Page<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
}

const PAGE_ROWS = "1000";

/** The rows of all pages. */
export async function allPages<Row>(
  ask: (page: { readonly limit: string; readonly cursor?: string }) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await ask({ limit: PAGE_ROWS, ...(cursor !== null && { cursor }) });
    rows.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return rows;
}
