import type { FormsOf } from "../../../catalog/flags.ts";
import { type KeyHeader, keyHeaders } from "../../key-header.ts";

/** How a server of this API differs from the vendor's reference: one flag per difference. */
export interface DialectFlags {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** Maximum length of the end user's id in characters; 0: rejected; null: no known limit. */
  readonly userMax: number | null;
}

/** One vendor's dialect. Encoders and decoders read its flags and never check vendor names. */
export interface Dialect extends DialectFlags {
  readonly wire: "openai-responses";
  /** The value of `upstreams[].dialect`. */
  readonly name: string;
  /** Hosts that use it, with subdomains; `*-x.com` matches by suffix, `:1234` by port. */
  readonly hosts: readonly string[];
  /** A query parameter that only this vendor's addresses have. */
  readonly queryKey?: string;
}

export const dialectForms = {
  keyHeader: keyHeaders,
  userMax: "count",
} as const satisfies FormsOf<DialectFlags>;
