import { gatewayPath } from "../kit/gateway-path.js";
import { createClient, type Client } from "../../../generated/admin/page-client.js";
import type { Schemas } from "../../../generated/admin/types.ts";

/** The signed-in operator. */
export interface Session {
  readonly client: Client;
  readonly actor: Schemas["Actor"];
}

const ROOT = "/admin/api/v1";
/**
 * The token is stored in the tab: it survives a reload, other tabs or sites cannot read it, and it
 * is deleted when the tab closes. In memory only, it would be required again at each reload. A
 * script that ran here could read either, so the content security policy keeps scripts out.
 */
const TOKEN = "gateway-admin-token";

/** Returns the token of this tab; null if the user is not signed in. */
export function storedToken(): string | null {
  return sessionStorage.getItem(TOKEN);
}

/** Deletes the token. */
export function forgetToken(): void {
  sessionStorage.removeItem(TOKEN);
}

/** Signs in; returns the client and the owner of the token. Rejects with the gateway's refusal. */
export async function signIn(token: string): Promise<Session> {
  const client = createClient({ root: gatewayPath(ROOT), token });
  const actor = await client.showActor();
  sessionStorage.setItem(TOKEN, token);
  return { client, actor };
}
