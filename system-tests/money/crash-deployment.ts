import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import type { TestServer } from "../../contract-tests/harness/start-server.ts";
import { startCountingUpstream, UPSTREAM_USAGE } from "./counting-upstream.ts";
import { startDeployment } from "./deployment.ts";
import { addCustomer, openLedger } from "./open-ledger.ts";
import { GUARD_MS, later } from "../../contract-tests/harness/real-clock.ts";
import { pacedBy } from "./paces.ts";

/** Nano-dollars per token. */
const PRICE = { prompt: 1_000, completion: 2_000 } as const;
/** The customer's price of a non-streaming response. */
export const REPLY_PRICE =
  UPSTREAM_USAGE.prompt_tokens * PRICE.prompt + UPSTREAM_USAGE.completion_tokens * PRICE.completion;
/** The plan's margin; the catalog's price is the customer's price divided by it. */
const MARGIN = "1.25";
/** Our cost of the response. */
export const REPLY_COST = (REPLY_PRICE * 4) / 5;

const MAX_TOKENS = 50;
/** The upstream's output has 23 characters; no estimate counts more tokens. */
const PRODUCED_TOKENS_MAX = 10;
/** At least this part of every hold is for output that the upstream never produces. */
export const UNPRODUCED = (MAX_TOKENS - PRODUCED_TOKENS_MAX) * PRICE.completion;

/** A request without `stream`. */
export const REQUEST = {
  model: "test/paid",
  max_tokens: MAX_TOKENS,
  messages: [{ role: "user", content: "Count to five." }],
} as const;

/** Mean time between two pieces of a response: most kills occur in the middle of one. */
export const PIECE_MS = 15;
const POOR_CUSTOMERS = 12;
const POOR_BALANCE = 40 * REPLY_PRICE;
const RICH_BALANCE = 1_000_000_000_000;

/** An empty ledger with its upstream, on which gateways can be started. */
export interface CrashDeployment {
  readonly store: OperatorStore;
  readonly databaseUrl: string | null;
  readonly upstreamCalls: readonly string[];
  readonly richKey: string;
  readonly poorKeys: readonly string[];
  readonly start: () => Promise<TestServer>;
  readonly close: () => Promise<void>;
}

/** `entry`, if given, is run instead of `src/main.ts`. */
export async function openCrashDeployment(options: {
  readonly store: "sqlite" | "postgres";
  readonly entry?: string;
}): Promise<CrashDeployment> {
  const upstream = await startCountingUpstream(pacedBy(PIECE_MS * 2));
  const compiled = await mkdtemp(join(tmpdir(), "gateway-compiled-"));
  const kind = options.store === "postgres" ? "postgres" : "embedded";
  const deployment = await startDeployment(kind, crashConfig(upstream.origin), {
    env: { LOG_LEVEL: "error", NODE_COMPILE_CACHE: compiled },
    ...(options.entry !== undefined && { entry: options.entry }),
  });
  const close = async (): Promise<void> => {
    await deployment.stop();
    await upstream.close();
    await rm(compiled, { recursive: true, force: true });
  };
  const { store, postgres, start, gateways } = deployment;
  try {
    await endInOrder(gateways[0]);
    const [richKey = "", ...poorKeys] = await createCustomers(store);
    const databaseUrl = postgres?.url ?? null;
    return { store, databaseUrl, upstreamCalls: upstream.calls, richKey, poorKeys, start, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the text of a gateway.yaml with the model of `REQUEST`. */
export function crashConfig(origin: string): string {
  return JSON.stringify({
    plans: [{ id: "demo", models: ["*"], margin: { [REQUEST.model]: MARGIN } }],
    models: [
      {
        id: REQUEST.model,
        context_length: 4_096,
        max_output_tokens: 2_048,
        pricing: { prompt: "0.0000008", completion: "0.0000016" },
        upstreams: [{ kind: "openai", base_url: `${origin}/v1`, model: "paid" }],
      },
    ],
  });
}

/** An orderly exit stores the compiled code, which makes later starts fast. */
async function endInOrder(gateway: TestServer): Promise<void> {
  const spare = later(GUARD_MS, () => gateway.signal("SIGKILL"));
  gateway.signal("SIGTERM");
  await gateway.exited;
  spare();
}

/**
 * Returns the keys of one account with sufficient money, and of many without: every other one lacks
 * budget instead of balance.
 */
async function createCustomers(at: OperatorStore): Promise<readonly string[]> {
  const ledger = await openLedger(at);
  try {
    const rich = { planId: "demo", balance: RICH_BALANCE };
    const poor = Array.from({ length: POOR_CUSTOMERS }, (_, at) =>
      at % 2 === 0 ? { ...rich, balance: POOR_BALANCE } : { ...rich, budget: POOR_BALANCE },
    );
    const made = [rich, ...poor].map((wanted) => addCustomer(ledger, wanted));
    return (await Promise.all(made)).map(({ key }) => key);
  } finally {
    await ledger.close();
  }
}
