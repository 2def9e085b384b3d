import type { LimitState, Limits } from "./limiter.ts";

/** What a worker asks the process that keeps the limits of one machine. */
export type LimiterQuestion =
  | {
      readonly limiter: "admit";
      readonly id: number;
      readonly keyId: string;
      readonly limits: Limits;
    }
  | { readonly limiter: "release"; readonly id: number }
  | {
      readonly limiter: "spend";
      readonly keyId: string;
      readonly limits: Limits;
      readonly tokens: number;
    };

/** The answer to `admit`, by its id; `retryAfterMs` and `limit` where it was refused. */
export interface LimiterAnswer {
  readonly limiter: "answer";
  readonly id: number;
  readonly state: LimitState;
  readonly refusal?: {
    readonly retryAfterMs: number;
    readonly limit: "requests" | "tokens" | "concurrency";
  };
}

/** One end of a channel between two processes of this machine; messages keep their order. */
export interface LimiterChannel<Out, In> {
  readonly send: (message: Out) => void;
  /** Calls back with each message of these; others on the same channel are passed over. */
  readonly receive: (take: (message: In) => void) => void;
}
