import { ApiError } from "../../../generated/admin/page-client.js";
import { countOf, formatCount } from "../kit/format.js";
import { detach } from "../kit/detach.js";
import { fill, element as h, type Children } from "../kit/elements.js";
import { recordsCsv, saveFile } from "../kit/csv.js";
import type { RecordColumn } from "../../wire/csv/csv-text.js";
import { pageOf, readPages, type Page, type PageQuery } from "../kit/read-list.js";
import { addressOf, filtersWith, type Filters } from "./address.js";
import { busyButton } from "./busy-button.js";
import { messageOf, type App, type Place } from "./app.js";
import type { Sorting, Table } from "../kit/table.js";
import { IDS_MAX } from "./names.js";
import { sortingOf, sortLink, table } from "./table.js";

const PAGE_ROWS = 50;
const FILE_ROWS_MAX = 100_000;

/**
 * The name under which the tab stores the previous page's cursor by the cursor of the page after
 * it, so that a reload keeps it; null: the first page.
 */
const BEFORE = "gateway-admin-pages";
/** Maximum number of stored cursors; the oldest are dropped. */
const BEFORE_MAX = 200;

type Load<Row> = (page: PageQuery) => Promise<Page<Row>>;

/** Maximum number of accounts whose names are looked up for a file. */
const FILE_NAMES_MAX = 2000;

/** The download, with every digit and complete ids. */
interface File<Row> {
  readonly name: string;
  /** Those of a record, and `account_name`. */
  readonly columns: readonly RecordColumn[];
  /** Returns the account whose name the file contains. */
  readonly accountOf?: (row: Row) => string | null;
  /** Returns the cells that are no values of the record, by the titles of their columns. */
  readonly cells?: Readonly<Record<string, (row: Row) => string>>;
}

type NameOf = (account: string) => string | null;

interface List<Row extends object>
  extends Place, Pick<Table<Row>, "caption" | "hasHiddenCaption" | "columns"> {
  readonly empty: Children;
  /** Returns the ids in a row for which names are shown. */
  readonly idsOf?: (row: Row) => readonly (string | null)[];
  /** The download. */
  readonly file?: File<Row> | null;
}

export interface PagedList<Row extends object> extends List<Row> {
  /** Reads a page; the shown one with `total`, if the rows are counted. */
  readonly load: (page: PageQuery & { readonly total?: "true" }) => Promise<Page<Row>>;
  /** The name of a row, if the gateway counts the rows of all pages. */
  readonly counted?: string;
  /** Texts about all pages together, and about the rows of this one. */
  readonly totals?: (() => Promise<string>) | null;
  readonly pageTotals?: ((rows: readonly Row[]) => string) | null;
}

/**
 * Shows a list that the gateway returns in pages; the address contains the current page. The gateway
 * orders by a column with a `sort`, newest or most first unless the address has `order=asc`.
 */
export async function pagedList<Row extends object>(
  app: App,
  { parts, query, load, columns, caption, empty, ...more }: PagedList<Row>,
): Promise<HTMLElement> {
  const { idsOf = () => [], file = null, totals = null, pageTotals = null } = more;
  const { hasHiddenCaption = false, counted } = more;
  const cursor = query.get("cursor");
  const page = pageOf(cursor, String(PAGE_ROWS));
  const asked = counted === undefined ? page : ({ ...page, total: "true" } as const);
  const shown = await load(asked).catch(refusedFilters);
  if (shown instanceof Node) return shown;
  const { data, total, next_cursor: next, archived_before: archived = null } = shown;
  await app.names.load(data.flatMap(idsOf));
  const addressAt = (place: string | null) =>
    addressOf(parts, filtersWith(query, { cursor: place ?? undefined }));
  const texts = [
    ...(total === undefined || counted === undefined ? [] : [countOf(total, counted)]),
    ...(pageTotals === null || data.length === 0 ? [] : [pageTotals(data)]),
  ];
  const summary = h("p", { class: "totals" }, texts.join(" · "));
  if (totals !== null) detach(showTotals(summary, totals));
  return h(
    "div",
    { class: "list" },
    h(
      "div",
      { class: "list-head" },
      summary,
      data.length > 0 && file && downloadButton(app, { load, file }),
    ),
    table({
      caption,
      hasHiddenCaption,
      columns,
      rows: data,
      empty,
      sorting: orderingOf({ parts, query, columns }),
    }),
    archived !== null && h("p", { class: "hint archived" }, archivedText(archived)),
    pageLinks({ cursor, next, addressAt }),
  );
}

function archivedText(before: string): string {
  return `Charges from before ${before.slice(0, 10)} may be in the archive, and are then not listed here.`;
}

/** Shows the gateway's refusal of filters in place of the list; rethrows other errors. */
export function refusedFilters(error: unknown): HTMLElement {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 404)) throw error;
  return h("p", { role: "alert", class: "failure" }, messageOf(error));
}

/** Returns the order of an address in the form of the API; newest first by default. */
export function orderOf(query: URLSearchParams): "asc" | "desc" {
  return query.get("order") === "asc" ? "asc" : "desc";
}

/** Returns the column by which an address orders a list; none for the usual one. */
export function sortOf<const Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): { readonly sort?: Name } {
  const sort = names.find((name) => name === query.get("sort"));
  return sort === undefined ? {} : { sort };
}

/**
 * Returns the sorting of a paged list, which the gateway orders by a column; like `sortingOf` for
 * whole tables.
 */
function orderingOf<Row extends object>({
  parts,
  query,
  columns,
}: Place & Pick<List<Row>, "columns">): Sorting<Row> {
  const isDown = orderOf(query) === "desc";
  const names = columns.flatMap(({ sort = [] }) => sort);
  const { sort: sorted = "" } = sortOf(query, names);
  return {
    orderOf: ({ sort }) => (sort === sorted ? (isDown ? "descending" : "ascending") : undefined),
    link: ({ name, sort, isNumber = false, isTime = false }) => {
      if (sort === undefined) return null;
      const isSorted = sort === sorted;
      const isNextDown = isSorted ? !isDown : isNumber || isTime;
      const order = isNextDown ? undefined : "asc";
      const next = filtersWith(query, { sort, order, cursor: undefined });
      return sortLink(name, addressOf(parts, next), isSorted ? isDown : null);
    },
  };
}

async function showTotals(place: HTMLElement, totals: () => Promise<string>): Promise<void> {
  try {
    fill(place, await totals());
  } catch (error) {
    fill(place, `Totals unavailable: ${messageOf(error)}`);
  }
}

interface PageLinks {
  readonly cursor: string | null;
  readonly next: string | null;
  readonly addressAt: (cursor: string | null) => string;
}

/** Deletes the stored cursors of this tab. */
export function clearCursors(): void {
  sessionStorage.removeItem(BEFORE);
}

function readBefore(): Map<string, string | null> {
  const stored = sessionStorage.getItem(BEFORE) ?? "[]";
  return new Map(JSON.parse(stored) as readonly [string, string | null][]);
}

function keepBefore(next: string, cursor: string | null): void {
  const before = readBefore();
  before.delete(next);
  const kept = [...before, [next, cursor]].slice(-BEFORE_MAX);
  sessionStorage.setItem(BEFORE, JSON.stringify(kept));
}

/** Returns links to other pages; null for a single page. */
function pageLinks({ cursor, next, addressAt }: PageLinks): HTMLElement | null {
  const isFirst = cursor === null;
  if (isFirst && next === null) return null;
  const earlier = cursor === null ? undefined : readBefore().get(cursor);
  return h(
    "nav",
    { class: "pages", "aria-label": "Pages" },
    !isFirst && h("a", { id: "page-first", href: addressAt(null) }, "First page"),
    earlier !== undefined &&
      h("a", { id: "page-before", href: addressAt(earlier) }, "Previous page"),
    next !== null && nextLink(next, { cursor, addressAt }),
  );
}

/** Returns the link to the next page. Only following it stores a cursor, so the view is open. */
function nextLink(next: string, { cursor, addressAt }: Omit<PageLinks, "next">): HTMLElement {
  const href = addressAt(next);
  const onclick = (): void => keepBefore(next, cursor);
  return h("a", { id: "page-next", href, onclick }, "Next page");
}

interface WholeList<Row extends object> extends List<Row> {
  readonly rows: readonly Row[];
  /** Reads the rows of the file; default: the shown rows. */
  readonly load?: Load<Row>;
  /** The sort order of an address without a known one. */
  readonly sort?: string;
  readonly totals?: string | null;
}

/** Shows a list of rows that are all loaded; the address contains its order and page. */
export async function wholeList<Row extends object>(
  app: App,
  { parts, query, rows, columns, sort = "", ...more }: WholeList<Row>,
): Promise<HTMLElement> {
  const { caption, hasHiddenCaption = false, empty, idsOf = () => [] } = more;
  const { file = null, totals = null } = more;
  const addressWith = (changes: Filters) => addressOf(parts, filtersWith(query, changes));
  const sorting = sortingOf(columns, [query.get("sort") ?? "", sort], (next) =>
    addressWith({ sort: next, page: undefined }),
  );
  const sorted = sorting.sorted(rows);
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_ROWS));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get("page") ?? "1")) || 1));
  const shown = sorted.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  await app.names.load(shown.flatMap(idsOf));
  const { load = () => Promise.resolve({ data: sorted, next_cursor: null }) } = more;
  const link = (id: string, text: string, to: number) =>
    h("a", { id, href: addressWith({ page: String(to) }) }, text);
  const links = h(
    "nav",
    { class: "pages", "aria-label": "Pages" },
    page > 1 && link("page-before", "Previous page", page - 1),
    h("span", {}, `Page ${page} of ${pages}`),
    page < pages && link("page-next", "Next page", page + 1),
  );
  return h(
    "div",
    { class: "list" },
    h(
      "div",
      { class: "list-head" },
      h("p", { class: "totals" }, totals ?? ""),
      rows.length > 0 && file && downloadButton(app, { load, file }),
    ),
    table({ caption, hasHiddenCaption, columns, rows: shown, empty, sorting }),
    pages > 1 && links,
  );
}

/** Returns a button that downloads all rows of the filters, with every digit and complete ids. */
function downloadButton<Row extends object>(
  app: App,
  { load, file }: { readonly load: Load<Row>; readonly file: File<Row> },
): HTMLButtonElement {
  return busyButton(app, { id: "download", text: "Download as CSV" }, async () => {
    const onPage = (read: number) => app.announce(`Read ${formatCount(read)} rows…`);
    const { rows, isCut } = await readPages(load, { rowsMax: FILE_ROWS_MAX, onPage });
    const { nameOf, unnamed } = await fileNames(app, rows.map(file.accountOf ?? (() => null)));
    const accountName = (row: Row) => {
      const id = file.accountOf?.(row) ?? null;
      return id === null ? null : nameOf(id);
    };
    const csv = recordsCsv(file.columns, rows, { account_name: accountName, ...file.cells });
    saveFile(`${file.name}.csv`, csv, "text/csv");
    const rest = isCut ? "; there are more: narrow the time range" : "";
    const count = `${formatCount(rows.length)} ${rows.length === 1 ? "row" : "rows"}`;
    app.announce(`Downloaded ${count}${rest}${unnamed}.`);
  });
}

interface FileNames {
  readonly nameOf: NameOf;
  /** States why the file has no names; empty if it has them. */
  readonly unnamed: string;
}

/**
 * Looks up the names of accounts, in one call after another. A file is saved without names if there
 * are too many or if the look-up fails.
 */
async function fileNames({ names }: App, ids: readonly (string | null)[]): Promise<FileNames> {
  const without = (unnamed: string): FileNames => ({ nameOf: () => null, unnamed });
  const accounts = [...new Set(ids)];
  if (accounts.length > FILE_NAMES_MAX)
    return without(`; the names of more than ${formatCount(FILE_NAMES_MAX)} accounts are left out`);
  try {
    for (let at = 0; at < accounts.length; at += IDS_MAX)
      await names.load(accounts.slice(at, at + IDS_MAX));
  } catch {
    return without("; the names of the accounts are left out, because the look-up failed");
  }
  return { nameOf: names.nameOf, unnamed: "" };
}
