import type { Exchange, RequestOptions } from "../client/exchange.ts";
import type { ContractDocument } from "../contract/document.ts";
import type { Schemas } from "../contract/schemas.ts";
import type { Models, ModelRole } from "./models.ts";
import type { Protocol } from "./wire.ts";

/**
 * `common`: any gateway with these protocols should pass. `contract`: the contract alone promises
 * it.
 */
export type Scope = "common" | "contract";

/** Generations that a check may cause, for the bound of the cost. */
export interface Generations {
  readonly protocol: Protocol;
  readonly role: ModelRole;
  readonly calls: number;
  /** Bytes of the longest body: input tokens are never more. */
  readonly inputBytes: number;
  /** The largest `max_tokens`; `model` for the maximum of the model. */
  readonly outputTokens: number | "model";
}

/** What a check may use. */
export interface CheckContext {
  /** Makes a request; a generation must be within those that the check declares. */
  readonly send: (request: RequestOptions) => Promise<Exchange>;
  readonly document: ContractDocument;
  readonly schemas: Schemas;
  /** Returns the id of the model for a role; throws `NotApplicable` if there is none. */
  readonly model: (protocol: Protocol, role: ModelRole) => string;
  readonly models: Models;
  /** All answers so far. */
  readonly exchanges: readonly Exchange[];
}

/** One rule and how it is checked. */
export interface Check {
  /** Stable: files of known failures name it. */
  readonly id: string;
  readonly title: string;
  readonly scope: Scope;
  /** A JSON pointer into the document, or the address of the guide with the rule. */
  readonly rule: string;
  readonly generations?: readonly Generations[];
  /** When it runs: with others, after them, or last, on the answers of all others. */
  readonly phase?: "alone" | "last";
  readonly run: (context: CheckContext) => Promise<void> | void;
}
