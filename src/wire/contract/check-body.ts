import type { Validator } from "../../../generated/admin/validators.js";
import { explainRefusal, refusalOf } from "./explain-refusal.ts";
import { findIllFormed } from "./find-ill-formed.ts";
import { bindSchemas } from "./json-schema.ts";

const noHints = { fields: {}, names: {}, values: {}, places: {} };

/** The validators and the schemas of one contract. */
interface BodyRules {
  readonly validators: Readonly<Record<string, Validator<unknown>>>;
  readonly schemas: Parameters<typeof bindSchemas>[0];
}

/**
 * Returns a function that checks a body against the schema of this name, and throws a
 * `GatewayError` that lists every issue. All text in an accepted body is well-formed Unicode.
 */
export function createCheckBody({
  validators,
  schemas: given,
}: BodyRules): (name: string | null, body: unknown) => void {
  const byName = new Map(Object.entries(validators));
  const schemas = bindSchemas(given);
  return (name, body) => {
    if (name === null) return;
    const validator = byName.get(name);
    if (validator === undefined) throw new Error(`${name} has no validator`);
    const illFormed = findIllFormed(body);
    if (!validator(body)) {
      throw refusalOf(body, { name, validator, schemas, hints: noHints }, illFormed);
    }
    if (illFormed.length > 0) throw explainRefusal(illFormed);
  };
}
