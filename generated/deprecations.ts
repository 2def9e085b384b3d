// Made from spec/ by scripts/generate.ts. Do not edit.

/** When something was deprecated, and when it stops working if that is planned; Unix milliseconds. */
export interface DeprecationDates {
  readonly atMs: number;
  readonly sunsetMs: number | null;
}

/** Deprecated fields of requests: the protocol, then the path of the field. */
export const deprecatedFields = {
  "chat.function_call": { atMs: 1795219200000, sunsetMs: null },
  "chat.functions": { atMs: 1795219200000, sunsetMs: null },
  "chat.messages.function_call": { atMs: 1795219200000, sunsetMs: null },
  "responses.reasoning.generate_summary": { atMs: 1795996800000, sunsetMs: null },
} as const satisfies Readonly<Record<string, DeprecationDates>>;

export type DeprecatedField = keyof typeof deprecatedFields;

/** Deprecated operations. */
export const deprecatedOperations: Readonly<Partial<Record<string, DeprecationDates>>> = {
};
