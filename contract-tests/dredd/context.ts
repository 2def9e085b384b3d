/** What the hooks, which run inside Dredd's process, need to know of the gateways under test. */
export interface DreddContext {
  readonly keys: Readonly<Record<"rich" | "poor" | "narrow" | "limited", string>>;
  readonly brokenPort: number;
  readonly storelessPort: number;
  /** Passes requests on, with the last byte of their bodies held back, to an impatient gateway. */
  readonly slowPort: number;
  /** Of the gateway itself: a body above it is refused. */
  readonly maxBodyBytes: number;
  /** Where the hooks write what they did. */
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
