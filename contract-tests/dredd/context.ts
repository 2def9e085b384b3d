import type { AdminRecords } from "../harness/admin-records.ts";
import type { ContractName } from "../harness/contracts.ts";

/** Ids of records. */
export interface DreddRecords {
  readonly usual: AdminRecords;
  /** An account with a running request. */
  readonly busy: string;
  /** A closed account. */
  readonly closed: string;
  /** A revoked key. */
  readonly revoked: string;
  /** For each path that ends a record, one that no other path uses. */
  readonly toEnd: Readonly<Record<string, string>>;
}

/** Data about the gateways under test for the hooks, which run inside Dredd's process. */
export interface DreddContext {
  readonly contract: ContractName;
  readonly keys: Readonly<Record<"rich" | "poor" | "narrow" | "limited" | "onlyKey", string>>;
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
  /** A gateway whose memory for bodies is full. */
  readonly crowdedPort: number;
  /** The gateway's own limit: a larger body is refused. */
  readonly maxBodyBytes: number;
  /** Tokens of the admin API by their roles. */
  readonly tokens: Readonly<Record<"read" | "full", string>>;
  /** Existing records for the admin API. */
  readonly records: DreddRecords;
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
