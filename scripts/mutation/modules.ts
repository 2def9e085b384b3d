import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** A part of the source with its own mutation score and its unit tests. */
export interface Module {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /**
   * One block of lines in this many is mutated, unless the command sets another number, since the
   * module is too large to be mutated completely in a few minutes. Absent: all lines.
   */
  readonly sample?: number;
}

/** Files that are not source: tests, helpers of tests, and types of scripts. */
const TEST_FILE =
  /\.test\.ts$|\.d\.ts$|\/testing\/|\/suite\/|\/(test-[a-z-]+|[a-z-]+-suite|arbitrary-[a-z-]+)\.ts$/;

/** Returns the module of a folder of `src/`, named after its last folder. */
function wholeFolder(path: string): Module {
  const name = basename(path);
  return { name, sources: [`src/${path}/**/*.ts`], tests: [`src/${path}/**/*.test.ts`] };
}

export const modules: readonly Module[] = [
  wholeFolder("core/money"),
  wholeFolder("core/ledger"),
  {
    // The code that both stores share, tested with the embedded store's engine without its thread.
    name: "storage",
    sources: ["src/storage/*.ts", "src/storage/{shared,operations}/*.ts"],
    tests: [
      "src/storage/{*,shared/*}.test.ts",
      "src/storage/sqlite/{engine,engine-suite,tampering}.test.ts",
      "src/storage/postgres/{upkeep,batches/changes,connections/retry}.test.ts",
    ],
    sample: 4,
  },
  {
    // All but the thread itself: mutation testing does not see code in another thread.
    name: "sqlite",
    sources: ["src/storage/sqlite/!(worker|ledger-thread|migrations|replies).ts"],
    tests: ["src/storage/sqlite/!(crash|sqlite-store).test.ts"],
    sample: 4,
  },
  {
    // Each mutant needs part of a run on a real server. Most of the code is statements, which
    // mutation testing can only empty.
    name: "postgres",
    sources: ["src/storage/postgres/**/!(migrations|lease-thread|lease-worker).ts"],
    tests: ["src/storage/postgres/**/*.test.ts"],
    sample: 24,
  },
  {
    name: "archive",
    sources: ["src/storage/archive/*.ts"],
    tests: ["src/storage/archive/*.test.ts"],
    sample: 4,
  },
  {
    name: "transfer",
    sources: ["src/storage/transfer/*.ts"],
    tests: ["src/storage/transfer/transfer.test.ts"],
    sample: 4,
  },
  {
    name: "idempotency",
    sources: ["src/http/request/idempotency.ts", "src/storage/sqlite/replies.ts"],
    tests: [
      "src/http/{request/idempotency,replies/replies}.test.ts",
      "src/storage/sqlite/engine*.test.ts",
    ],
  },
  {
    name: "http",
    sources: [
      "src/http/{fair-share,replies,bodies,pages,listener}/*.ts",
      "src/http/request/!(idempotency|read-query).ts",
      "src/http/pipeline/!(admit).ts",
      "src/http/operations/operations.ts",
      "src/wire/content-coding/*.ts",
    ],
    tests: ["src/http/{request,fair-share,replies,bodies,pipeline,pages,listener}/*.test.ts"],
    sample: 4,
  },
  wholeFolder("wire/contract"),
  wholeFolder("core/errors"),
  wholeFolder("wire/sse"),
  {
    name: "csv",
    sources: ["src/wire/csv/*.ts"],
    tests: ["src/wire/csv/*.test.ts", "src/operator/admin/documents/report-tables.test.ts"],
  },
  wholeFolder("core/raw-json"),
  wholeFolder("core/conversation"),
  wholeFolder("wire/response-validation"),
  wholeFolder("core/timing"),
  wholeFolder("generation"),
  {
    // All but the start of the thread.
    name: "offload",
    sources: ["src/http/offload/!(start-thread).ts"],
    tests: ["src/http/offload/*.test.ts"],
  },
  wholeFolder("upstreams/routing"),
  wholeFolder("access/limits"),
  wholeFolder("access/auth"),
  wholeFolder("operator/admin"),
  {
    name: "operators-http",
    sources: [
      "src/http/{admin,console}/*.ts",
      "src/http/operations/account.ts",
      "src/http/{pipeline/admit,request/read-query}.ts",
    ],
    tests: [
      "src/http/{admin,console,operations}/*.test.ts",
      "src/http/{pipeline/admit,request/read-query}.test.ts",
    ],
  },
  wholeFolder("upstreams/catalog"),
  wholeFolder("operator/alerts"),
  wholeFolder("system/observe"),
  wholeFolder("upstreams/probe"),
  wholeFolder("upstreams/credentials"),
  { ...wholeFolder("system/config"), sample: 2 },
  { ...wholeFolder("operator/cli"), sample: 2 },
  wholeFolder("core/collections"),
  wholeFolder("core/log"),
  {
    // The start and the end of the process.
    name: "process",
    sources: ["src/!(main|serve|offload-worker).ts", "src/system/process/!(version).ts"],
    tests: ["src/{*,system/process/*}.test.ts"],
  },
  { ...wholeFolder("wire/protocols"), sample: 6 },
  { ...wholeFolder("upstreams/providers"), sample: 32 },
  {
    // Includes the browser's scripts, since their tests run the files themselves.
    name: "pages",
    sources: ["src/pages/**/*.ts"],
    tests: ["src/pages/**/*.test.ts"],
    sample: 8,
  },
];

/** Returns whether a file is only for tests, or only declares types. */
export function isOnlyForTests(file: string): boolean {
  return TEST_FILE.test(file);
}

export function sourcesOf(module: Module): readonly string[] {
  return globSync([...module.sources])
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !isOnlyForTests(file))
    .toSorted();
}

const BLOCK_LINES = 8;

/**
 * Returns one block of lines in `share` as Stryker's ranges, the same blocks in every run. Mutants
 * that cross the edge of a block are omitted.
 */
export function sampleLines(file: string, share: number): readonly string[] {
  const count = Math.ceil(readFileSync(file, "utf8").split("\n").length / BLOCK_LINES);
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => (createHash("md5").update(`${file} ${at}`).digest()[0] ?? 0) % share === 0)
    .map((at) => `${file}:${at * BLOCK_LINES + 1}-${(at + 1) * BLOCK_LINES}`);
}
