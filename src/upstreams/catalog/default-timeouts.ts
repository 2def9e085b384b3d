import type { InputOverheads } from "../../core/money/pricing.ts";
import type { UpstreamTimeouts } from "./model.ts";

/** Default limits of an upstream (contract-decisions, section 3). */
export const defaultTimeouts: UpstreamTimeouts = {
  connectMs: 5_000,
  firstByteMs: 120_000,
  idleMs: 120_000,
  totalMs: 600_000,
};

/**
 * Default overheads of a hold, for models without their own in the catalog. They are generous for
 * the chat templates, tool preambles and image tiles of current models, since a hold that is too
 * small is our loss.
 */
export const defaultOverheads: InputOverheads = {
  perRequestTokens: 600,
  perMessageTokens: 16,
  perToolTokens: 64,
  perImageTokens: 5_000,
};
