import type { Pattern } from "../harness/match.ts";

/** What a client is asked to do, in terms that the runners of all languages know. */
export type ClientCall =
  | "chat"
  | "chat-stream"
  | "chat-tools"
  | "chat-tools-stream"
  | "chat-cancel"
  | "chat-idempotent"
  | "chat-conflict"
  | "messages"
  | "messages-stream"
  | "messages-tools"
  | "messages-tools-stream"
  | "messages-cancel"
  | "messages-idempotent"
  | "messages-conflict"
  | "models"
  | "model"
  | "account";

/** Whose key a scenario is called with. */
export type KeyName = "rich" | "mistyped" | "poor" | "narrow" | "limited";

/** A row of the table: one call made by every client, and its expected outcome. */
export interface Scenario {
  /** Unique; its name in the matrix. */
  readonly name: string;
  readonly call: ClientCall;
  /** The body, for calls that have one. */
  readonly request?: object;
  /** The model's id, for the call `model`. */
  readonly model?: string;
  readonly key?: KeyName;
  /** How often the client may repeat the call; 0 if absent. */
  readonly retries?: number;
  /** No checked type can express this request; clients with nothing else skip it. */
  readonly untyped?: boolean;
  /** Served by the misbehaving server instead of the gateway. */
  readonly misbehaving?: boolean;
  /** A promise of our own clients, which the vendors' libraries do not make. */
  readonly ownOnly?: boolean;
  /** How many requests the misbehaving server must have received. */
  readonly attempts?: number;
  /** What an outcome must contain; it may contain more. */
  readonly expect: Pattern;
}

/** What a runner reports for a scenario, in terms shared by all languages. */
export interface ScenarioReport {
  readonly scenario: string;
  readonly outcome: unknown;
}
