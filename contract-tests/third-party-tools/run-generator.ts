import { rm } from "node:fs/promises";
import { join } from "node:path";
import { runProgram } from "../clients/run-program.ts";
import type { Generator } from "./generators.ts";
import type { Outcome, ServedGateway } from "./served-gateway.ts";
import { copyProgram, openToolFolder, runSteps, writeFiles } from "./tool-folder.ts";

/** What every program prints, among other lines. */
const expected = ["chat: Hello there", "message: Hello there", "error: 404 model_not_found"];
const PROBE_LIMIT_MS = 300_000;

/** Generates a client, compiles it and lets its program call the gateway. */
export async function runGenerator(generator: Generator, served: ServedGateway): Promise<Outcome> {
  const folder = await openToolFolder(generator.name.replaceAll(" ", "-"));
  await rm(join(folder, "api"), { recursive: true, force: true });
  await writeFiles(folder, generator.files);
  await copyProgram(folder, ...generator.program);
  const env = { ...generator.env, GATEWAY_URL: served.url, GATEWAY_KEY: served.key };
  try {
    const { output } = await runSteps(folder, [...(await generator.steps()), generator.run], env);
    const lines = new Set(output.split("\n").map((line) => line.trim()));
    const failures = expected.filter((line) => !lines.has(line));
    const note = "generated, compiled; a chat, a message and a typed error";
    return {
      passed: expected.length - failures.length,
      failures: failures.map((line) => `does not print "${line}":\n${output.slice(-2_000)}`),
      note,
    };
  } catch (error) {
    return { passed: 0, failures: [String(error)], note: "" };
  }
}

/** The first thing that a generator needs and this machine lacks; null if there is none. */
export async function missingFor({ needs }: Generator): Promise<string | null> {
  for (const need of needs) {
    const { code } = await runProgram(need, {
      folder: import.meta.dirname,
      env: {},
      limitMs: PROBE_LIMIT_MS,
    });
    if (code !== 0) return need.join(" ");
  }
  return null;
}
