import { Agent, request } from "undici";
import { formatAmount } from "../../src/core/money/amounts.ts";
import type { RequestRecord } from "../../src/core/ledger/request-record.ts";
import { seededRandom } from "../../contract-tests/harness/read-seed.ts";
import { paths } from "../../contract-tests/harness/requests.ts";
import { bodyOf } from "./client-body.ts";
import { planTrials, textOf, type Trial } from "./chaos-plan.ts";
import { composeGateway, DEMO_ACCOUNT, type ComposedGateway } from "../composed-gateway.ts";
import { endingOf, type SentRequest, type ClientReply, type Ending } from "./ending.ts";
import { expectationOf, play, type Expectation } from "./fault.ts";
import { startRawUpstream, type RawCall } from "./raw-upstream.ts";
import { REPLY_USAGE, type ReplyWish, wireKinds, type WireKind } from "./wire-reply.ts";

export interface ChaosOptions {
  readonly requests: number;
  readonly seed: number;
  readonly concurrency: number;
}

export interface ChaosReport {
  /** Number of requests by kind of fault and ending. */
  readonly endings: ReadonlyMap<string, ReadonlyMap<Ending, number>>;
  /** One sentence per request with a wrong ending, and per wrong entry. */
  readonly problems: readonly string[];
  readonly upstreamCalls: number;
}

/** Maximum number of upstream calls per request; the circuit opens at five failures. */
const CALLS_MAX = 2;
const FAILURES_MAX = 2;

/** Far above the duration of a correct response here, and far below any client's time-out. */
const timeouts = { connect_ms: 2_000, first_byte_ms: 3_000, idle_ms: 3_000, total_ms: 8_000 };

/** Runs requests against upstreams that fail in every way, and reads each response to its end. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const scripts = new Map<string, Script>();
  let upstreamCalls = 0;
  const upstream = await startRawUpstream((call) => {
    upstreamCalls += 1;
    answer(call, scripts);
  });
  const composed = await composeGateway({
    config: { models: modelsOf(upstream.origin, options.concurrency) },
  });
  const run = newRun({ composed, scripts });
  try {
    const random = seededRandom(options.seed);
    await perform(run, planTrials(options.requests, random), options.concurrency);
    const { endings, problems } = run;
    problems.push(...(await auditLedger(run)));
    return { endings, problems, upstreamCalls };
  } finally {
    await composed.close();
    await upstream.close();
  }
}

interface Script {
  readonly wish: ReplyWish;
  readonly trial: Trial;
  calls: number;
}

interface ChaosRun {
  readonly composed: ComposedGateway;
  /** The next behaviour of each upstream model. */
  readonly scripts: Map<string, Script>;
  readonly endings: Map<string, Map<Ending, number>>;
  readonly problems: string[];
  readonly ids: { readonly id: string; readonly status: number; readonly ending: Ending }[];
  /** Consecutive failures of each upstream model, as its circuit may have counted them. */
  readonly failures: Map<string, number>;
}

function newRun(parts: Pick<ChaosRun, "composed" | "scripts">): ChaosRun {
  return { ...parts, endings: new Map(), problems: [], ids: [], failures: new Map() };
}

function modelsOf(origin: string, concurrency: number): readonly object[] {
  return wireKinds.flatMap((kind) =>
    Array.from({ length: concurrency }, (_, worker) => ({
      id: modelId(kind, worker),
      context_length: 100_000,
      max_output_tokens: 1_000,
      capabilities: { tools: true, images: true, structured_output: "strict", reasoning: "none" },
      pricing: { prompt: "0.000001", completion: "0.000002" },
      upstreams: [{ kind, base_url: `${origin}/v1`, model: `chaos-${kind}-${worker}`, timeouts }],
    })),
  );
}

function modelId(wire: WireKind, worker: number): string {
  return `chaos/${wire}-${worker}`;
}

function answer(call: RawCall, scripts: ReadonlyMap<string, Script>): void {
  const script = scripts.get((call.body as { readonly model: string }).model);
  if (script === undefined) throw new Error("a call that no request asked for");
  const { attempts } = script.trial;
  const fault = attempts[Math.min(script.calls, attempts.length - 1)] ?? attempts[0];
  script.calls += 1;
  play(fault, script.wish, call.socket);
}

async function perform(
  run: ChaosRun,
  trials: readonly Trial[],
  concurrency: number,
): Promise<void> {
  const agent = new Agent({
    connections: concurrency,
    bodyTimeout: 60_000,
    headersTimeout: 60_000,
  });
  const waiting = trials.entries();
  const work = async (worker: number): Promise<void> => {
    for (const [number, trial] of waiting) {
      const failures = run.failures.get(modelId(trial.wire, worker)) ?? 0;
      if (failures > FAILURES_MAX) {
        await ask(run, agent, { worker, number, trial: { ...trial, ...wellBehaved } });
      }
      await ask(run, agent, { worker, number, trial });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => work(worker)));
  await agent.close();
}

const wellBehaved = {
  framing: "chunked",
  attempts: [{ kind: "pieces", random: () => 0.5 }],
} as const satisfies Partial<Trial>;

interface Turn {
  readonly worker: number;
  readonly number: number;
  readonly trial: Trial;
}

/** Sends one request, records its ending, and compares that with its upstream's behaviour. */
async function ask(
  { composed, scripts, endings, problems, ids, failures }: ChaosRun,
  agent: Agent,
  { worker, number, trial }: Turn,
): Promise<void> {
  const { protocol, wire, stream, framing } = trial;
  const text = textOf(number);
  const script: Script = { wish: { wire, stream, framing, text }, trial, calls: 0 };
  scripts.set(`chaos-${wire}-${worker}`, script);
  const model = modelId(wire, worker);
  const body = bodyOf({ protocol, stream, model, content: `Say ${text}`, bound: 100 });
  const asked: SentRequest = { protocol, stream, text, body };
  const name = nameOf(trial);
  try {
    const reply = await post(composed, agent, asked);
    const ending = endingOf(asked, reply);
    ids.push({ id: String(reply.headers["x-request-id"]), status: reply.status, ending });
    const before = failures.get(model) ?? 0;
    failures.set(model, ending === "correct reply" ? 0 : before + CALLS_MAX);
    const counts = endings.get(name) ?? new Map<Ending, number>();
    endings.set(name, counts.set(ending, (counts.get(ending) ?? 0) + 1));
    const expected = lastExpectation(script);
    if (expected !== "either" && (expected === "correct") !== (ending === "correct reply")) {
      problems.push(`${describe(trial)} must be ${expected}, and is ${ending}: ${reply.text}`);
    }
  } catch (error) {
    problems.push(`${describe(trial)}: ${String(error)}`);
  }
}

async function post(
  { root, key }: ComposedGateway,
  agent: Agent,
  asked: SentRequest,
): Promise<ClientReply> {
  const reply = await request(root + paths[asked.protocol], {
    dispatcher: agent,
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(asked.body),
  });
  const { statusCode: status, headers } = reply;
  return { status, headers, text: await reply.body.text() };
}

/** Returns the expectation of the gateway's last attempt. */
function lastExpectation({ trial, wish, calls }: Script): Expectation {
  const { attempts } = trial;
  const fault = attempts[Math.min(Math.max(calls, 1), attempts.length) - 1] ?? attempts[0];
  return expectationOf(fault, wish);
}

function nameOf({ attempts: [fault, ...more] }: Trial): string {
  const kind = fault.kind === "cut" ? `cut, then ${fault.after}` : fault.kind;
  return more.length === 0 ? kind : `${kind}, then well`;
}

function describe({ protocol, wire, stream, framing, attempts }: Trial): string {
  const lane = `${protocol} over ${wire}, ${stream ? "streamed" : "whole"}, ${framing}`;
  return `${lane}, ${JSON.stringify(attempts)}`;
}

/** Compares the ledger's records with the clients' results. */
async function auditLedger({ composed, ids }: ChaosRun): Promise<readonly string[]> {
  const { store } = composed;
  const problems: string[] = [];
  for (const { id, status, ending } of ids) {
    const record = await store.showRequest(id);
    const wrong = record === null ? "no entry" : wrongEntry(record, status, ending);
    if (wrong !== null) problems.push(`${id}, ${ending}: ${wrong}: ${JSON.stringify(record)}`);
  }
  const report = await store.verify();
  problems.push(...report.problems);
  const account = await store.showAccount(DEMO_ACCOUNT);
  if (account === null) problems.push("the account is gone");
  else if (account.held !== 0) problems.push(`still held: ${formatAmount(account.held)}`);
  const rows = await store.usage({ accountId: DEMO_ACCOUNT, by: "key" });
  const entries = rows.reduce((sum, row) => sum + row.requests, 0);
  if (entries !== ids.length) problems.push(`${entries} entries for ${ids.length} requests`);
  return problems;
}

function wrongEntry(record: RequestRecord, status: number, ending: Ending): string | null {
  if (record.status !== status) return "another status";
  const charge = record.charge ?? -1;
  const { input, output } = REPLY_USAGE;
  switch (ending) {
    case "typed error":
      return charge === 0 && record.outcome === "failed" ? null : "an error is free";
    case "correct reply":
      if (record.outcome !== "finished" || record.estimated) return "finished as reported";
      return charge === input * 1_000 + output * 2_000 ? null : "another charge";
    case "in-stream error":
      if (record.outcome !== "broken" || !record.estimated) return "a cut reply is estimated";
      return charge > 0 && charge <= record.hold ? null : "charged within its hold";
  }
}
