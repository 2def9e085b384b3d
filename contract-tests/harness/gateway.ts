import { call, type CallOptions, type Reply } from "./call.ts";
import { createCustomer, revokeKey, type OperatorStore } from "./operator.ts";
import { startServer, type ServerOptions, type TestServer } from "./start-server.ts";

/** The largest body that the gateway under test accepts; small, so that tests send little. */
export const MAX_BODY_BYTES = 65_536;

/** Plans that make each refusal of money, rights and limits reachable. */
export const testConfig = `
server: { max_body_bytes: ${MAX_BODY_BYTES} }
plans:
  - { id: open, name: Open, models: ["sandbox/*"] }
  - { id: echo-only, name: Echo only, models: ["sandbox/echo"] }
  - { id: one-a-minute, name: One a minute, models: ["*"], requests_per_minute: 1 }
  - { id: few-tokens, name: Few tokens, models: ["*"], tokens_per_minute: 10 }
  - { id: tight, name: Tight, models: ["*"], requests_per_minute: 1, tokens_per_minute: 10 }
  - { id: one-key, name: One key, models: ["*"], customer_keys: 1 }
  - { id: one-at-once, name: One at once, models: ["*"], concurrent_requests: 1 }
`;

/** Options for the key of each role. */
const customers = {
  /** Has almost no money: 402. */
  poor: { plan: "open", balance: "0.00000001" },
  /** Its plan has one model, `sandbox/echo`: 403 for any other. */
  narrow: { plan: "echo-only" },
  /** Has used its one request of this minute, and several hours' tokens: 429. */
  limited: { plan: "tight" },
  /** Its account has as many keys as customers may have: 409 for another one. */
  onlyKey: { plan: "one-key" },
  revoked: { plan: "open" },
  expired: { plan: "open", expiresAt: "2020-01-01T00:00:00Z" },
} as const;

/** Roles with keys that are created on demand. */
export type Role = keyof typeof customers;

/** `rich` is the demo account, `mistyped` its key with another last character, `nobody` no key. */
type FixedRole = "rich" | "mistyped" | "nobody";

/** A gateway in a separate process, and a key for each requested role. */
export interface Gateway<R extends Role = never> extends TestServer {
  readonly keys: Readonly<Record<R | FixedRole, string>>;
  /** One HTTP call with the role's key. */
  readonly send: (path: string, role: R | FixedRole, options?: CallOptions) => Promise<Reply>;
}

/**
 * Starts a gateway with the test plans and creates the keys of these roles; without roles, only the
 * keys that need no separate customer.
 */
export async function startGateway<R extends Role = never>(
  roles: readonly R[] = [],
  options: ServerOptions = {},
): Promise<Gateway<R>> {
  const server = await startServer({ config: testConfig, ...options });
  try {
    const keys = { ...fixedKeys(server.key), ...(await makeKeys(server, roles)) };
    return {
      ...server,
      keys,
      send: (path, role, callOptions = {}) =>
        call(server, path, { ...callOptions, ...(role !== "nobody" && { key: keys[role] }) }),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The keys that need no separate customer. */
export function fixedKeys(key: string): Readonly<Record<FixedRole, string>> {
  const mistyped = key.slice(0, -1) + (key.endsWith("a") ? "b" : "a");
  return { rich: key, mistyped, nobody: "" };
}

/** Creates the keys of the roles in the store of a running gateway with the test plans. */
export async function makeKeys<R extends Role>(
  gateway: OperatorStore & { readonly root: string },
  roles: readonly R[],
): Promise<Readonly<Record<R, string>>> {
  const made = roles.map(async (role): Promise<readonly [R, string]> => {
    const { key, keyId } = await createCustomer(gateway, customers[role]);
    if (role === "revoked") await revokeKey(gateway, keyId);
    if (role === "limited") await overdraw(gateway, key);
    return [role, key];
  });
  return Object.fromEntries(await Promise.all(made)) as Record<R, string>;
}

const HUGE_REPLY_WORDS = 4_000;

/** Spends several hours' tokens at once: generations are refused for longer than a test takes. */
async function overdraw(gateway: { readonly root: string }, key: string): Promise<void> {
  const content = "word ".repeat(HUGE_REPLY_WORDS);
  const body = { model: "sandbox/echo", messages: [{ role: "user", content }] };
  const { status } = await call(gateway, "/v1/chat/completions", { key, body });
  if (status !== 200) throw new Error(`the key to be limited is refused at once: ${status}`);
}
