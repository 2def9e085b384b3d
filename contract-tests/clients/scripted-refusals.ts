import { errorTable } from "../../src/errors/error-table.ts";
import type { ErrorKind } from "../../src/errors/gateway-error.ts";

interface ScriptedRefusal {
  /** What the misbehaving server knows it by. */
  readonly behaviour: string;
  readonly status: number;
  readonly type: string;
  readonly code: string;
}

/** Errors of the contract that a client which works cannot make a gateway that works answer. */
const kinds: readonly ErrorKind[] = [
  "method-not-allowed",
  "request-timeout",
  "unsupported-media-type",
  "internal-error",
  "unavailable",
];

/** Said by the misbehaving server in the words of the contract, so that all clients type them. */
export const scriptedRefusals: readonly ScriptedRefusal[] = kinds.map((kind) => {
  const { status, type, code } = errorTable[kind];
  return { behaviour: `${status}-${kind}`, status, type, code };
});
