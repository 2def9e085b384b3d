import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import {
  type Exchange,
  startRecordingProxy,
} from "../../../contract-tests/agents/recording-proxy.ts";
import { bareEnvironment } from "../../../contract-tests/harness/start-server.ts";
import type { UnlistedFields } from "../../../src/core/ledger/unlisted-fields.ts";
import { anthropicAlways } from "../stand-ins/anthropic.ts";
import type { StandIn } from "../stand-ins/stand-in.ts";
import { modelId, startBench } from "../vendor-matrix/bench.ts";

/** More requests than any program here makes. */
const REQUESTS_MAX = 500;

/** Uses the model's own name, from which frameworks infer its features. */
const vendor = { ...anthropicAlways, name: anthropicAlways.upstream.model };

/** How a program ended, and its requests to the gateway that have a body. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  readonly requests: readonly Exchange[];
}

/** A gateway at the stand-in of a vendor that binds thinking. */
export interface Gateway {
  readonly standIn: StandIn;
  /** Runs a program that calls the gateway, to its end. */
  readonly run: (command: readonly string[]) => Promise<Ended>;
  readonly close: () => Promise<void>;
}

/** Starts a gateway with this rule for fields that the contract does not list. */
export async function startGateway(unlisted: UnlistedFields): Promise<Gateway> {
  const plans = [{ id: "demo", models: ["*"], unlisted_fields: unlisted }];
  const bench = await startBench([vendor], { plans });
  const proxy = await startRecordingProxy(bench.gateway.root, REQUESTS_MAX);
  const standIn = bench.standInOf(vendor);
  const run = async ([program = "", ...args]: readonly string[]): Promise<Ended> => {
    const home = mkdtempSync(join(tmpdir(), "frameworks-"));
    standIn.reset();
    const child = spawn(program, args, {
      cwd: home,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...bareEnvironment(),
        HOME: home,
        GATEWAY_URL: `${proxy.root}/v1`,
        GATEWAY_KEY: bench.gateway.key,
        MODEL: modelId(vendor),
        UNLISTED_FIELDS: unlisted,
      },
    });
    const ended = once(child, "close");
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    const requests = proxy.take().filter(({ method }) => method === "POST");
    return { code: child.exitCode, output, errors, requests };
  };
  const close = async (): Promise<void> => {
    await proxy.close();
    await bench.close();
  };
  return { standIn, run, close };
}

/** Returns the messages of the gateway's refusals, each once. */
export function refusals({ requests }: Ended): readonly string[] {
  const refused = requests.filter(({ status }) => status >= 400);
  return [...new Set(refused.map(({ status, reply }) => `${status} ${reply}`))];
}
