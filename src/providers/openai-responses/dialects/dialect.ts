import type { FormsOf } from "../../../catalog/flags.ts";
import { type KeyHeader, keyHeaders } from "../../key-header.ts";

/** How a server of this wire differs from the vendor's reference: each flag is one point. */
export interface DialectFlags {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** At most so many characters of the end user's id; 0: it is refused; null: no bound known. */
  readonly userMax: number | null;
}

/** One vendor's dialect. Encoders and decoders read its flags and know no vendor's name. */
export interface Dialect extends DialectFlags {
  readonly wire: "openai-responses";
  /** What an operator writes as `upstreams[].dialect`. */
  readonly name: string;
  /** Hosts that speak it, with all below them; `*-x.com` matches by its end, `:1234` by port. */
  readonly hosts: readonly string[];
  /** A query parameter that only this vendor's addresses have. */
  readonly queryKey?: string;
}

export const dialectForms = {
  keyHeader: keyHeaders,
  userMax: "count",
} as const satisfies FormsOf<DialectFlags>;
