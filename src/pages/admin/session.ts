import { createClient, type Client } from "../../../generated/admin/page-client.js";
import type { Schemas } from "../../../generated/admin/types.ts";

/** Who signed in. */
export interface Session {
  readonly client: Client;
  readonly actor: Schemas["Actor"];
}

const ROOT = "/admin/api/v1";
/**
 * The token stays in the tab: it survives a reload, no other tab or site has it, and it is gone when
 * the tab closes. Memory alone would ask for it again at each reload, and a script that ran here
 * could read either; the content security policy is what keeps scripts out.
 */
const TOKEN = "gateway-admin-token";

/** The token of this tab; null if nobody is signed in. */
export function keptToken(): string | null {
  return sessionStorage.getItem(TOKEN);
}

/** Forgets the token. */
export function forgetToken(): void {
  sessionStorage.removeItem(TOKEN);
}

/** Signs in: the client and whose token it is. Rejects with the gateway's refusal. */
export async function signIn(token: string): Promise<Session> {
  const client = createClient({ root: ROOT, token });
  const actor = await client.showActor();
  sessionStorage.setItem(TOKEN, token);
  return { client, actor };
}
