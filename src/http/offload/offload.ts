import type { Caller } from "../../access/auth/caller.ts";
import type { GenerationJob, JobSummary, ReplySink } from "../../generation/job.ts";
import type { Deprecation } from "../../upstreams/catalog/deprecations.ts";
import type { StopSignal } from "../../core/timing/stop-signal.ts";
import type { BytePieces } from "../../core/collections/byte-pieces.ts";
import type { ArrivedBody, ArrivingBody } from "./loop-share.ts";
import type { SerializedRequest, KnownRequest } from "./messages.ts";

/** One admitted request whose body is too expensive for the main thread. */
export interface OffloadedRequest extends Omit<
  SerializedRequest,
  "key" | "accountId" | "plan" | "traceparent" | "body"
> {
  readonly caller: Caller;
  readonly body: RequestBody;
  readonly signal: StopSignal;
}

/**
 * A body that the other thread receives. A large one is sent as it arrives, so that it does not
 * block this thread; the others are sent when their turn comes.
 */
export interface OffloadedBody {
  /** Transfers UTF-8 bytes to the other thread. */
  readonly add: (bytes: Uint8Array) => void;
  /** Discards the body; may be called twice, and after the body was requested. */
  readonly discard: () => void;
}

/** The text of a short body, the bytes of a longer one, or a body of the other thread. */
export type RequestBody = string | BytePieces | OffloadedBody;

/** Receives the request's results; reserves its tokens. */
export interface OffloadClient extends Pick<GenerationJob, "reserveTokens"> {
  readonly sink: ReplySink;
  /** See `ReceivedRequest.named`. */
  readonly named: (model: string) => void;
  /** See `ReceivedRequest.usesDeprecated`. */
  readonly usesDeprecated: (used: readonly Deprecation[]) => void;
  /** Called with facts about the request once its body is read and valid. */
  readonly known: (known: KnownRequest) => void;
}

/** Serves requests on another thread, in turns by key. */
export interface Offload {
  /** Decides whether the body is read on this thread; see `LoopShare.admits`. */
  readonly admits: (arrived: ArrivedBody) => boolean;
  /** Decides whether this thread collects a large body; see `LoopShare.collects`. */
  readonly collects: (arriving: ArrivingBody) => boolean;
  readonly openBody: () => OffloadedBody;
  /** Runs a request like `Generator.run`, including the reading of its body. */
  run(request: OffloadedRequest, client: OffloadClient): Promise<JobSummary>;
}
