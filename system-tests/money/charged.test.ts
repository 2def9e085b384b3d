import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import type { Customer } from "../../contract-tests/harness/operator.ts";
import { OFFLOADED_CHARACTERS } from "../../contract-tests/harness/requests.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { addCustomer, openLedger } from "./open-ledger.ts";
import { type EndsUpstream, startEndsUpstream, type UpstreamEnd } from "./ends-upstream.ts";

const PATH = "/v1/chat/completions";

const ends = ["finishes", "refuses", "breaks", "omits-usage", "reasons-and-breaks"] as const;
/** Their upstream does not end, so that the client leaves. */
const leaving = ["never-answers", "stays"] as const;

const configOf = (origin: string): string =>
  JSON.stringify({
    plans: [{ id: "open", name: "Open", models: ["*"] }],
    models: [...ends, ...leaving].map((end) => ({
      id: `chat/${end}`,
      context_length: 2_000_000,
      max_output_tokens: 2_048,
      pricing: { prompt: "0.000001", completion: "0.000002" },
      upstreams: [{ kind: "openai", base_url: `${origin}${PATH}`, model: end }],
    })),
  });

let upstream: EndsUpstream;
let gateway: TestServer;
let customer: Customer;
beforeAll(async () => {
  upstream = await startEndsUpstream();
  gateway = await startServer({ config: configOf(upstream.origin) });
  const ledger = await openLedger({ dataDir: gateway.dataDir });
  customer = await addCustomer(ledger, { balance: 1_000_000_000_000 });
  await ledger.close();
});
afterAll(async () => {
  await gateway?.stop();
  await upstream?.close();
});

interface Case {
  readonly end: UpstreamEnd;
  readonly stream: boolean;
  readonly isLarge: boolean;
  readonly isKeyed: boolean;
}

function cases(of: readonly UpstreamEnd[], keyed: readonly boolean[]): Case[] {
  const flags = [false, true];
  return of.flatMap((end) =>
    flags.flatMap((stream) =>
      flags.flatMap((isLarge) => keyed.map((isKeyed) => ({ end, stream, isLarge, isKeyed }))),
    ),
  );
}

function send({ end, stream, isLarge, isKeyed }: Case, signal?: AbortSignal) {
  const content = isLarge ? "a ".repeat(OFFLOADED_CHARACTERS / 2) : "Count to three, please.";
  const messages = [{ role: "user", content }];
  return call(gateway, PATH, {
    key: customer.key,
    body: { model: `chat/${end}`, max_tokens: 50, stream, messages },
    headers: isKeyed ? { "idempotency-key": randomUUID() } : {},
    ...(signal && { signal }),
  });
}

/** Sends a request and leaves once its upstream was called. */
async function leave(one: Case): Promise<void> {
  const before = upstream.calls(one.end).length;
  const client = new AbortController();
  const sent = send(one, client.signal).catch(() => undefined);
  await expect.poll(() => upstream.calls(one.end).length).toBe(before + 1);
  client.abort();
  await sent;
}

interface Charged {
  readonly id: string;
  readonly charge: string;
}

/** Returns every charge of the ledger in nano-dollars, by request. */
async function ledgerCharges(): Promise<ReadonlyMap<string, number>> {
  const { adminToken: key } = gateway;
  const path = `/admin/api/v1/requests?limit=1000&account=${customer.accountId}`;
  const { json } = await call(gateway, path, { key });
  const { data } = json as { readonly data: readonly Charged[] };
  return new Map(data.map(({ id, charge }) => [id, Math.round(Number(charge) * 1e9)]));
}

/** Returns the charges of the log in nano-dollars, by request. */
function loggedCharges(): ReadonlyMap<string, number> {
  const lines = gateway
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const records = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  return new Map(
    records.flatMap(({ request_id: id, charge_nano_usd: charge }) =>
      typeof charge === "number" ? [[String(id), charge] as const] : [],
    ),
  );
}

/** Returns the charged total of the metrics in nano-dollars. */
async function measuredCharges(): Promise<number> {
  const { text } = await call(gateway, "/metrics");
  const values = text.matchAll(/^gateway_charged_usd_total\{[^}]*\} (\S+)$/gm);
  return [...values].reduce((sum, [, value]) => sum + Math.round(Number(value) * 1e9), 0);
}

test("every charge of the ledger is in the log and in the metrics", async () => {
  const all = [...cases(ends, [false, true]), ...cases(leaving, [false])];
  for (const one of all) await (leaving.some((end) => end === one.end) ? leave(one) : send(one));
  await expect.poll(async () => (await ledgerCharges()).size).toBe(all.length);
  const charges = await ledgerCharges();
  await expect.poll(() => Object.fromEntries(loggedCharges())).toEqual(Object.fromEntries(charges));
  const total = [...charges.values()].reduce((sum, charge) => sum + charge, 0);
  expect(await measuredCharges()).toBe(total);
  expect(total).toBeGreaterThan(0);
});
