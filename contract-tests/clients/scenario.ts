import type { Pattern } from "../harness/match.ts";

/** What a client is asked to do; the runner programs of all languages know these words. */
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

/** A row of the table: one call by every client, and what must come of it. */
export interface Scenario {
  /** Unique; what the matrix calls it. */
  readonly name: string;
  readonly call: ClientCall;
  /** The body, for calls that have one. */
  readonly request?: object;
  /** The model's id, for the call `model`. */
  readonly model?: string;
  readonly key?: KeyName;
  /** How often the client may repeat the call; 0 where not named. */
  readonly retries?: number;
  /** No checked type can express this request; clients that have nothing else are not asked. */
  readonly untyped?: boolean;
  /** Served by the misbehaving server in place of the gateway. */
  readonly misbehaving?: boolean;
  /** A promise of our own clients, which the vendors' libraries do not make. */
  readonly ownOnly?: boolean;
  /** How many requests the misbehaving server must have seen. */
  readonly attempts?: number;
  /** What an outcome must contain; it may hold more. */
  readonly expect: Pattern;
}

/** What a runner reports for a scenario, in the words that all languages share. */
export interface ScenarioReport {
  readonly scenario: string;
  readonly outcome: unknown;
}
