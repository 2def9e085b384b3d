import type { GatewayError } from "../../core/errors/gateway-error.ts";
import type { FailedRequestPlace } from "../../core/ledger/failed-request.ts";
import type { AccountSort, KeySort, ListPlace } from "../../core/ledger/lists.ts";
import type { RequestPlace } from "../../core/ledger/reports.ts";
import { invalidField } from "./values.ts";

const PAGE_ROWS = 100;

/** Returns the number of rows of a page. */
export function readLimit(text: string | undefined): number {
  return text === undefined ? PAGE_ROWS : Number(text);
}

/**
 * Encodes a place as a cursor. Cursors are opaque to clients, so the ordering of pages may change.
 */
export function writeCursor(place: string): string {
  return Buffer.from(place).toString("base64url");
}

/** Returns the place that a cursor encodes; throws if the cursor was never issued. */
export function readCursor(cursor: string): string {
  const place = Buffer.from(cursor, "base64url").toString("utf8");
  // Issued cursors contain no control characters, and some databases cannot query them.
  if (writeCursor(place) !== cursor || /\p{Cc}/u.test(place)) throw invalidCursor();
  return place;
}

/**
 * Returns the page that a call requests from a list of accounts or keys; throws if the cursor does
 * not belong to the list in this order.
 */
export function readListPage({ limit, cursor }: PageQuery, sort: AccountSort | KeySort) {
  return {
    after: cursor === undefined ? null : readListPlace(cursor, sort),
    limit: readLimit(limit),
  };
}

function readListPlace(cursor: string, asked: AccountSort | KeySort): ListPlace {
  const place = readCursor(cursor);
  const [, sort, id = "", value = ""] = /^(name|label|balance):([^.]+)\.(.*)$/su.exec(place) ?? [];
  if (sort === undefined) {
    const { atMs, ...rest } = readPlace(cursor);
    if (!isTime(asked)) throw otherSort();
    return { ...rest, value: atMs };
  }
  if (sort !== asked) throw otherSort();
  if (sort !== "balance") return { value, id };
  const balance = Number(value);
  if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(balance)) throw invalidCursor();
  return { value: balance, id };
}

function isTime(sort: AccountSort | KeySort): boolean {
  return sort === "opened" || sort === "created";
}

/** Returns a page of a list of accounts or keys; `total` only if the rows were counted. */
export function listReply<Row>(
  data: readonly Row[],
  { next, total }: { readonly next: ListPlace | null; readonly total?: number },
  sort: AccountSort | KeySort,
) {
  return {
    object: "list" as const,
    data,
    next_cursor: writeListPlace(next, sort),
    ...(total !== undefined && { total }),
  };
}

function writeListPlace(place: ListPlace | null, sort: AccountSort | KeySort): string | null {
  if (place === null) return null;
  const { value, id } = place;
  return writeCursor(isTime(sort) ? `${value}.${id}` : `${sort}:${id}.${value}`);
}

/**
 * Returns the page that a call requests from a list of failed requests; throws if the cursor does
 * not belong to it.
 */
export function readPage({ limit, cursor }: PageQuery): {
  readonly after: FailedRequestPlace | null;
  readonly limit: number;
} {
  return { after: cursor === undefined ? null : readPlace(cursor), limit: readLimit(limit) };
}

interface PageQuery {
  readonly limit?: string;
  readonly cursor?: string;
}

function readPlace(cursor: string): FailedRequestPlace {
  const [, atMs, id] = /^(\d{1,15})\.(.+)$/.exec(readCursor(cursor)) ?? [];
  if (atMs === undefined || id === undefined) throw invalidCursor();
  return { atMs: Number(atMs), id };
}

/** Returns the cursor of the page after a failed request; null: there are no more. */
export function writeFailedRequestPlace(place: FailedRequestPlace | null): string | null {
  return place === null ? null : writeCursor(`${place.atMs}.${place.id}`);
}

/**
 * Returns the place in the list of requests that a cursor encodes; throws if the cursor is not
 * valid.
 */
export function readRequestPlace(cursor: string): RequestPlace {
  const [, atMs, seq] = /^(\d{1,15})\.(\d{1,15})$/.exec(readCursor(cursor)) ?? [];
  if (atMs === undefined || seq === undefined) throw invalidCursor();
  return { atMs: Number(atMs), seq: Number(seq) };
}

/** Returns the cursor of the next page of requests; null: there are no more pages. */
export function writeRequestPlace(place: RequestPlace | null): string | null {
  return place === null ? null : writeCursor(`${place.atMs}.${place.seq}`);
}

function otherSort(): GatewayError {
  return invalidField("cursor", "cursor", 'is the "next_cursor" of a list with another "sort"');
}

/** Returns the error for a cursor that was never issued. */
export function invalidCursor(): GatewayError {
  return invalidField("cursor", "cursor", 'is not the "next_cursor" of a page');
}
