import type { LanguageName } from "../../scripts/clients/languages.ts";
import type { Pattern } from "../harness/match.ts";

/** The calls of a client, in terms that the runners of all languages implement. */
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
  | "messages-count"
  | "responses"
  | "responses-stream"
  | "responses-helper"
  | "responses-parse"
  | "responses-cancel"
  | "responses-tools"
  | "responses-tools-stream"
  | "responses-tools-helper"
  | "responses-idempotent"
  | "responses-conflict"
  | "models"
  | "model"
  | "account"
  | "client-statuses"
  | "client-timeout"
  | "client-stream-timeout"
  | "client-call-retries"
  | "client-raw"
  | "client-headers"
  | "client-environment"
  | "client-transport"
  | "client-proxy"
  | "client-log"
  | "client-abort"
  | "client-late-cut"
  | "client-tee"
  | "client-async"
  | "client-async-cancel"
  | "final-chat"
  | "final-messages"
  | "final-responses";

/** The owner of a scenario's key. */
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
  /** Maximum number of retries by the client; 0 if absent. */
  readonly retries?: number;
  /** No checked type can express this request; clients without untyped requests skip it. */
  readonly untyped?: boolean;
  /** Served by the misbehaving server instead of the gateway; only our own clients call it. */
  readonly misbehaving?: boolean;
  /** Our own clients that play it; all clients if absent. */
  readonly languages?: readonly LanguageName[];
  /** Required number of requests at the misbehaving server. */
  readonly attempts?: number;
  /** Required content of an outcome; it may contain more. */
  readonly expect: Pattern;
}

/** The protocols that scenarios call. */
export const protocols = ["chat", "messages", "responses"] as const;

export type Protocol = (typeof protocols)[number];

/** The protocols whose scenarios differ in words only. */
type PairedProtocol = Exclude<Protocol, "responses">;

/** A call of either protocol, without its name: empty, or such as `-stream`. */
type CallForm<Call = Exclude<ClientCall, "messages-count">> =
  Call extends `${PairedProtocol}${infer Form}` ? Form : never;

/** Returns the protocol of a call; undefined for the catalog and the account. */
export function protocolOf(call: ClientCall): Protocol | undefined {
  return protocols.find((protocol) => call.split("-", 1)[0] === protocol);
}

/** Returns whether only the vendors' libraries have the call: they accumulate and parse replies. */
export function isVendorHelper(call: ClientCall): boolean {
  return /-(helper|parse)$/.test(call);
}

/** Returns a function that builds the rows of one protocol. */
export function rowsOf(protocol: PairedProtocol) {
  return (name: string, form: CallForm, request: object, expect: Pattern): Scenario => ({
    name: `${protocol}: ${name}`,
    call: `${protocol}${form}`,
    request,
    expect,
  });
}

/** A runner's report on a scenario, in terms shared by all languages. */
export interface ScenarioReport {
  readonly scenario: string;
  readonly outcome: unknown;
}
