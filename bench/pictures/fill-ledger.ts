import { nanoUsd } from "../../src/core/money/amounts.ts";
import { upstreamId } from "../../src/upstreams/catalog/model.ts";
import type { Store } from "../../src/core/ledger/store.ts";
import { addOwner, holdOf, settlementOf, type Owner } from "../ledger-load/requests.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS = 30;
/** Minutes between two points in time of which the ledger has requests. */
const STEP = 4;

interface SoldModel {
  readonly id: string;
  readonly kind: "anthropic" | "openai";
  readonly base: string;
  /** Nano-dollars per token. */
  readonly prompt: number;
  readonly completion: number;
  /** Price as a multiple of the cost; below 1 it is sold at a loss. */
  readonly factor: number;
  /** Its share of the requests. */
  readonly share: number;
}

const models: readonly SoldModel[] = [
  {
    id: "openai/gpt-5-mini",
    kind: "openai",
    base: "https://api.openai.com/v1",
    prompt: 250,
    completion: 2_000,
    factor: 1.25,
    share: 0.45,
  },
  {
    id: "anthropic/claude-sonnet-4-5",
    kind: "anthropic",
    base: "https://api.anthropic.com",
    prompt: 3_000,
    completion: 15_000,
    factor: 1.2,
    share: 0.3,
  },
  {
    id: "mistral/mistral-small-latest",
    kind: "openai",
    base: "https://api.mistral.ai/v1",
    prompt: 100,
    completion: 300,
    factor: 1.4,
    share: 0.18,
  },
  {
    id: "local/llama",
    kind: "openai",
    base: "http://127.0.0.1:9000/v1",
    prompt: 900,
    completion: 900,
    factor: 0.85,
    share: 0.07,
  },
];

/** Returns the upstream's name of a model. */
function modelName(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}

interface Customer extends Owner {
  readonly name: string;
  readonly planId: string;
  /** Its share of the requests. */
  readonly share: number;
}

const customers: readonly Customer[] = [
  { accountId: "acc_acme", keyId: "key_acme", name: "Acme", planId: "team", share: 0.5 },
  { accountId: "acc_globex", keyId: "key_globex", name: "Globex", planId: "team", share: 0.3 },
  {
    accountId: "acc_initech",
    keyId: "key_initech",
    name: "Initech",
    planId: "starter",
    share: 0.2,
  },
];

/** Dollars per token. */
const price = (nanoUsdPerToken: number): string => (nanoUsdPerToken / 1e9).toFixed(9);

/** The configuration that sells these models; no upstream is called. */
export const picturesConfig = JSON.stringify({
  plans: [
    { id: "starter", name: "Starter", models: ["mistral/*", "local/*"], margin: "1.4" },
    { id: "team", name: "Team", models: ["*"], margin: "1.25", requests_per_minute: 600 },
  ],
  models: models.map(({ id, kind, base, prompt, completion }) => ({
    id,
    context_length: 200_000,
    max_output_tokens: 32_000,
    pricing: { prompt: price(prompt), completion: price(completion) },
    upstreams: [{ kind, base_url: base, model: modelName(id), api_key_env: "PICTURE_KEY" }],
  })),
});

/** Fills an embedded ledger with 30 days of requests by three customers to four models. */
export async function fillLedger(store: Store, nowMs: number): Promise<void> {
  const begun = nowMs - DAYS * DAY_MS;
  for (const { name, planId, ...owner } of customers) {
    await addOwner(store, { ...owner, hash: `hash ${owner.keyId}`, atMs: begun });
    await store.updateAccount({ id: owner.accountId, name, planId, atMs: begun });
  }
  for (let atMs = begun; atMs < nowMs; atMs += STEP * MINUTE_MS) {
    const count = requestsAt(atMs, begun);
    for (let each = 0; each < count; each += 1) await addRequest(store, atMs + each * 7_000, each);
  }
}

/** Returns a number from 0 to 1 that looks random and is the same in every run. */
const noise = (at: number): number => Math.abs(Math.sin(at * 12.9898) * 43_758.5453) % 1;

/** Returns how many requests end in a step: most at noon, few at night, more each week. */
function requestsAt(atMs: number, begun: number): number {
  const hour = (atMs / (60 * MINUTE_MS)) % 24;
  const growth = 1 + (atMs - begun) / (DAYS * DAY_MS);
  const byHour = 2 + 2 * Math.sin(((hour - 8) * Math.PI) / 12);
  return Math.round(growth * byHour + 2 * noise(atMs / MINUTE_MS));
}

/** Returns the part in which a number from 0 to 1 falls. */
function drawn<Part extends { readonly share: number }>(parts: readonly Part[], at: number): Part {
  let left = at;
  for (const part of parts) {
    left -= part.share;
    if (left <= 0) return part;
  }
  throw new Error("the shares add up to less than 1");
}

async function addRequest(store: Store, atMs: number, each: number): Promise<void> {
  const at = atMs / 1_000 + each;
  const model = drawn(models, noise(at) * 0.999);
  const customer = drawn(customers, noise(at + 5) * 0.999);
  const requestId = `req_${atMs.toString(36)}${each}`;
  const usage = {
    promptTokens: Math.round(2_000 + 30_000 * noise(at + 1)),
    completionTokens: Math.round(100 + 1_400 * noise(at + 2)),
    cachedTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
  };
  const tookMs = Math.round(900 + 6_000 * noise(at + 3));
  const isFailed = noise(at + 4) < 0.015;
  const cost = Math.round(
    usage.promptTokens * model.prompt + usage.completionTokens * model.completion,
  );
  await store.placeHold({
    ...holdOf(requestId, customer, atMs),
    model: model.id,
    amount: nanoUsd(2 * cost + 1_000_000),
  });
  const upstream = upstreamId(model.kind, model.base, modelName(model.id));
  const attempt = { upstream, kind: model.kind, model: modelName(model.id), ms: tookMs };
  const settled = {
    ...settlementOf(requestId, atMs + tookMs),
    upstream,
    usage,
  };
  await store.settle(
    isFailed
      ? {
          ...settled,
          charge: nanoUsd(0),
          cost: nanoUsd(0),
          status: 502,
          outcome: "failed",
          upstreams: [{ ...attempt, status: 503, failure: "upstream_error" }],
        }
      : {
          ...settled,
          charge: nanoUsd(Math.round(cost * model.factor)),
          cost: nanoUsd(cost),
          upstreams: [{ ...attempt, status: 200 }],
        },
  );
}
