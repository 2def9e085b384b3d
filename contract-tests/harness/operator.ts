import { spawn } from "node:child_process";
import { join } from "node:path";
import { bareEnvironment } from "./start-server.ts";

const CLI = join(import.meta.dirname, "../../src/operator/cli/main.ts");

export interface CommandOutcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The ledger that a command works on. */
export interface OperatorStore {
  readonly dataDir: string;
  /** Further variables, such as `DATABASE_URL` if the ledger is not embedded. */
  readonly env?: Readonly<Record<string, string>>;
  /** Address of its running gateway; needs `adminToken`, a token of the admin API. */
  readonly root?: string;
  readonly adminToken?: string;
  /** Path of the command's program; that of this release if absent. */
  readonly cli?: string;
}

/**
 * Runs one of the operator's commands on a store, with or without a running gateway. If `killing`
 * is aborted, the command is killed and the promise rejects.
 */
export function runOperator(
  store: OperatorStore,
  parameters: readonly string[],
  killing?: AbortSignal,
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [store.cli ?? CLI, ...parameters], {
    cwd: store.dataDir,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...bareEnvironment(), DATA_DIR: store.dataDir, ...store.env },
    killSignal: "SIGKILL",
    ...(killing !== undefined && { signal: killing }),
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

/** Runs a command with `--json`, which must succeed, and parses its output. */
export async function askOperator<T>(
  store: OperatorStore,
  parameters: readonly string[],
): Promise<T> {
  const { code, stdout, stderr } = await runOperator(store, [...parameters, "--json"]);
  if (code !== 0) throw new Error(`${parameters.join(" ")} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

export interface Customer {
  readonly accountId: string;
  readonly keyId: string;
  readonly key: string;
}

interface WantedCustomer {
  readonly plan?: string;
  /** In dollars. */
  readonly balance?: string;
  /** End of the key's validity; RFC 3339. */
  readonly expiresAt?: string;
  /** Options of the command `keys create`; with options, commands are used instead of the API. */
  readonly keyOptions?: readonly string[];
}

/**
 * Creates an account with one key. Uses the admin API if it is available: a command is a
 * separate process and takes a hundred times as long.
 */
export async function createCustomer(
  store: OperatorStore,
  { plan = "demo", balance = "10.00", expiresAt, keyOptions = [] }: WantedCustomer = {},
): Promise<Customer> {
  if (isOpen(store) && keyOptions.length === 0) {
    const wanted = { name: "Customer", plan, balance };
    const account = await post<{ id: string }>(store, "/accounts", wanted);
    const { id, key } = await post<Record<"id" | "key", string>>(store, "/keys", {
      account: account.id,
      ...(expiresAt !== undefined && { expires_at: expiresAt }),
    });
    return { accountId: account.id, keyId: id, key };
  }
  const create = ["--name", "Customer", "--plan", plan, "--balance", balance];
  const account = await askOperator<{ id: string }>(store, ["accounts", "create", ...create]);
  const key = await askOperator<{ id: string; key: string }>(store, [
    ...["keys", "create", "--account", account.id],
    ...(expiresAt === undefined ? [] : ["--expires", expiresAt]),
    ...keyOptions,
  ]);
  return { accountId: account.id, keyId: key.id, key: key.key };
}

/** Revokes a key, over the admin API if it is available. */
export async function revokeKey(store: OperatorStore, keyId: string): Promise<void> {
  if (isOpen(store)) await post(store, `/keys/${keyId}/revoke`, {});
  else await runOperator(store, ["keys", "revoke", keyId]);
}

interface OpenStore extends OperatorStore {
  readonly root: string;
  readonly adminToken: string;
}

function isOpen(store: OperatorStore): store is OpenStore {
  return store.root !== undefined && (store.adminToken ?? "") !== "";
}

async function post<T>({ root, adminToken }: OpenStore, path: string, body: object): Promise<T> {
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const reply = await fetch(`${root}/admin/api/v1${path}`, init);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${text}`);
  return JSON.parse(text) as T;
}
