/** Runtime of the generated validators; bundled into `generated/validators.js`. */

interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
}

/** Appends `more` to the collected errors in place. */
export function joinErrors(
  known: ValidationError[] | null,
  more: ValidationError[],
): ValidationError[] {
  if (known === null) return more;
  for (const error of more) known.push(error);
  return known;
}
