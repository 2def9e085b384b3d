import type { Json } from "./json.ts";
import type { Refused } from "./refused.ts";

/** The columns of the vendors' table. */
export const abilities = [
  "plain",
  "stream",
  "unusual fields",
  "tools",
  "tool loop",
  "order of turns",
  "tool schemas",
  "broken history",
  "reasoning kept",
  "reasoning off",
  "changed prefix",
  "JSON schema",
  "image",
  "other histories",
  "errors",
  "endings",
  "usage",
] as const;
export type Ability = (typeof abilities)[number];

export interface VendorCall {
  /** Path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Json;
  /**
   * The word with which the reply must end, instead of the model's own; on the responses wire the
   * reason for which it is incomplete.
   */
  readonly ending?: string | undefined;
}

/** An event of a stream: its text, or a binary message. */
export type VendorEvent = string | Uint8Array;

/** A response: a body, or the events of a stream in wire form. */
export type VendorReply = { readonly body: Json } | { readonly events: readonly VendorEvent[] };

/** A vendor according to its documents and recordings; see `startStandIn`. */
export interface Vendor {
  readonly name: string;
  /** As an operator configures it. */
  readonly upstream: {
    readonly kind: "openai" | "anthropic" | "openai-responses";
    readonly dialect: string;
    readonly model: string;
    /** The path after the host in `base_url`. */
    readonly basePath: string;
    readonly query?: Readonly<Record<string, string>>;
  };
  readonly structuredOutput?: "best_effort";
  /** Missing abilities of the vendor, with the reason. */
  readonly cannot: Readonly<Partial<Record<Ability, string>>>;
  /** Whether the vendor reports cached prompt tokens, and reasoning tokens of the output. */
  readonly counts: { readonly cached: boolean; readonly reasoning: boolean };
  /** Throws `Refused`. */
  readonly answer: (call: VendorCall) => VendorReply;
  /** Returns whether the call has the key at this vendor's place. */
  readonly hasKey: (call: VendorCall, key: string) => boolean;
  /** The body of an error reply. */
  readonly errorBody: (refused: Refused) => Json | readonly Json[];
  /** The event that reports a failure within a stream. */
  readonly errorEvent: VendorEvent;
  /** The content type of its streams; default: server-sent events. */
  readonly streamType?: string;
  /** Its report of an exhausted operator's account; null without accounts. */
  readonly quota: Refused | null;
}

export function hasBearer({ headers }: VendorCall, key: string): boolean {
  return headers["authorization"] === `Bearer ${key}`;
}
