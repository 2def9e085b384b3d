/** A schema with an explicit type of its values, if its keywords do not determine it. */
export interface Typed<Value> {
  readonly allows?: Value;
}

export function typed<Value>(schema: object): Typed<Value> {
  return schema;
}

/** Names, ids and addresses. Some of them are stored in the ledger and included in its hashes. */
export const text = {
  type: "string",
  minLength: 1,
  allOf: [
    {
      description: "one line of text, without control characters",
      pattern: String.raw`^[^\p{Cc}\p{Cs}]*$`,
    },
  ],
} as const;
export const flag = { type: "boolean" } as const;
export const milliseconds = integer(1, 86_400_000);

export function integer(minimum: number, maximum: number) {
  return { type: "integer", minimum, maximum } as const;
}

/** A string in a specific format; the error message is `must be <description>`. */
export function form(description: string, pattern: string) {
  return { type: "string", description, pattern } as const;
}

/** An object that allows only these keys. */
export function section<const Properties extends Readonly<Record<string, object>>>(
  properties: Properties,
  required: readonly (keyof Properties)[],
) {
  return { type: "object", additionalProperties: false, properties, required } as const;
}

export function list<const Items extends object>(items: Items, minItems: 0 | 1) {
  return { type: "array", items, minItems } as const;
}

/** An object with values that all have this schema. */
export function mapOf<const Values extends object>(values: Values) {
  return { type: "object", additionalProperties: values } as const;
}
