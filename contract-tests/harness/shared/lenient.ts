import { createCustomer } from "../operator.ts";
import { shareServer, type SharedServer } from "./gateway.ts";

const config = `
plans:
  - { id: lenient, name: Lenient, models: ["*"], unlisted_fields: ignore }
`;

/**
 * Returns the shared gateway whose plan `lenient` ignores unlisted fields, and a key of an account
 * on it; the gateway's own key is on a plan that refuses them.
 */
export async function shareLenient(): Promise<readonly [SharedServer, lenientKey: string]> {
  const gateway = await shareServer({ config });
  const { key } = await createCustomer(gateway, { plan: "lenient", balance: "100.00" });
  return [gateway, key];
}
