import type { FormsOf } from "../../../catalog/flags.ts";
import { type KeyHeader, keyHeaders } from "../../key-header.ts";

/** The vendor's `/v1/messages`; Bedrock's InvokeModel; Vertex AI's rawPredict. */
const endpointNames = ["messages", "invoke", "raw-predict"] as const;

export type EndpointName = (typeof endpointNames)[number];

/** How a server of this API differs from the vendor's reference: one flag per difference. */
export interface DialectFlags {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** Maximum length of the end user's id in characters; 0: rejected; null: no known limit. */
  readonly userMax: number | null;
  /** Whether its models think unless disabled, and reject calls without the preceding thinking. */
  readonly thinksByDefault: boolean;
  /** How a message is requested: the URL, and which parts of the request are not in the body. */
  readonly endpoint: EndpointName;
}

/** One vendor's dialect. Encoders and decoders read its flags and never check vendor names. */
export interface Dialect extends DialectFlags {
  readonly wire: "anthropic";
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
  thinksByDefault: "boolean",
  endpoint: endpointNames,
} as const satisfies FormsOf<DialectFlags>;
