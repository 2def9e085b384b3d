import type { RequestRecord, UsageRecord } from "../ledger/store.ts";

/** What a usage entry keeps of its request as JSON, beside its columns. */
export type RequestDetails = Pick<
  RequestRecord,
  "protocol" | "stream" | "estimated" | "upstreams" | "startedAtMs"
> &
  Pick<UsageRecord, "cachedTokens" | "cacheWriteTokens" | "reasoningTokens"> & {
    readonly status: number;
    readonly outcome: NonNullable<RequestRecord["outcome"]>;
  };
