import { call, type CallOptions, type Reply } from "../call.ts";
import { fixedKeys, makeKeys, testConfig, type Gateway, type Role } from "../gateway.ts";
import { createCustomer } from "../operator.ts";
import { contractViolations } from "../contract-violations.ts";
import type { ServerOptions, TestServer } from "../start-server.ts";
import { askHost } from "./ask.ts";

/** Covers the holds of any test. */
const BALANCE = "100000.00";

/** A gateway that several test files use: tests must not stop or reconfigure it. */
export type SharedServer = Pick<TestServer, "root" | "dataDir" | "key" | "adminToken" | "stop">;

/**
 * Returns the gateway for all test files with the same options, and the key of a new account:
 * accounts of different files are separate. `stop` ends no process; it fails if the gateway found a
 * violation of the contract in its own responses, or does not answer.
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

/** Returns the shared gateway with the test plans; each role gets a new key. */
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
