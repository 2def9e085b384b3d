import type { Schemas } from "../../../generated/admin/types.ts";

type Statement = Schemas["Statement"];

/** The issuer or the customer of a statement. */
type Party = Statement["customer"] & { readonly url?: string | null };

/** Returns name, postal address, tax number and contacts, a line each. */
export function partyLines(party: Party): readonly string[] {
  const { name, address, tax_id: taxId, email, url = null } = party;
  const tax = taxId === null ? null : `Tax number: ${taxId}`;
  return [name, ...address, tax, email, url].filter((line) => line !== null);
}
