import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { CustomerWebhooks } from "../../system/config/alerts-config.ts";

/**
 * Returns whether an address belongs to the public internet. Private, loopback and link-local
 * addresses do not, because internal hosts or a cloud's metadata service may answer there. Neither
 * do IPv6 addresses that embed such an address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/**
 * Returns why a customer's address is refused; null: it is accepted. A host name is judged by its
 * resolved addresses, at the time of the connection.
 */
export function customerUrlFault(
  text: string,
  { allowsPrivate }: Pick<CustomerWebhooks, "allowsPrivate">,
): string | null {
  if (!URL.canParse(text)) return "must be an address such as https://example.com/gateway";
  const { protocol, username, password, hostname } = new URL(text);
  if (username !== "" || password !== "") return "must have no user name or password in it";
  if (allowsPrivate) return null;
  if (protocol !== "https:") return "must begin with https://";
  const host = hostname.replaceAll(/[[\]]/g, "");
  return !ipaddr.isValid(host) || isPublicAddress(host) ? null : "must not be a private address";
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
