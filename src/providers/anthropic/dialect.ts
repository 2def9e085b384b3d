import type { FormsOf } from "../../catalog/flags.ts";
import type { AnyDialect } from "../dialects-of.ts";
import { type KeyHeader, keyHeaders } from "../key-header.ts";
import { type TurnOrder, turnOrderForms } from "../turn-order.ts";

/** The vendor's `/v1/messages`; Bedrock's InvokeModel; Vertex AI's rawPredict. */
const endpointNames = ["messages", "invoke", "raw-predict"] as const;

export type EndpointName = (typeof endpointNames)[number];

/** How a server of this API differs from the vendor's reference: one flag per difference. */
export interface DialectFlags extends Pick<TurnOrder, "userAfterTool"> {
  /** The header that carries the key. */
  readonly keyHeader: KeyHeader;
  /** Maximum length of the end user's id in characters; 0: rejected; null: no known limit. */
  readonly userMax: number | null;
  /** The characters of the end user's id: any, or only letters, digits, `_` and `-`. */
  readonly userCharacters: "any" | "word";
  /** Whether its models think unless disabled, and reject calls without the preceding thinking. */
  readonly thinksByDefault: boolean;
  /**
   * Whether thinking is asked for by a budget of tokens, whatever the model: others' models have
   * neither Claude's adaptive thinking nor its efforts.
   */
  readonly thinkingByBudget: boolean;
  /**
   * Whether the vendor's newest fields and betas are sent: always; where the model's name says that it
   * is one of the vendor's; or never. Else they are applied here, or reported as ignored.
   */
  readonly vendorFields: "always" | "by-name" | "never";
  /** How a message is requested: the URL, and which parts of the request are not in the body. */
  readonly endpoint: EndpointName;
}

/** One vendor's dialect. Encoders and decoders read its flags and never check vendor names. */
export interface Dialect extends AnyDialect, DialectFlags {
  readonly wire: "anthropic";
}

export const dialectForms = {
  keyHeader: keyHeaders,
  userMax: "count",
  userCharacters: ["any", "word"],
  thinksByDefault: "boolean",
  thinkingByBudget: "boolean",
  vendorFields: ["always", "by-name", "never"],
  endpoint: endpointNames,
  userAfterTool: turnOrderForms.userAfterTool,
} as const satisfies FormsOf<DialectFlags>;
