import { createHmac } from "node:crypto";
import { isPublicAddress, literalAddress } from "../../core/addresses/inner-address.ts";
import type { CustomerWebhooks } from "../../system/config/read-alerts.ts";

/**
 * Returns why a customer's address is refused; null: it is accepted. A host name is judged by its
 * resolved addresses, at the time of the connection.
 */
export function customerUrlFault(
  text: string,
  { allowsPrivate }: Pick<CustomerWebhooks, "allowsPrivate">,
): string | null {
  if (!URL.canParse(text)) return "must be an address such as https://example.com/gateway";
  const url = new URL(text);
  const { protocol, username, password } = url;
  if (username !== "" || password !== "") return "must have no user name or password in it";
  if (allowsPrivate) return null;
  if (protocol !== "https:") return "must begin with https://";
  const address = literalAddress(url);
  return address === null || isPublicAddress(address) ? null : "must not be a private address";
}

/**
 * Returns the secret of a customer's signatures in the format of Standard Webhooks. It is derived
 * from the key of the configuration, so no secret is stored. It depends on the address.
 */
export function customerSecret(
  { id, url }: { readonly id: string; readonly url: string },
  { secret }: Pick<CustomerWebhooks, "secret">,
): string {
  const digest = createHmac("sha256", secret).update(`webhook ${id} ${url}`).digest("base64");
  return `whsec_${digest}`;
}
