import type { Protocol } from "../ending.ts";
import type { Vendor } from "../stand-ins/vendor.ts";

/** The messages of a conversation that a client has received from one vendor. */
export interface History {
  readonly vendor: Vendor;
  readonly protocol: Protocol;
  /** A question about an image, and its answer; empty if the vendor reads no images. */
  readonly image: readonly object[];
  /** Text, thinking, single calls, two calls at once, and a refusal, with the user's texts. */
  readonly whole: readonly object[];
  /** The same up to the results of the two calls; null if the vendor has no tools. */
  readonly inLoop: readonly object[] | null;
}
