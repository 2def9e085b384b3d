import type { Upstream } from "../../catalog/model.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";

/** What decoding a reply needs to know of its request. */
export interface DecodeContext {
  readonly upstream: Upstream;
  /** The stop strings that were asked for. */
  readonly stop: readonly string[];
  /** An id for a call to which the upstream gave none. */
  newCallId(): string;
  /** The client's name of a tool, from the name that the upstream was given. */
  toolName(name: string): string;
}

/** The failure that a `finish_reason` like `error` is. */
export function failedFinish(word: string): UpstreamFailure {
  return new UpstreamFailure("server-error", `upstream: finish_reason ${word}`, { status: 200 });
}
