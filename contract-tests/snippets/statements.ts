/** A statement of a guide that a field is accepted, refused or without effect. */
export interface FieldStatement {
  readonly guide: string;
  /** A paragraph, an item of a list or a row of a table, on one line. */
  readonly text: string;
  /** The names of request fields in it. */
  readonly fields: readonly string[];
}

const VERDICT =
  /\b(?:accept|refus|reject|ignored?\b|without effect|no effect|leave (?:it|them) out)/i;

/**
 * Returns the statements of a guide about the given fields. Blocks that are generated from the
 * contract, and code, are left out.
 */
export function fieldStatements(
  guide: string,
  markdown: string,
  fields: ReadonlySet<string>,
): readonly FieldStatement[] {
  const prose = markdown
    .replaceAll(/<!-- generated: [^]*?<!-- end -->/g, "")
    .replaceAll(/^```[^]*?^```$/gm, "");
  return prose
    .split(/\n\s*\n|\n(?=- |\| |\d+\. )/)
    .map((unit) => unit.replaceAll(/\s+/g, " ").trim())
    .filter((unit) => VERDICT.test(unit))
    .flatMap((text) => {
      const codes = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => namesIn(code));
      const named = [...new Set(codes)].filter((name) => fields.has(name));
      return named.length === 0 ? [] : [{ guide, text, fields: named }];
    });
}

function namesIn(code: string): readonly string[] {
  return code.match(/[a-z][a-z_]*/g) ?? [];
}
