import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { runProgram } from "../clients/run-program.ts";
import type { Outcome, ServedGateway } from "./served-gateway.ts";
import { DOCUMENT, installPackage, openToolFolder, writeFiles } from "./tool-folder.ts";

const VERSION = "2.55.1";
const LIMIT_MS = 900_000;

/** It cannot load a named example of a path parameter with a slash, so it asks for a random model. */
const KNOWN_LIMIT = "GET /models/(id:string)";
/** Examples of the document with both ways to send the key; raise it, never lower it. */
const PASSED_MIN = 27;

/** Specmatic sends each named example of a request and holds the reply against the document. */
export async function runSpecmatic({ url, key }: ServedGateway): Promise<Outcome> {
  const tool = await installPackage("specmatic", VERSION);
  const folder = await openToolFolder("specmatic");
  await copyFile(DOCUMENT, join(folder, "openapi.json"));
  await writeFiles(folder, { "specmatic.json": settings(key) });
  const { output } = await runProgram(
    ["java", "-jar", join(tool, "specmatic.jar"), "test", `--testBaseURL=${url}`, "--timeout=30"],
    { folder, env: {}, limitMs: LIMIT_MS },
  );
  const lines = output.split("\n").filter((line) => line.startsWith("Scenario: "));
  const [, run = "0", successes = "0"] = /Tests run: (\d+), Successes: (\d+)/.exec(output) ?? [];
  const passed = Number(successes);
  const failures = lines.filter((line) => line.endsWith("has FAILED"));
  const unknown = failures.filter((line) => !line.includes(KNOWN_LIMIT));
  const few = passed < PASSED_MIN ? [`${passed} examples passed, of ${PASSED_MIN}`] : [];
  const note = `${passed} of ${run} tests; the rest is its own limit (${KNOWN_LIMIT})`;
  return { passed, failures: [...unknown, ...few], note };
}

function settings(key: string): string {
  return JSON.stringify({
    version: 2,
    contracts: [{ provides: ["openapi.json"] }],
    security: {
      OpenAPI: {
        securitySchemes: {
          bearerAuth: { type: "bearer", token: key },
          apiKeyAuth: { type: "apiKey", value: key },
        },
      },
    },
  });
}
