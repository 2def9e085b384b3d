import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localModelIds, localModelYaml } from "../../scripts/local-model/gateway-yaml.ts";
import type { LocalModelServer } from "../../scripts/local-model/start.ts";
import { runOperator } from "../harness/operator.ts";
import { ANSWER_LIMIT_MS, INSTALL_LIMIT_MS, startRealModel } from "./local-model.ts";

/** A probe sends about forty requests. */
const PROBE_LIMIT_MS = 4 * ANSWER_LIMIT_MS;

let upstream: LocalModelServer | undefined;
let dataDir: string;
/** The reason for a missing model: CI then fails, a developer's machine skips. */
let missing: string | undefined;

beforeAll(async () => {
  const model = await startRealModel();
  if ("missing" in model) {
    missing = model.missing;
    return;
  }
  upstream = model;
  dataDir = await mkdtemp(join(tmpdir(), "gateway-probe-"));
  await writeFile(join(dataDir, "gateway.yaml"), localModelYaml(upstream.root));
}, INSTALL_LIMIT_MS);
afterAll(async () => {
  await upstream?.stop();
  if (upstream !== undefined) await rm(dataDir, { recursive: true, force: true });
});

/** Features that even a small model supports; it need not follow a schema or read images. */
const certain = ["text", "stream", "stream_usage", "sampling", "stop", "long_user_id"];

interface Row {
  readonly model: string;
  readonly ability: string;
  readonly works: boolean;
  readonly configured: boolean;
}

test("a probe of SmolLM2 in llama.cpp", { timeout: PROBE_LIMIT_MS }, async ({ skip }) => {
  if (missing !== undefined) skip(missing);
  const words = ["upstreams", "probe", "--yes"];
  const { code, stdout, stderr } = await runOperator({ dataDir }, [...words, "--json"]);
  const rows: readonly Row[] = JSON.parse(stdout);
  for (const model of Object.values(localModelIds)) {
    const works = rows.filter((row) => row.model === model && row.works);
    expect(works.map(({ ability }) => ability)).toEqual(expect.arrayContaining(certain));
  }
  expect(code).toBe(rows.every(({ configured, works }) => works || !configured) ? 0 : 1);
  expect(stderr).toContain("at most $0.");
});
