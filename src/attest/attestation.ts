import type { Log } from "../observe/log.ts";
import { readReplyRules, type AttestedDocument } from "./reply-rules.ts";
import {
  ContractWitness,
  type Finding,
  type ReplyWitness,
  type WitnessDependencies,
  type WitnessedRequest,
} from "./reply-witness.ts";
import type { ReplyPart, Violation } from "./violation.ts";

/** Findings that are kept to be shown. */
const RECENT_MAX = 20;

export interface AttestationDependencies extends Pick<
  WitnessDependencies,
  "grammars" | "findValidator"
> {
  /** Share of requests whose reply is checked, 0 to 1. */
  readonly rate: number;
  readonly document: AttestedDocument;
  readonly log: Pick<Log, "error">;
  readonly metrics: {
    readonly replyAttested: (operation: string) => void;
    readonly contractBroken: (operation: string, part: ReplyPart) => void;
  };
  /** In [0, 1). */
  readonly random: () => number;
}

/** What this process has found out about itself since its start. */
export interface AttestationReport {
  readonly mode: "off" | "rate" | "all";
  readonly rate: number;
  readonly repliesChecked: number;
  readonly eventsChecked: number;
  readonly violations: number;
  /** The newest, at most 20. */
  readonly recent: readonly (Violation & {
    readonly operation: string;
    readonly status: number;
    readonly requestId: string;
  })[];
}

/** The server's check of its own replies against the contract. */
export interface Attestation {
  /** A witness for a reply that is to be checked, or null. */
  readonly witness: (requestId: string, request: WitnessedRequest) => ReplyWitness | null;
  readonly report: () => AttestationReport;
}

/** Builds the check; at rate 0 it costs one comparison a request. */
export function createAttestation(dependencies: AttestationDependencies): Attestation {
  const { rate, document, log, metrics, random, grammars, findValidator } = dependencies;
  const rules = readReplyRules(document);
  const counts = { repliesChecked: 0, eventsChecked: 0, violations: 0 };
  let recent: AttestationReport["recent"] = [];
  const take = (requestId: string, finding: Finding): void => {
    const { operation, status, events, violations } = finding;
    counts.repliesChecked += 1;
    counts.eventsChecked += events;
    metrics.replyAttested(operation);
    if (violations.length === 0) return;
    counts.violations += violations.length;
    for (const { part } of violations) metrics.contractBroken(operation, part);
    const told = violations.map((found) => ({ operation, status, requestId, ...found }));
    recent = [...told, ...recent].slice(0, RECENT_MAX);
    log.error(
      { request_id: requestId, operation, status, violations },
      "a reply broke the contract",
    );
  };
  return {
    witness: (requestId, request) => {
      if (rate === 0 || (rate < 1 && random() >= rate)) return null;
      const report = (finding: Finding): void => take(requestId, finding);
      return new ContractWitness(request, { rules, grammars, findValidator, report });
    },
    report: () => ({
      mode: rate === 0 ? "off" : rate < 1 ? "rate" : "all",
      rate,
      ...counts,
      recent,
    }),
  };
}
