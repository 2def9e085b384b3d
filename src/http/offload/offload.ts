import type { Caller } from "../../access/auth/caller.ts";
import type { JobSummary, ReplySink } from "../../generation/job.ts";
import type { StopSignal } from "../../core/timing/stop-signal.ts";
import type { Admitted, ArrivedBody } from "./loop-share.ts";
import type { CarriedRequest, KnownRequest } from "./messages.ts";

/** One admitted request whose body costs too much for the thread that serves everybody. */
export interface OffloadedRequest extends Omit<
  CarriedRequest,
  "key" | "accountId" | "plan" | "traceparent" | "body"
> {
  readonly caller: Caller;
  readonly body: RequestBody;
  readonly signal: StopSignal;
}

/** A large body that the other thread receives as it arrives: here it is in nobody's way. */
export interface OffloadedBody {
  /** Takes the bytes away from this thread. */
  readonly add: (bytes: Uint8Array) => void;
  /** Nobody will ask for it; safe to call twice, and after it was asked for. */
  readonly discard: () => void;
}

/** The text of a body, or where it went. */
export type RequestBody = string | OffloadedBody;

/** Where the request's results go. */
export interface OffloadClient {
  readonly sink: ReplySink;
  /** Hears what the body asks for, once it was read and found valid. */
  readonly known: (known: KnownRequest) => void;
}

/** Serves requests on another thread, in turns by key. */
export interface Offload {
  /** Whether the body is read here or there; see `LoopShare.admit`. */
  readonly admit: (arrived: ArrivedBody) => Admitted;
  readonly openBody: () => OffloadedBody;
  /** As `Generator.run`, from the reading of the body on. */
  run(request: OffloadedRequest, client: OffloadClient): Promise<JobSummary>;
}
