import type { GatewayError } from "../../core/errors/gateway-error.ts";
import type { ListPlace } from "../../core/ledger/lists.ts";
import type { RequestPlace } from "../../core/ledger/reports.ts";
import { invalidField } from "./values.ts";

const PAGE_ROWS = 100;

/** How many rows a page has. */
export function readLimit(text: string | undefined): number {
  return text === undefined ? PAGE_ROWS : Number(text);
}

/** Opaque to clients, so that what a page is ordered by may change. */
export function writeCursor(place: string): string {
  return Buffer.from(place).toString("base64url");
}

/** The place that a cursor names; throws where it is not one that was given out. */
export function readCursor(cursor: string): string {
  const place = Buffer.from(cursor, "base64url").toString("utf8");
  // No page names a place with a control character; one database or another could not look for it.
  if (writeCursor(place) !== cursor || /\p{Cc}/u.test(place)) throw notCursor();
  return place;
}

/** What a call asks of a list of accounts, keys or failed requests; throws where the cursor is not one of its pages. */
export function readPage({ limit, cursor }: PageQuery): {
  readonly after: ListPlace | null;
  readonly limit: number;
} {
  return { after: cursor === undefined ? null : readPlace(cursor), limit: readLimit(limit) };
}

interface PageQuery {
  readonly limit?: string;
  readonly cursor?: string;
}

function readPlace(cursor: string): ListPlace {
  const [, atMs, id] = /^(\d{1,15})\.(.+)$/.exec(readCursor(cursor)) ?? [];
  if (atMs === undefined || id === undefined) throw notCursor();
  return { atMs: Number(atMs), id };
}

/** The cursor of the page after a row of such a list; null: there is none. */
export function writePlace(place: ListPlace | null): string | null {
  return place === null ? null : writeCursor(`${place.atMs}.${place.id}`);
}

/** The place in the list of requests that a cursor names; throws where it is none. */
export function readRequestPlace(cursor: string): RequestPlace {
  const [, atMs, seq] = /^(\d{1,15})\.(\d{1,15})$/.exec(readCursor(cursor)) ?? [];
  if (atMs === undefined || seq === undefined) throw notCursor();
  return { atMs: Number(atMs), seq: Number(seq) };
}

/** The cursor of the next page of requests; null: there is none. */
export function writeRequestPlace(place: RequestPlace | null): string | null {
  return place === null ? null : writeCursor(`${place.atMs}.${place.seq}`);
}

/** The error for a cursor that no page gave. */
export function notCursor(): GatewayError {
  return invalidField("cursor", "cursor", "is not the 'next_cursor' of a page");
}
