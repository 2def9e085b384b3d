import type { ContractName } from "../harness/contracts.ts";

/** What the hooks, which run inside Dredd's process, must know about the gateways under test. */
export interface DreddContext {
  readonly contract: ContractName;
  readonly keys: Readonly<Record<"rich" | "poor" | "narrow" | "limited", string>>;
  readonly brokenPort: number;
  readonly storelessPort: number;
  /** Forwards requests to an impatient gateway, holding back the last byte of their bodies. */
  readonly slowPort: number;
  /** Sends each request to the gateway until a limit refuses it. */
  readonly insistentPort: number;
  /** Another process of the same service; its configuration cannot be reloaded. */
  readonly otherPort: number;
  /** The gateway's own limit: a larger body is refused. */
  readonly maxBodyBytes: number;
  /** Tokens of the operators' API by their roles. */
  readonly tokens: Readonly<Record<"read" | "full", string>>;
  /** Records that the operators' API is asked for; `busy` is an account whose request runs. */
  readonly records: Readonly<
    Record<"account" | "key" | "request" | "idle" | "busy" | "closed" | "revoked", string>
  >;
  /** A gateway that is about to end. */
  readonly stoppingPort: number;
  /** Where the hooks write their report. */
  readonly reportFile: string;
}

/** Environment variable that holds the context as JSON. */
export const CONTEXT_VARIABLE = "DREDD_CONTEXT";

/** What the hooks counted; `answers` names each (method, path, status, media type) once. */
export interface DreddReport {
  readonly passed: number;
  readonly failed: number;
  readonly problems: readonly string[];
  readonly answers: readonly string[];
  readonly bodiesValidated: number;
  readonly eventsValidated: number;
}
