import { closedContracts, streamGrammars } from "../contract/closed-contracts.ts";
import { createResponseValidation, type ResponseValidation } from "./response-validation.ts";

export interface TestResponseValidation extends ResponseValidation {
  /** Log lines, as JSON text. */
  readonly logged: readonly string[];
  /** `<operation>` of each checked response, `<operation> <part>` of each violation. */
  readonly counted: readonly string[];
}

/** Creates a response validation with the real contract. */
export function testResponseValidation(
  options: { readonly rate?: number; readonly random?: () => number } = {},
): TestResponseValidation {
  const logged: string[] = [];
  const counted: string[] = [];
  const validation = createResponseValidation({
    rate: options.rate ?? 1,
    random: options.random ?? (() => 0),
    contracts: closedContracts,
    grammars: streamGrammars,
    log: { error: (fields, message) => logged.push(JSON.stringify({ ...fields, message })) },
    metrics: {
      responseValidated: (operation) => counted.push(operation),
      contractViolated: (operation, part) => counted.push(`${operation} ${part}`),
    },
  });
  return { ...validation, logged, counted };
}
