import type { FormsOf } from "../../catalog/flags.ts";
import type { AnyDialect } from "../dialects-of.ts";
import { type KeyHeader, keyHeaders } from "../key-header.ts";
import { type TurnOrder, turnOrderForms } from "../turn-order.ts";

/** How a server of this API differs from the vendor's reference: one flag per difference. */
export interface DialectFlags extends TurnOrder {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** Maximum length of the end user's id in characters; 0: rejected; null: no known limit. */
  readonly userMax: number | null;
}

/** One vendor's dialect. Encoders and decoders read its flags and never check vendor names. */
export interface Dialect extends AnyDialect, DialectFlags {
  readonly wire: "openai-responses";
}

export const dialectForms = {
  keyHeader: keyHeaders,
  userMax: "count",
  ...turnOrderForms,
} as const satisfies FormsOf<DialectFlags>;
