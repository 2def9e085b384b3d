/** What the generated validators need at run time; bundled into `generated/validators.js`. */

interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
}

/** A function as ajv writes it: the errors of the last call are a property of the function. */
export interface SchemaFunction {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}

/** From here up, collecting every error of a body would cost more than it is worth. */
const VALUES_MAX = 20_000;

/**
 * Joins two functions of one schema: `first` stops at the first broken rule, which is fast for
 * valid bodies; `all` then collects every broken rule of a body that is not too large.
 */
export function createValidator(first: SchemaFunction, all: SchemaFunction): SchemaFunction {
  const validate: SchemaFunction = (value) => {
    if (first(value)) {
      validate.errors = null;
      return true;
    }
    const collected = countsUpTo(value, VALUES_MAX) && !all(value) ? all.errors : null;
    validate.errors = collected ?? first.errors ?? null;
    return false;
  };
  validate.errors = null;
  return validate;
}

/** Appends `more` to what has been collected so far, in place. */
export function joinErrors(
  known: ValidationError[] | null,
  more: ValidationError[],
): ValidationError[] {
  if (known === null) return more;
  for (const error of more) known.push(error);
  return known;
}

/** Whether a JSON value contains at most `most` values; stops counting beyond. */
export function countsUpTo(value: unknown, most: number): boolean {
  let count = 1;
  const open: object[] = [];
  const addChild = (child: unknown): void => {
    count += 1;
    if (typeof child === "object" && child !== null) open.push(child);
  };
  if (typeof value === "object" && value !== null) open.push(value);
  for (let next = open.pop(); next !== undefined && count <= most; next = open.pop()) {
    if (Array.isArray(next)) {
      for (let at = 0; at < next.length && count <= most; at += 1) addChild(next[at]);
      continue;
    }
    // Not Object.values: it copies an object of a million keys before the first is counted.
    for (const key in next) {
      addChild(Reflect.get(next, key));
      if (count > most) return false;
    }
  }
  return count <= most;
}
