import type { Upstream } from "../../catalog/model.ts";
import { UpstreamFailure } from "../provider.ts";

/** What decoding a reply needs to know of its request. */
export interface DecodeContext {
  readonly upstream: Upstream;
  /** An id for a call to which the upstream gave none. */
  newCallId(): string;
}

/** The failure that a reply is which is none. */
export function garbage(what: string): UpstreamFailure {
  return new UpstreamFailure("garbage", `upstream: ${what}`, { status: 200 });
}
