import type { ClosedContract } from "../contract/closed-contracts.ts";
import type { Log } from "../../core/log/log.ts";
import { readResponseRules } from "./response-rules.ts";
import {
  ContractResponseValidator,
  type Finding,
  type ResponseValidator,
  type ValidatorDependencies,
  type ValidatedRequest,
} from "./response-validator.ts";
import type { ResponsePart, Violation } from "./check-response.ts";

/** Number of violations kept for the report. */
const RECENT_MAX = 20;

export interface ResponseValidationDependencies extends Pick<ValidatorDependencies, "grammars"> {
  /** Share of requests with a validated response, 0 to 1. */
  readonly rate: number;
  /** The served contracts; responses of other paths are not checked. */
  readonly contracts: readonly ClosedContract[];
  readonly log: Pick<Log, "error">;
  readonly metrics: {
    readonly responseValidated: (operation: string) => void;
    readonly contractViolated: (operation: string, part: ResponsePart) => void;
  };
  /** In [0, 1). */
  readonly random: () => number;
}

/** Results of the validation since this process started. */
export interface ResponseValidationReport {
  readonly mode: "off" | "rate" | "all";
  readonly rate: number;
  readonly responsesChecked: number;
  readonly eventsChecked: number;
  readonly violations: number;
  /** The newest, at most 20. */
  readonly recent: readonly (Violation & {
    readonly operation: string;
    readonly status: number;
    readonly requestId: string;
  })[];
}

/** Checks the server's own responses against the contract. */
export interface ResponseValidation {
  /** Returns a validator for a response that is to be checked, or null. */
  readonly validatorFor: (requestId: string, request: ValidatedRequest) => ResponseValidator | null;
  readonly report: () => ResponseValidationReport;
}

/** Creates the validation; at rate 0 it costs one comparison per request. */
export function createResponseValidation(
  dependencies: ResponseValidationDependencies,
): ResponseValidation {
  const { rate, contracts, log, metrics, random, grammars } = dependencies;
  const rules = readResponseRules(contracts);
  const counts = { responsesChecked: 0, eventsChecked: 0, violations: 0 };
  let recent: ResponseValidationReport["recent"] = [];
  const take = (requestId: string, finding: Finding): void => {
    const { operation, status, events, violations } = finding;
    counts.responsesChecked += 1;
    counts.eventsChecked += events;
    metrics.responseValidated(operation);
    if (violations.length === 0) return;
    counts.violations += violations.length;
    for (const { part } of violations) metrics.contractViolated(operation, part);
    const found = violations.map((each) => ({ operation, status, requestId, ...each }));
    recent = [...found, ...recent].slice(0, RECENT_MAX);
    log.error(
      { request_id: requestId, operation, status, violations },
      "a response violates the contract",
    );
  };
  return {
    validatorFor: (requestId, request) => {
      if (rate === 0 || (rate < 1 && random() >= rate)) return null;
      const report = (finding: Finding): void => take(requestId, finding);
      return new ContractResponseValidator(request, { rules, grammars, report });
    },
    report: () => ({
      mode: rate === 0 ? "off" : rate < 1 ? "rate" : "all",
      rate,
      ...counts,
      recent,
    }),
  };
}
