import document from "../../generated/openapi.json" with { type: "json" };
import { findClosedValidator } from "../contract/closed-replies.ts";
import { streamGrammars } from "../contract/grammar/stream-grammars.ts";
import { createAttestation, type Attestation } from "./attestation.ts";

export interface TestAttestation extends Attestation {
  /** Log lines, as JSON text. */
  readonly logged: readonly string[];
  /** `<operation>` of each reply that was checked, `<operation> <part>` of each violation. */
  readonly counted: readonly string[];
}

/** Attestation by the real contract. */
export function testAttestation(
  options: { readonly rate?: number; readonly random?: () => number } = {},
): TestAttestation {
  const logged: string[] = [];
  const counted: string[] = [];
  const attestation = createAttestation({
    rate: options.rate ?? 1,
    random: options.random ?? (() => 0),
    document,
    grammars: streamGrammars,
    findValidator: findClosedValidator,
    log: { error: (fields, message) => logged.push(JSON.stringify({ ...fields, message })) },
    metrics: {
      replyAttested: (operation) => counted.push(operation),
      contractBroken: (operation, part) => counted.push(`${operation} ${part}`),
    },
  });
  return { ...attestation, logged, counted };
}
