import { call, type CallOptions, type Reply } from "../call.ts";
import { fixedKeys, makeKeys, testConfig, type Gateway, type Role } from "../gateway.ts";
import { createCustomer } from "../operator.ts";
import { contractViolations } from "../contract-violations.ts";
import type { ServerOptions, TestServer } from "../start-server.ts";
import { askHost } from "./ask.ts";

/** Covers any number of holds of any test. */
const BALANCE = "100000.00";

/** A gateway that other test files use too: nothing of it may be stopped or changed. */
export type SharedServer = Pick<TestServer, "root" | "dataDir" | "key" | "adminToken" | "stop">;

/**
 * A gateway that was started with these options for all test files that ask for the same ones, and
 * the key of a new account there: what one file spends, no other sees. `stop` ends no process; it
 * fails if the gateway found a violation of the contract in its own replies, or does not answer.
 */
export async function shareServer(options: ServerOptions = {}): Promise<SharedServer> {
  const facts = await askHost<Omit<SharedServer, "key" | "stop">>("/gateway", options);
  const { key } = await createCustomer(facts, { balance: BALANCE });
  const stop = async (): Promise<void> => {
    const broken = await contractViolations(facts.root);
    if (broken !== null) throw new Error(`replies broke the contract: ${broken}`);
  };
  return { ...facts, key, stop };
}

/** The shared gateway with the test plans, and new keys. */
export type SharedGateway<R extends Role = never> = SharedServer &
  Pick<Gateway<R>, "keys" | "send">;

/** Shares the gateway with the test plans; each role gets a new key. */
export async function shareGateway<R extends Role = never>(
  roles: readonly R[] = [],
): Promise<SharedGateway<R>> {
  const server = await shareServer({ config: testConfig });
  const keys = { ...fixedKeys(server.key), ...(await makeKeys(server, roles)) };
  return {
    ...server,
    keys,
    send: (path: string, role: keyof typeof keys, options: CallOptions = {}): Promise<Reply> =>
      call(server, path, { ...options, ...(role !== "nobody" && { key: keys[role] }) }),
  };
}
