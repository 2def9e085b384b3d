import type { Upstream } from "../../catalog/model.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";

/** What decoding a reply needs to know of its request. */
export interface DecodeContext {
  readonly upstream: Upstream;
  /** An id for a call to which the upstream gave none. */
  newCallId(): string;
  /** The client's name of a tool, from the name that the upstream was given. */
  toolName(name: string): string;
}

/** The failure for a body that is not a valid reply. */
export function malformed(what: string): UpstreamFailure {
  return new UpstreamFailure("malformed-response", `upstream: ${what}`, { status: 200 });
}
