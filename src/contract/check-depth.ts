import { GatewayError } from "../errors/gateway-error.ts";

/** Nesting that a body may have; the body itself is the first level. */
const LEVELS_MAX = 64;

/**
 * Refuses `__proto__` keys (`invalid-json`) and nesting over 64 levels (`invalid-request`) in a
 * parsed body. The recursion never goes deeper than the bound.
 */
export function checkDepth(body: unknown): GatewayError | null {
  switch (findFault(body, 1)) {
    case null:
      return null;
    case "proto": {
      const message = 'The body contains a key "__proto__", which is not supported.';
      return new GatewayError("invalid-json", message, {
        issues: [{ pointer: "", rule: "proto", message, hint: "Leave the key out." }],
      });
    }
    case "depth": {
      const message = `The body is nested deeper than ${LEVELS_MAX} levels.`;
      return new GatewayError("invalid-request", message, {
        issues: [{ pointer: "", rule: "depth", message, hint: "Flatten schemas and inputs." }],
      });
    }
  }
}

type Fault = "proto" | "depth" | null;

function findFault(value: unknown, level: number): Fault {
  if (typeof value !== "object" || value === null) return null;
  if (level > LEVELS_MAX) return "depth";
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) {
      const fault = findFault(item, level + 1);
      if (fault !== null) return fault;
    }
    return null;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields)) {
    if (key === "__proto__") return "proto";
    const fault = findFault(fields[key], level + 1);
    if (fault !== null) return fault;
  }
  return null;
}
