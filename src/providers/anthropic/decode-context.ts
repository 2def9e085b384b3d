import type { Upstream } from "../../catalog/model.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { Keep } from "../kept-size.ts";

/** What decoding a reply needs to know about its request. */
export interface DecodeContext {
  readonly upstream: Upstream;
  readonly keep: Keep;
  /** An id for a call that the upstream sent without one. */
  newCallId(): string;
  /** Maps a tool name as sent to the upstream back to the client's name. */
  toolName(name: string): string;
}

/** The failure for a body that is not a valid reply. */
export function malformed(what: string): UpstreamFailure {
  return new UpstreamFailure("malformed-response", `upstream: ${what}`, { status: 200 });
}
