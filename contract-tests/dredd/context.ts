import type { ContractName } from "../harness/contracts.ts";

/** Data about the gateways under test for the hooks, which run inside Dredd's process. */
export interface DreddContext {
  readonly contract: ContractName;
  readonly keys: Readonly<Record<"rich" | "poor" | "narrow" | "limited", string>>;
  readonly brokenPort: number;
  readonly storelessPort: number;
  /**
   * Forwards requests to a gateway with short timeouts, holding back the last byte of their bodies.
   */
  readonly slowPort: number;
  /** Sends each request to the gateway until a limit refuses it. */
  readonly repeatingPort: number;
  /** Another process of the same service, without a configuration to reload. */
  readonly otherPort: number;
  /** The gateway's own limit: a larger body is refused. */
  readonly maxBodyBytes: number;
  /** Tokens of the admin API by their roles. */
  readonly tokens: Readonly<Record<"read" | "full", string>>;
  /** Existing records for the admin API; `busy` is an account with a running request. */
  readonly records: Readonly<
    Record<"account" | "key" | "request" | "idle" | "busy" | "closed" | "revoked", string>
  >;
  /** A gateway that is about to end. */
  readonly stoppingPort: number;
  /** Path of the hooks' report. */
  readonly reportFile: string;
}

/** Environment variable that holds the context as JSON. */
export const CONTEXT_VARIABLE = "DREDD_CONTEXT";

/** The hooks' counts; `answers` contains each (method, path, status, media type) once. */
export interface DreddReport {
  readonly passed: number;
  readonly failed: number;
  readonly problems: readonly string[];
  readonly answers: readonly string[];
  readonly bodiesValidated: number;
  readonly eventsValidated: number;
}
