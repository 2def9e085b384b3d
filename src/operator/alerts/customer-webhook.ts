import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { CustomerWebhooks } from "../../system/config/alerts-config.ts";

/**
 * Whether an address is one of the public internet: no private, loopback or link-local one, where a
 * host of ours or a cloud's metadata may answer, and none that leads to one through IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/**
 * Why nothing is sent to a customer's address; null: it may be. A name is judged by what it resolves
 * to, when it is connected to.
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
 * The secret of a customer's signatures, as Standard Webhooks writes it. It follows from the key of
 * the configuration, so that none is stored, and belongs to the address: another has another.
 */
export function customerSecret(
  { id, url }: { readonly id: string; readonly url: string },
  { secret }: Pick<CustomerWebhooks, "secret">,
): string {
  const digest = createHmac("sha256", secret).update(`webhook ${id} ${url}`).digest("base64");
  return `whsec_${digest}`;
}
