import type { Upstream } from "../catalog/model.ts";
import { UpstreamFailure } from "../errors/upstream-failure.ts";
import type { Keep } from "./kept-size.ts";

/** What decoding a reply needs to know about its request. */
export interface DecodeContext {
  readonly upstream: Upstream;
  readonly keep: Keep;
  /** The requested stop strings. */
  readonly stop: readonly string[];
  /** An id for a call that the upstream sent without one. */
  newCallId(): string;
  /** Maps a tool name as sent to the upstream back to the client's name. */
  toolName(name: string): string;
}

/** The failure for a body or an event that is not a valid part of a reply. */
export function malformed(what: string): UpstreamFailure {
  return new UpstreamFailure("malformed-response", `upstream: ${what}`, { status: 200 });
}
