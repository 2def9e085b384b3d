import { beforeEach, expect, test } from "vitest";
import { operations } from "../../../generated/admin/operations.ts";
import { runOperation } from "../admin/run-operation.ts";
import type { AdminOperationId } from "../../wire/contract/admin-contract.ts";
import { errorBody } from "../../core/errors/error-body.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { StrictUpstream } from "../../upstreams/probe/test-strict-upstream.ts";
import { createProviders } from "../../upstreams/providers/create-providers.ts";
import type { AdminContext } from "../admin/admin-context.ts";
import { createRemoteCall, type SendAdminRequest } from "./remote-call.ts";
import { NOW, TestGateway, testConfig } from "./test-gateway.ts";

let gateway: TestGateway;
let needsRestart: readonly string[] = [];
let account: string;

beforeEach(async () => {
  gateway = new TestGateway();
  account = await gateway.newAccount();
  await gateway.json("keys", "create", "--account", account, "--label", "ci");
});

/** Returns the dependencies of a remote gateway: the same ledger and configuration. */
function contextOf(of: TestGateway): AdminContext {
  const { catalog, plans } = testConfig();
  const http = new StrictUpstream();
  const sleep = (): Promise<void> => Promise.resolve();
  return {
    openStore: () => Promise.resolve(of.openStore()),
    catalog: () => catalog,
    plans: () => plans,
    catalogWithKeys: () => catalog,
    customerWebhooks: () => null,
    openUpstreams: () =>
      Promise.resolve({
        providers: createProviders({ http, sleep, newCallId: () => "call_1" }),
        close: () => http.close(),
      }),
    live: null,
    reload: () => ({ pid: 7, result: { needsRestart } }),
    randomBytes: (size) => of.randomBytes(size),
    shard: () => null,
    now: () => NOW,
    sleep,
  };
}

/**
 * The gateway's side of HTTP: finds the operation, runs it, returns the reply or the error body.
 */
function serve(context: AdminContext): SendAdminRequest {
  return async ({ method, url, body }) => {
    const { pathname, searchParams } = new URL(url);
    const words = pathname.replace("/admin/api/v1", "").split("/");
    const found = Object.entries(operations).find(
      ([, row]) => row.method === method.toLowerCase() && pathOf(row.path, words) !== null,
    );
    if (found === undefined) throw new Error(`nothing at ${method} ${url}`);
    const [id, { path }] = found;
    const raw = {
      path: pathOf(path, words) ?? {},
      query: Object.fromEntries(searchParams),
      body: body === null ? null : (JSON.parse(body) as unknown),
    };
    const actor = { name: "desk", role: "full" } as const;
    try {
      const reply = await runOperation(id as AdminOperationId, raw, { actor, context });
      return { status: 200, text: JSON.stringify(reply) };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return { status: 400, text: JSON.stringify(errorBody(error, "req_1")) };
    }
  };
}

/** Returns the parameters of a path by its template; null if the template does not match. */
function pathOf(template: string, words: readonly string[]): Record<string, string> | null {
  const parts = template.split("/");
  if (parts.length !== words.length) return null;
  const parameters: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const word = decodeURIComponent(words[at] ?? "");
    if (part.startsWith("{")) parameters[part.slice(1, -1)] = word;
    else if (part !== word) return null;
  }
  return parameters;
}

function callRemotely(): void {
  gateway.remoteCall = createRemoteCall({
    baseUrl: "http://gateway.test",
    headers: () => ({}),
    send: serve(contextOf(gateway)),
  });
}

const lines = [
  ...["accounts list", "accounts show ACC", "keys list", "keys list --account ACC"],
  ...["plans list", "models list", "upstreams list", "upstreams probe sandbox/plain --yes"],
  ...["usage --account ACC --by day", "ledger verify --full", "requests show req_0"],
  ...["accounts show acc_0", "accounts refund ACC 11", "accounts refund acc_0 1"],
  ...["accounts create --name A --plan gold", "keys create --account acc_0", "keys revoke key_0"],
  ...["keys list --account acc_0", "usage --account acc_0", "upstreams probe none/* --yes"],
];

test.each(lines)("%s prints the same output over HTTP and in this process", async (line) => {
  const words = line.replaceAll("ACC", account).split(" ");
  for (const args of [words, [...words, "--json"]]) {
    gateway.remoteCall = null;
    const here = await gateway.run(...args);
    callRemotely();
    expect(await gateway.run(...args)).toEqual(here);
  }
});

test.each([
  [[], ""],
  [["server.port", "alerts"], "; these need a restart: server.port, alerts"],
])("a reload prints the settings that require a restart: %j", async (settings, text) => {
  needsRestart = settings;
  callRemotely();
  const stdout = `process 7 has reloaded its configuration${text}\n`;
  expect(await gateway.run("reload")).toMatchObject({ exitCode: 0, stdout });
});
