import { hash } from "node:crypto";

/** Returns an id as earlier releases gave it to clients, with the reasoning state within. */
export function oldCallId(id: string, reasoningState: string): string {
  const checksum = hash("sha256", `${id}__gw1_${reasoningState}`, "base64url").slice(0, 8);
  return `${id}__gw1_${checksum}${reasoningState}`;
}
