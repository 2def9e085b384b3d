import type { FormsOf } from "../../../catalog/flags.ts";
import { type KeyHeader, keyHeaders } from "../../key-header.ts";

/** The vendor's `/v1/messages`; Bedrock's InvokeModel; Vertex AI's rawPredict. */
const endpointNames = ["messages", "invoke", "raw-predict"] as const;

export type EndpointName = (typeof endpointNames)[number];

/** How a server of this wire differs from the vendor's reference: each flag is one point. */
export interface DialectFlags {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** At most so many characters of the end user's id; 0: it is refused; null: no bound known. */
  readonly userMax: number | null;
  /** Whether its models think unless told not to, and refuse calls without the thinking before. */
  readonly thinksByDefault: boolean;
  /** How a message is asked for: the address, and what of the request is not in the body. */
  readonly endpoint: EndpointName;
}

/** One vendor's dialect. Encoders and decoders read its flags and know no vendor's name. */
export interface Dialect extends DialectFlags {
  readonly wire: "anthropic";
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
  thinksByDefault: "boolean",
  endpoint: endpointNames,
} as const satisfies FormsOf<DialectFlags>;
