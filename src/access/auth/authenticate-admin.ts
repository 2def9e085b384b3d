import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { type Actor, mayCall, type Role } from "./roles.ts";
import type { FailedAttempts } from "./failed-attempts.ts";
import { readBearer } from "./read-credentials.ts";

/** A configured token of the operators' API. */
export interface AdminToken extends Actor {
  /** The secret itself. */
  readonly token: string;
}

export interface AuthenticateAdminOptions {
  readonly tokens: readonly AdminToken[];
  /** The role that each operation takes, by its id; one that is not here is refused to everybody. */
  readonly roles: ReadonlyMap<string, Role>;
  readonly failures: FailedAttempts;
}

/** One request for an operation. */
export interface AdminAttempt {
  readonly headers: IncomingHttpHeaders;
  /** Where it comes from; wrong tokens are counted by it. */
  readonly address: string;
  readonly operationId: string;
  /** Learns whose token it is before their role is checked: a refusal is logged with a name. */
  readonly noteActor: (actor: Actor) => void;
}

/**
 * Finds out who calls an operation of the operators' API and whether they may. Rejects with
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
    // All of them, so that the time says nothing about which one was near.
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

/** Digests are equally long, whatever was sent. */
function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function checkRole({ role }: Actor, needed: Role | undefined): void {
  if (needed !== undefined && mayCall(role, needed)) return;
  const takes = needed === undefined ? "" : `; it takes the role \`${needed}\``;
  const message = `The role \`${role}\` may not do this${takes}.`;
  throw new GatewayError("role-not-allowed", message);
}
