import { afterAll, beforeAll, expect, test } from "vitest";
import { judgeFault, type Evidence } from "./faults/fault-judgement.ts";
import type { FaultKind } from "./faults/fault-points.ts";
import { runFaults, type Manner } from "./faults/fault-run.ts";
import { startFaultGateway, type FaultGateway } from "./faults/fault-gateway.ts";

const both = [false, true];
const manners: readonly Manner[] = (["chat", "messages", "responses"] as const).flatMap(
  (protocol) =>
    both.flatMap((stream) =>
      both.flatMap((hasKey) =>
        both.map((reportsUsage) => ({ protocol, stream, hasKey, reportsUsage })),
      ),
    ),
);

let gateway: FaultGateway;
beforeAll(async () => {
  gateway = await startFaultGateway();
});
afterAll(async () => {
  await gateway?.close();
});

let struck = 0;

test.each(manners)(
  "a fault in any call violates no guarantee ($protocol, stream: $stream, key: $hasKey, usage: $reportsUsage)",
  async (manner) => {
    const report = await runFaults(gateway, manner);
    struck += report.struck;
    expect(report.broken).toEqual([]);
    expect(report.points.length).toBeGreaterThan(8);
    expect(report.struck).toBeGreaterThan(report.points.length);
  },
);

/** Returns the evidence of a request without a hold and with this result for the client. */
const evidenceOf = (kind: FaultKind | null, seen: Evidence["seen"]): Evidence => ({
  fault: kind === null ? null : { name: "limiter: admit", kind },
  seen,
  observations: { requestId: null, ends: 0, settled: 0, endedUnsettled: false, running: 0 },
  upstream: { begun: 0, ended: 0 },
  record: null,
  account: { held: 0 } as Evidence["account"],
  fullCharge: 0,
  inFlight: 0,
  openSockets: 0,
  slotIsFree: true,
  repeat: null,
});
const nothing = { status: 0, text: "", isComplete: false };
const refusal = { status: 503, text: "{}", isComplete: true };

test.each<[string, Evidence, readonly string[]]>([
  ["no reply after a call rejects", evidenceOf("rejects", nothing), ["the client got no reply"]],
  ["no reply when it stops", evidenceOf("gateway stops", nothing), ["the client got no reply"]],
  [
    "no reply and no fault",
    evidenceOf(null, nothing),
    ["without a fault the client got 0", "the client got no reply"],
  ],
  ["a refusal and no fault", evidenceOf(null, refusal), ["without a fault the client got 503"]],
  ["a refusal after a call rejects", evidenceOf("rejects", refusal), []],
  ["no reply to a client that has left", evidenceOf("client has left", nothing), []],
])("a gateway that gives %s is judged correctly", (_name, evidence, broken) => {
  expect(judgeFault(evidence)).toEqual(broken.map((words) => expect.stringContaining(words)));
});

test("after all these faults the ledger verifies", async () => {
  expect((await gateway.ledger.verify()).problems).toEqual([]);
  console.info(`${struck} faults, each at one call of a request's life`);
});
