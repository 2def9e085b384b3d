import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { type Actor, mayCall, type Role } from "./roles.ts";
import type { FailedAttempts } from "./failed-attempts.ts";
import { readBearer } from "./read-credentials.ts";

/** A configured token of the admin API. */
export interface AdminToken extends Actor {
  /** The secret itself. */
  readonly token: string;
}

export interface AuthenticateAdminOptions {
  readonly tokens: readonly AdminToken[];
  /**
   * The role that each operation requires, by operation id; operations not listed here are always
   * refused.
   */
  readonly roles: ReadonlyMap<string, Role>;
  readonly failures: FailedAttempts;
}

/** One request for an operation. */
export interface AdminAttempt {
  readonly headers: IncomingHttpHeaders;
  /** Address of the client; invalid tokens are counted per address. */
  readonly address: string;
  readonly operationId: string;
  /**
   * Called with the token's actor before the role is checked, so that a refusal is logged with a
   * name.
   */
  readonly noteActor: (actor: Actor) => void;
}

/**
 * Authenticates the caller of an operation of the admin API and checks the role. Rejects with
 * `rate-limited`, `missing-api-key`, `invalid-api-key` or `role-not-allowed`.
 */
export function createAuthenticateAdmin({
  tokens,
  roles,
  failures,
}: AuthenticateAdminOptions): (attempt: AdminAttempt) => Promise<Actor> {
  const known = tokens.map(({ token, name, role }) => ({
    digest: digestOf(token),
    actor: { name, role },
  }));
  return async ({ headers, address, operationId, noteActor }) => {
    const retryAfterMs = failures.blockedForMs(address);
    if (retryAfterMs > 0) {
      throw new GatewayError("rate-limited", "Too many wrong tokens came from this address.", {
        retryAfterMs,
      });
    }
    const bearer = readBearer(headers.authorization);
    if (bearer === undefined) {
      const message = "Send the admin token as `Authorization: Bearer <token>`.";
      throw new GatewayError("missing-api-key", message);
    }
    const sent = digestOf(bearer);
    // All tokens are compared, so that the time reveals nothing about partial matches.
    const [match] = known.filter(({ digest }) => timingSafeEqual(digest, sent));
    if (match === undefined) {
      failures.count(address);
      throw new GatewayError("invalid-api-key", "The admin token is not valid.");
    }
    noteActor(match.actor);
    checkRole(match.actor, roles.get(operationId));
    return match.actor;
  };
}

/** Returns a digest, whose length is the same for every token. */
function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function checkRole({ role }: Actor, needed: Role | undefined): void {
  if (needed !== undefined && mayCall(role, needed)) return;
  const takes = needed === undefined ? "" : `; it takes the role \`${needed}\``;
  const message = `The role \`${role}\` may not do this${takes}.`;
  throw new GatewayError("role-not-allowed", message);
}
