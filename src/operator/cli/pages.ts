import { withoutUndefined, UsageError, type CommandInput } from "./command.ts";

/** The rows of a page, and the cursor of the next page. */
interface Page<Row> {
  readonly data: readonly Row[];
  readonly next_cursor: string | null;
  /** See `ArchivedNote`. */
  readonly archived_before?: string | null;
}

/** Requests a page of a list. */
export type AskPage<Row> = (page: {
  readonly limit?: string;
  readonly cursor?: string;
}) => Promise<Page<Row>>;

const PAGE_ROWS = "1000";

/** Yields the rows of all pages, with one page in memory at a time. */
export async function* eachRow<Row>(ask: AskPage<Row>): AsyncGenerator<Row, void, void> {
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await ask({ limit: PAGE_ROWS, ...(cursor !== null && { cursor }) });
    yield* page.data;
    cursor = page.next_cursor;
  } while (cursor !== null);
}

/** Returns the rows of all pages. */
export async function allPages<Row>(ask: AskPage<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const row of eachRow(ask)) rows.push(row);
  return rows;
}

/** The options of a paged list. */
export const pageOptions = {
  limit: { value: "COUNT", summary: "maximum number of rows, from 1 to 1000; default 100" },
  cursor: { value: "CURSOR", summary: "cursor of the page, as printed with the previous one" },
  all: { summary: "all pages" },
} as const;

/**
 * Returns one page as requested by the options, or all rows; `note` explains how to get the next
 * page.
 */
export async function pageOf<Row>(
  { options, flags }: CommandInput,
  ask: AskPage<Row>,
): Promise<{ readonly rows: readonly Row[]; readonly note?: string }> {
  const { limit, cursor } = options;
  if (flags.has("all")) {
    const other = limit === undefined ? cursor : limit;
    if (other !== undefined) throw new UsageError("--all takes neither --limit nor --cursor");
    return { rows: await allPages(ask) };
  }
  if (limit !== undefined && !/^(?:[1-9]\d{0,2}|1000)$/.test(limit)) {
    throw new UsageError(`--limit must be from 1 to 1000, not ${JSON.stringify(limit)}`);
  }
  const { data, next_cursor: next } = await ask(withoutUndefined({ limit, cursor }));
  if (next === null) return { rows: data };
  return {
    rows: data,
    note: `More rows exist: --cursor ${next} shows the next page, --all shows all pages.`,
  };
}

/** Collects the time before which a list lacks archived charges, as a note. */
export class ArchivedNote {
  #before: string | null = null;

  /** Reads the value from a page of the list; a gateway of an older release does not send it. */
  async of<Page extends { readonly archived_before?: string | null }>(
    asked: Promise<Page>,
  ): Promise<Page> {
    const page = await asked;
    this.#before ??= page.archived_before ?? null;
    return page;
  }

  get result(): { readonly note?: string } {
    if (this.#before === null) return {};
    return { note: `Charges before ${this.#before} are in the archive, and not in this list.` };
  }
}
