import { stoppingError } from "../../../src/http/listener/app.ts";
import { LeavingClient, type ClientResponse } from "./fault-client.ts";
import { judgeFault, type Evidence } from "./fault-judgement.ts";
import { FaultPoints, type Fault, type FaultKind } from "./fault-points.ts";
import { MODEL_ID, ONE_AT_ONCE, type FaultGateway } from "./fault-gateway.ts";
import { faultyParts } from "./faulty-parts.ts";
import type { Observations } from "./observations.ts";
import { scriptedProvider } from "./scripted-provider.ts";
import { GUARD_MS, wallClockMs } from "../../../contract-tests/harness/real-clock.ts";
import { bodyAt, paths, type ProtocolName } from "../../../contract-tests/harness/requests.ts";

/** Waits for one turn of the event loop. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** One way to send the request. */
export interface Manner {
  readonly protocol: ProtocolName;
  readonly stream: boolean;
  readonly hasKey: boolean;
  readonly reportsUsage: boolean;
}

export interface FaultReport {
  /** Calls made by a request without faults. */
  readonly points: readonly string[];
  /** Faults that took effect. */
  readonly struck: number;
  /** Each violated guarantee, with the fault and its call. */
  readonly broken: readonly string[];
}

const DEADLINE_MS = 60_000;
/** The deadline of a request with a silent upstream. */
const SHORT_DEADLINE_MS = 40;

/** Runs once without faults, then once per call and per possible fault of the call. */
export async function runFaults(gateway: FaultGateway, manner: Manner): Promise<FaultReport> {
  const clean = { fault: null, manner, fullCharge: null };
  const dry = await runOnce(gateway, clean);
  const fullCharge = dry.evidence.record?.charge ?? 0;
  const broken = [...dry.broken];
  let struck = 0;
  for (const [at, { name, kinds }] of dry.calls.entries()) {
    for (const kind of kinds) {
      const fault = { at, kind };
      const run = await runOnce(gateway, { ...clean, fault, fullCharge });
      if (run.calls.length > at) struck += 1;
      for (const promise of run.broken) broken.push(`${at} ${name}, ${kind}: ${promise}`);
    }
  }
  return { points: dry.calls.map(({ name }) => name), struck, broken };
}

interface Run {
  readonly fault: Fault | null;
  readonly manner: Manner;
  /** Null: the charge of this run is the correct one. */
  readonly fullCharge: number | null;
}

async function runOnce(
  gateway: FaultGateway,
  { fault, manner, fullCharge }: Run,
): Promise<{
  readonly broken: readonly string[];
  readonly evidence: Evidence;
  readonly calls: FaultPoints["calls"];
}> {
  const { accountId, keyId, key } = await gateway.newCustomer();
  const body = bodyOf(manner);
  const idempotencyKey = manner.hasKey ? "once" : null;
  const asking = { port: gateway.port, key, path: paths[manner.protocol], body, idempotencyKey };
  let client = new LeavingClient(asking);
  const closed = async (): Promise<void> => {
    const response = gateway.response();
    if (response === null || response.closed) return;
    await new Promise((resolve) => response.once("close", resolve));
  };
  const leave = async (): Promise<void> => {
    client.leave();
    await closed();
  };
  const points = new FaultPoints(fault, {
    leave,
    stopGateway: () => gateway.app.abortAll(stoppingError()),
  });
  const observations: Observations = {
    requestId: null,
    ends: 0,
    settled: 0,
    endedUnsettled: false,
    running: 0,
  };
  const upstream = { begun: 0, ended: 0 };
  const { reportsUsage } = manner;
  const parts = faultyParts({
    points,
    provider: scriptedProvider({ points, count: upstream, reportsUsage }),
    ledger: gateway.ledger,
    observations,
    leaveNow: () => client.leave(),
    totalMs: fault?.kind === "silent" ? SHORT_DEADLINE_MS : DEADLINE_MS,
  });
  gateway.use(parts);
  const quiet = async (): Promise<ClientResponse> => {
    const seen = await client.seen;
    await closed();
    await points.settled();
    await reach(async () => gateway.app.inFlight() === 0 && observations.running === 0);
    await points.settled();
    await reach(async () => (await gateway.openSockets()) === 0);
    return seen;
  };
  await sendBody(points, client, gateway);
  const seen = await quiet();
  const calls = [...points.calls];
  const at = fault === null ? undefined : calls[fault.at];
  points.recover();
  await reach(async () => parts.isMadeUp());
  const record =
    observations.requestId && (await gateway.ledger.showRequest(observations.requestId));
  const found = record === null || record === "" ? null : record;
  const account = await gateway.ledger.showAccount(accountId);
  const asked = await parts.limiter.admit(keyId, ONE_AT_ONCE);
  if (asked.admitted) asked.release();
  const { inFlight } = gateway.app;
  const rest = {
    inFlight: inFlight(),
    openSockets: await gateway.openSockets(),
    slotIsFree: asked.admitted,
    upstream: { ...upstream },
    observations: { ...observations },
  };
  let repeat: Evidence["repeat"] = null;
  if (manner.hasKey) {
    client = new LeavingClient(asking);
    client.send();
    const again = await quiet();
    const account = await gateway.ledger.showAccount(accountId);
    repeat = { seen: again, spentAfter: Number(account?.spent ?? 0) };
  }
  const evidence: Evidence = {
    fault: at === undefined || fault === null ? null : { name: at.name, kind: fault.kind },
    seen,
    record: found,
    account,
    repeat,
    ...rest,
    fullCharge: fullCharge ?? found?.charge ?? 0,
  };
  return { broken: judgeFault(evidence), evidence, calls };
}

function bodyOf({ protocol, stream }: Manner): string {
  const messages = [{ role: "user", content: "Count to three." }];
  const bound = protocol === "responses" ? { max_output_tokens: 50 } : { max_tokens: 50 };
  return JSON.stringify(bodyAt(paths[protocol], { model: MODEL_ID, ...bound, stream, messages }));
}

const bodyKinds: readonly FaultKind[] = ["client leaves", "gateway stops"];

/** A request first waits for its own body. */
async function sendBody(
  points: FaultPoints,
  client: LeavingClient,
  gateway: FaultGateway,
): Promise<void> {
  const kind = points.note("client: body", bodyKinds);
  if (kind === null) return client.send();
  client.begin(10);
  await reach(async () => gateway.app.inFlight() > 0);
  // In this time the key is looked up and a slot is taken.
  await turn();
  if (kind === "client leaves") client.leave();
  else {
    gateway.app.abortAll(stoppingError());
    client.send();
  }
}

/** Polls for a bounded time; the verdict reports conditions that were not reached. */
async function reach(isReached: () => Promise<boolean>): Promise<void> {
  for (const deadline = wallClockMs() + GUARD_MS; wallClockMs() < deadline;) {
    if (await isReached()) return;
    await turn();
  }
}
