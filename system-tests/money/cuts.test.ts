import { expect, test } from "vitest";
import { runCuts } from "./cuts-run.ts";
import { lacks, type DeploymentKind } from "./deployment.ts";

/** The command `cuts.ts` makes longer runs. */
const REQUESTS = 160;
const LIMIT_MS = 240_000;

const deployments: readonly DeploymentKind[] = ["embedded", "replicas"];

test.each(deployments)(
  "each logical request is charged once although 30 % of the SDKs' connections are cut (%s)",
  async (deployment) => {
    if (lacks(deployment)) return;
    const report = await runCuts({ deployment, requests: REQUESTS, seed: 7, keys: true });
    const { reached, abandoned, answered, cuts } = report;
    expect(report).toMatchObject({ wrongReplies: [], surprises: [], isConsistent: true });
    // Every client that did not give up was answered; every request that reached the gateway is
    // charged, once.
    expect(answered + abandoned).toBe(REQUESTS);
    expect(reached).toBeGreaterThanOrEqual(answered);
    expect(report.upstreamCalls).toBe(reached);
    expect(report.charges).toBe(reached);
    expect(report.spent).toBe(reached * report.price);
    for (const count of Object.values(cuts)) expect(count).toBeGreaterThan(0);
  },
  LIMIT_MS,
);

test(
  "without idempotency keys, the same cuts cause repeated charges, and the report shows them",
  async () => {
    const report = await runCuts({ deployment: "embedded", requests: 48, seed: 7, keys: false });
    expect(report.upstreamCalls).toBeGreaterThan(report.reached);
    expect(report.spent).toBeGreaterThan(report.reached * report.price);
    expect(report.isConsistent).toBe(true);
  },
  LIMIT_MS,
);
