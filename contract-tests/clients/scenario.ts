/** What a client is asked to do; the runner programs of all languages know these words. */
export type ClientCall =
  | "chat"
  | "chat-stream"
  | "chat-tools"
  | "chat-tools-stream"
  | "chat-cancel"
  | "chat-idempotent"
  | "chat-conflict"
  | "messages"
  | "messages-stream"
  | "messages-tools"
  | "messages-tools-stream"
  | "messages-cancel"
  | "messages-idempotent"
  | "messages-conflict"
  | "models"
  | "model"
  | "account";

/** Whose key a scenario is called with. */
export type KeyName = "main" | "unknown" | "poor" | "narrow" | "limited";

/** JSON that an outcome must contain: objects in part, arrays and scalars whole. */
export type Expectation =
  | string
  | number
  | boolean
  | null
  | { readonly atLeast: number }
  | readonly Expectation[]
  | { readonly [key: string]: Expectation };

/** A row of the table: one call by every client, and what must come of it. */
export interface Scenario {
  /** Unique; what the matrix calls it. */
  readonly name: string;
  readonly call: ClientCall;
  /** The body, for calls that have one. */
  readonly request?: object;
  /** The model's id, for the call `model`. */
  readonly model?: string;
  readonly key?: KeyName;
  /** How often the client may repeat the call; 0 where not named. */
  readonly retries?: number;
  /** No checked type can say this request; clients that have nothing else are not asked. */
  readonly untyped?: boolean;
  /** Served by the misbehaving server in place of the gateway. */
  readonly misbehaving?: boolean;
  /** A promise of our own clients, which the vendors' libraries do not make. */
  readonly ownOnly?: boolean;
  /** How many requests the misbehaving server must have seen. */
  readonly attempts?: number;
  readonly expect: Expectation;
}

/** What a runner reports for a scenario, in the words that all languages share. */
export interface ScenarioReport {
  readonly scenario: string;
  readonly outcome: unknown;
}

/** Says where an outcome differs from what is expected; null where it does not. */
export function difference(
  expected: Expectation,
  actual: unknown,
  path = "outcome",
): string | null {
  if (Array.isArray(expected)) return arrayDifference(expected, actual, path);
  if (typeof expected !== "object" || expected === null) {
    return expected === actual ? null : told(path, expected, actual);
  }
  if ("atLeast" in expected) {
    const enough = typeof actual === "number" && actual >= Number(expected.atLeast);
    return enough ? null : told(path, expected, actual);
  }
  if (typeof actual !== "object" || actual === null) return told(path, expected, actual);
  const fields = new Map<string, unknown>(Object.entries(actual));
  for (const [key, value] of Object.entries(expected)) {
    const found = difference(value, fields.get(key), `${path}.${key}`);
    if (found !== null) return `${found} in ${JSON.stringify(actual)}`;
  }
  return null;
}

function arrayDifference(
  expected: readonly Expectation[],
  actual: unknown,
  path: string,
): string | null {
  if (!Array.isArray(actual) || actual.length !== expected.length) {
    return told(path, expected, actual);
  }
  const items: readonly unknown[] = actual;
  for (const [at, value] of expected.entries()) {
    const found = difference(value, items[at], `${path}[${at}]`);
    if (found !== null) return found;
  }
  return null;
}

function told(path: string, expected: Expectation, actual: unknown): string {
  return `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual) ?? "nothing"}`;
}
