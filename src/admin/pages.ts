import type { GatewayError } from "../errors/gateway-error.ts";
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
  if (writeCursor(place) !== cursor) throw notCursor();
  return place;
}

/** The error for a cursor that no page gave. */
export function notCursor(): GatewayError {
  return invalidField("cursor", "cursor", "is not the 'next_cursor' of a page");
}
