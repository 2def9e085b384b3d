import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { hashKey, newKey } from "../../src/auth/key-format.ts";
import { newId } from "../../src/auth/new-id.ts";
import { nanoUsd } from "../../src/money/amounts.ts";
import type { Store } from "../../src/ledger/store.ts";
import { openOperatorStore } from "../../src/storage/open-store.ts";
import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import { startPostgres } from "../../contract-tests/harness/postgres.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { startCountingUpstream, UPSTREAM_USAGE } from "./counting-upstream.ts";

/** Nano-dollars a token. */
const PRICE = { prompt: 1_000, completion: 2_000 } as const;
/** What a whole reply costs. */
export const REPLY_PRICE =
  UPSTREAM_USAGE.prompt_tokens * PRICE.prompt + UPSTREAM_USAGE.completion_tokens * PRICE.completion;

const MAX_TOKENS = 50;
/** The upstream's words have 23 characters, which no estimate takes for more tokens than this. */
const PRODUCED_TOKENS_MAX = 10;
/** Of every hold, at least so much is for output that the upstream never produces. */
export const UNPRODUCED = (MAX_TOKENS - PRODUCED_TOKENS_MAX) * PRICE.completion;

/** A request without `stream`. */
export const REQUEST = {
  model: "test/paid",
  max_tokens: MAX_TOKENS,
  messages: [{ role: "user", content: "Count to five." }],
} as const;

/** Mean time between two pieces of a reply: most kills come in the middle of some. */
const PIECE_MS = 15;
const POOR_PURSES = 12;
const POOR_BALANCE = nanoUsd(40 * REPLY_PRICE);
const RICH_BALANCE = nanoUsd(1_000_000_000_000);
const STOP_MS = 30_000;

/** Empty books, their upstream, and a way to start gateways on them. */
export interface CrashSite {
  readonly operator: OperatorStore;
  readonly databaseUrl: string | null;
  readonly upstreamCalls: readonly string[];
  readonly richKey: string;
  readonly poorKeys: readonly string[];
  readonly start: () => Promise<TestServer>;
  /** Opens the books for reading, as a process of their own. */
  readonly openBooks: () => Promise<Store>;
  readonly close: () => Promise<void>;
}

/** `entry` is run in place of `src/main.ts` where it is given. */
export async function openCrashSite(options: {
  readonly store: "sqlite" | "postgres";
  readonly entry?: string;
}): Promise<CrashSite> {
  const { entry } = options;
  const upstream = await startCountingUpstream(() => delay(PIECE_MS * 2 * Math.random()));
  const postgres = options.store === "postgres" ? await startPostgres() : null;
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-crash-"));
  const databaseUrl = postgres?.url ?? null;
  const env = {
    LOG_LEVEL: "error",
    NODE_COMPILE_CACHE: join(dataDir, "compiled"),
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const config = configOf(upstream.origin);
  const start = () => startServer({ config, dataDir, env, ...(entry !== undefined && { entry }) });
  const openBooks = () => openOperatorStore({ dataDir, databaseUrl, now: Date.now });
  const close = async (): Promise<void> => {
    await postgres?.stop();
    await upstream.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await startAndEnd(start);
    const [richKey = "", ...poorKeys] = await fillPurses(openBooks);
    const operator = { dataDir, env };
    const site = { operator, databaseUrl, upstreamCalls: upstream.calls, richKey, poorKeys };
    return { ...site, start, openBooks, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function configOf(origin: string): string {
  return JSON.stringify({
    models: [
      {
        id: REQUEST.model,
        context_length: 4_096,
        max_output_tokens: 2_048,
        pricing: { prompt: "0.000001", completion: "0.000002" },
        upstreams: [{ kind: "openai", base_url: `${origin}/v1`, model: "paid" }],
      },
    ],
  });
}

/** Makes the books; an end in order also keeps the compiled code, which makes later starts fast. */
async function startAndEnd(start: () => Promise<TestServer>): Promise<void> {
  const gateway = await start();
  const force = setTimeout(() => gateway.signal("SIGKILL"), STOP_MS);
  gateway.signal("SIGTERM");
  await gateway.exited;
  clearTimeout(force);
}

/** Gives the keys of one account that can pay for everything, and of many that cannot. */
async function fillPurses(openBooks: () => Promise<Store>): Promise<readonly string[]> {
  const store = await openBooks();
  try {
    const balances = [RICH_BALANCE, ...Array.from({ length: POOR_PURSES }, () => POOR_BALANCE)];
    return await Promise.all(balances.map((balance) => createPurse(store, balance)));
  } finally {
    await store.close();
  }
}

async function createPurse(store: Store, balance: typeof RICH_BALANCE): Promise<string> {
  const id = newId("acc", randomBytes);
  const key = newKey(randomBytes);
  const atMs = Date.now();
  await store.createAccount({ id, name: "Customer", planId: "demo", balance, atMs });
  await store.createKey({
    id: newId("key", randomBytes),
    accountId: id,
    hash: hashKey(key),
    label: null,
    models: null,
    spendingLimit: null,
    expiresAtMs: null,
    atMs,
  });
  return key;
}
