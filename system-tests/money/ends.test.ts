import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RequestRecord } from "../../src/core/ledger/request-record.ts";
import { call } from "../../contract-tests/harness/call.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { addCustomer, openLedger } from "./open-ledger.ts";
import {
  startEndsUpstream,
  upstreamEnds,
  type EndsUpstream,
  type UpstreamEnd,
} from "./ends-upstream.ts";

/** Nano-dollars per token. */
const PRICE = { prompt: 1_000, completion: 2_000 } as const;
/**
 * Timeouts of the gateway for a silent upstream: for a stream, and for a non-streaming response.
 */
const SILENT_TIMEOUTS = { first_byte_ms: 500, total_ms: 1_500 };

const paths = ["/v1/chat/completions", "/v1/messages"] as const;

/** Returns a model per protocol, since each model has its own upstream and circuit breaker. */
const modelOf = (path: string, end: UpstreamEnd): string =>
  `${path === paths[0] ? "chat" : "messages"}/${end}`;

function configOf(origin: string): string {
  const sectionOf = (path: string, end: UpstreamEnd): object => ({
    id: modelOf(path, end),
    context_length: 4_096,
    max_output_tokens: 2_048,
    capabilities: { reasoning: "optional" },
    pricing: { prompt: "0.000001", completion: "0.000002" },
    upstreams: [
      {
        kind: "openai",
        base_url: `${origin}${path}`,
        model: end,
        timeouts: end === "silent" ? SILENT_TIMEOUTS : {},
      },
    ],
  });
  const models = paths.flatMap((path) => upstreamEnds.map((end) => sectionOf(path, end)));
  const plans = [{ id: "open", name: "Open", models: ["*"] }];
  return JSON.stringify({ plans, models });
}

let upstream: EndsUpstream;
let dataDir: string;
let gateway: TestServer;
let key: string;
const start = (): Promise<TestServer> =>
  startServer({ dataDir, config: configOf(upstream.origin) });
beforeAll(async () => {
  upstream = await startEndsUpstream();
  dataDir = await mkdtemp(join(tmpdir(), "gateway-ends-"));
  gateway = await start();
  const ledger = await openLedger({ dataDir });
  ({ key } = await addCustomer(ledger));
  await ledger.close();
});
afterAll(async () => {
  await gateway?.stop();
  await upstream?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Waits for the record of the settled request; bounded. */
async function recordOf(id: string): Promise<RequestRecord> {
  const ledger = await openLedger({ dataDir });
  try {
    const read = () => ledger.showRequest(id);
    await expect.poll(async () => (await read())?.charge ?? null).not.toBeNull();
    const record = await read();
    if (record === null) throw new Error("the request is gone");
    return record;
  } finally {
    await ledger.close();
  }
}

function bodyOf(path: string, end: UpstreamEnd, stream: boolean): object {
  const messages = [{ role: "user", content: "Count to three, please." }];
  return { model: modelOf(path, end), max_tokens: 50, stream, messages };
}

/**
 * The charge that money rule 5 requires for an ending. Tokens: exact if the upstream reported them.
 */
interface Price {
  readonly outcome: string;
  readonly status: number;
  /** `some`: estimated, above zero and within the hold. */
  readonly tokens: readonly [input: number, output: number] | "none" | "some";
}

const refused = (status: number): Price => ({ outcome: "failed", status, tokens: "none" });
const finished = (tokens: Price["tokens"]): Price => ({ outcome: "finished", status: 200, tokens });
const broken: Price = { outcome: "broken", status: 200, tokens: "some" };

type Row = readonly [end: UpstreamEnd, whole: Price, streamed: Price];

const rows: readonly Row[] = [
  ["finishes", finished([7, 5]), finished([7, 5])],
  ["refuses", refused(502), refused(502)],
  ["rejects", refused(400), refused(400)],
  ["silent", refused(504), refused(504)],
  ["breaks", refused(502), broken],
  ["omits-usage", finished("some"), finished("some")],
  ["reports-negative-usage", finished("some"), finished("some")],
  ["reports-absurd-usage", finished("some"), finished("some")],
  ["reasons", finished([7, 25]), finished([7, 25])],
  ["reasons-and-breaks", refused(502), broken],
];

function check(record: RequestRecord, { outcome, status, tokens }: Price): void {
  expect(record).toMatchObject({ outcome, status, estimated: tokens === "some" });
  const charge = record.charge ?? Number.NaN;
  if (tokens === "none") expect(charge).toBe(0);
  else if (tokens === "some") {
    expect(charge).toBeGreaterThan(PRICE.prompt);
    expect(charge).toBeLessThanOrEqual(record.hold);
  } else expect(charge).toBe(tokens[0] * PRICE.prompt + tokens[1] * PRICE.completion);
}

describe.each(paths)("%s", (path) => {
  test.each(rows)(
    "is charged according to its upstream's ending: %s",
    async (end, whole, streamed) => {
      for (const [stream, price] of [
        [false, whole],
        [true, streamed],
      ] as const) {
        const reply = await call(gateway, path, { key, body: bodyOf(path, end, stream) });
        expect(reply.status).toBe(price.status);
        const record = await recordOf(reply.headers.get("x-request-id") ?? "");
        check(record, price);
        expect(record).toMatchObject({ stream, protocol: path === paths[0] ? "chat" : "messages" });
        // Hidden reasoning is billed, and not shown.
        expect(reply.text).not.toContain("thought");
      }
    },
  );
});

interface Begun {
  readonly id: string;
  readonly leave: () => void;
}

/** Sends a request that is not read to its end; resolves when its upstream has been called. */
async function begin(path: string, end: UpstreamEnd, stream: boolean): Promise<Begun> {
  const before = upstream.calls(end).length;
  const client = new AbortController();
  const response = fetch(`${gateway.root}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(bodyOf(path, end, stream)),
    signal: client.signal,
  });
  // It ends when its client disconnects or its gateway dies.
  response.catch(() => undefined);
  await expect.poll(() => upstream.calls(end).length).toBe(before + 1);
  if (stream && end.endsWith("stays")) await readUntil(await response, "three");
  return { id: upstream.calls(end).at(-1) ?? "", leave: () => client.abort() };
}

async function readUntil(response: Response, word: string): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; !text.includes(word);) {
    const next = await reader?.read();
    if (next?.done !== false) throw new Error(`the stream ended with ${text}`);
    text += next.value;
  }
}

const gone: Price = { outcome: "client-gone", status: 200, tokens: "some" };

describe.each(paths)("%s, the client disconnects", (path) => {
  test.each<[UpstreamEnd, boolean]>([
    ["never-answers", false],
    ["never-answers", true],
    ["stays", false],
    ["stays", true],
    ["reports-and-stays", true],
  ])("while its upstream %s (stream: %s)", async (end, stream) => {
    const { id, leave } = await begin(path, end, stream);
    leave();
    const record = await recordOf(id);
    check(record, gone);
    if (end === "reports-and-stays") {
      expect(record.usage?.promptTokens).toBe(7);
      expect(record.usage?.completionTokens).toBeGreaterThanOrEqual(5);
    }
  });
});

test("a killed gateway: free before the upstream's first byte, the known output after it", async () => {
  const asked: { readonly id: string; readonly end: UpstreamEnd }[] = [];
  for (const path of paths) {
    for (const end of ["never-answers", "stays"] as const) {
      for (const stream of [false, true]) asked.push({ end, ...(await begin(path, end, stream)) });
    }
  }
  // The marks are in the ledger once a later request is.
  const later = await call(gateway, paths[0], { key, body: bodyOf(paths[0], "finishes", false) });
  expect(later.status).toBe(200);
  gateway.signal("SIGKILL");
  await gateway.exited;
  gateway = await start();
  for (const { id, end } of asked) {
    const tokens = end === "never-answers" ? "none" : "some";
    check(await recordOf(id), { outcome: "killed", status: 0, tokens });
  }
  const ledger = await openLedger({ dataDir });
  expect(await ledger.verify()).toMatchObject({ ok: true, problems: [] });
  await ledger.close();
});
