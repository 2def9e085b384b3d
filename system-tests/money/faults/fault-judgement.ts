import type { AccountRecord } from "../../../src/core/ledger/accounts.ts";
import type { RequestRecord } from "../../../src/core/ledger/request-record.ts";
import type { ClientResponse } from "./fault-client.ts";
import type { FaultKind } from "./fault-points.ts";
import type { Observations } from "./observations.ts";
import type { UpstreamCount } from "./scripted-provider.ts";

/** The known facts after a request and its fault. */
export interface Evidence {
  /** The call that failed; null in a run without a fault. */
  readonly fault: { readonly name: string; readonly kind: FaultKind } | null;
  readonly seen: ClientResponse;
  readonly observations: Observations;
  readonly upstream: UpstreamCount;
  /** Null if the request never reached its hold. */
  readonly record: RequestRecord | null;
  readonly account: AccountRecord | null;
  /** Nano-dollars of the request without a fault. */
  readonly fullCharge: number;
  readonly inFlight: number;
  readonly openSockets: number;
  /** Whether the key's only concurrency slot is free again. */
  readonly slotIsFree: boolean;
  /** The same request with the same `Idempotency-Key`, after recovery; null without a key. */
  readonly repeat: { readonly seen: ClientResponse; readonly spentAfter: number } | null;
}

/** Returns the violated guarantees as sentences; empty if the gateway withstood the fault. */
export function judgeFault(evidence: Evidence): readonly string[] {
  return [...judgeLedger(evidence), ...judgeReply(evidence), ...judgeRest(evidence)];
}

function judgeLedger({ record, account, repeat, fullCharge }: Evidence): readonly string[] {
  const broken: string[] = [];
  if (account?.held !== 0) broken.push(`a hold is left open: ${account?.held}`);
  if (record?.charge === null) broken.push("the request has a hold and no charge");
  const charge = record?.charge ?? 0;
  if (charge > (record?.hold ?? 0)) broken.push("charged above the hold");
  // A reply that broke after its upstream's report costs what was reported.
  const isAsReported = record?.outcome === "finished" || charge === fullCharge;
  if (record !== null && charge > 0 && !isAsReported && !record.estimated) {
    broken.push(`${record.outcome}, charged and not marked as estimated`);
  }
  if (repeat === null) return broken;
  const { seen, spentAfter } = repeat;
  if (seen.status !== 200 || !seen.isComplete) {
    broken.push(`the repeat got ${seen.status} ${seen.text}`);
  }
  // A response that broke after its first bytes is charged by rule 5, until its repeat is charged.
  if (spentAfter !== fullCharge) {
    broken.push(`one logical request and its repeat cost ${spentAfter}`);
  }
  return broken;
}

/** Only a client that disconnects gets no response: it also disconnects if a call hangs. */
const LEAVING: readonly FaultKind[] = ["client leaves", "client has left", "hangs"];

function judgeReply({
  fault,
  seen,
  observations,
  record,
  fullCharge,
}: Evidence): readonly string[] {
  const broken: string[] = [];
  if (fault === null && !(seen.status === 200 && seen.isComplete)) {
    broken.push(`without a fault the client got ${seen.status} ${seen.text}`);
  }
  if (seen.status === 0 && !(fault !== null && LEAVING.includes(fault.kind))) {
    broken.push("the client got no reply, and had not left");
  }
  const charge = record?.charge ?? 0;
  if (seen.status === 200 && seen.isComplete) {
    if (observations.endedUnsettled) broken.push("the last byte left before its charge was stored");
    if (charge !== fullCharge) broken.push(`a complete reply is charged ${charge}`);
    if (record?.outcome !== "finished") broken.push(`a complete reply is ${record?.outcome}`);
  }
  // If the charge was stored and only its answer was lost, the result cannot be known in time.
  const isUnknown = fault?.kind === "answer lost" && fault.name === "store: settle";
  if (seen.status >= 400 && charge !== 0 && !isUnknown) {
    broken.push(`a reply with status ${seen.status} is charged ${charge}`);
  }
  if (observations.ends > 1) broken.push(`the reply was ended ${observations.ends} times`);
  return broken;
}

function judgeRest(evidence: Evidence): readonly string[] {
  const { upstream, observations, inFlight, openSockets, slotIsFree } = evidence;
  const broken: string[] = [];
  if (upstream.begun !== upstream.ended) broken.push("an upstream is left open");
  if (observations.running !== 0) broken.push("the generation does not end");
  if (inFlight !== 0) broken.push("the request is still in flight");
  if (openSockets !== 0) broken.push("a client's socket is left open");
  if (!slotIsFree) broken.push("the slot of concurrency is not given back");
  return broken;
}
