/** What the generated validators need at run time; bundled into `generated/validators.js`. */

interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
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
