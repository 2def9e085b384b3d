import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** A part of the source with its own mutation score, and the unit tests that cover it. */
export interface Room {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /**
   * One block of lines in this many is mutated, unless the command sets another number: the room
   * is too large to be mutated completely in a few minutes. Absent: all lines.
   */
  readonly sample?: number;
}

/** Not source: tests, what only tests use, and types of scripts. */
const TEST_FILE =
  /\.test\.ts$|\.d\.ts$|\/testing\/|\/suite\/|\/(test-[a-z-]+|[a-z-]+-suite|arbitrary-[a-z-]+)\.ts$/;

function wholeFolder(name: string): Room {
  return { name, sources: [`src/${name}/**/*.ts`], tests: [`src/${name}/**/*.test.ts`] };
}

export const rooms: readonly Room[] = [
  wholeFolder("money"),
  wholeFolder("ledger"),
  {
    // What both stores share, by the embedded store's engine without its thread.
    name: "storage",
    sources: ["src/storage/*.ts", "src/storage/operations/*.ts"],
    tests: [
      "src/storage/*.test.ts",
      "src/storage/sqlite/{engine,engine-suite,tampering}.test.ts",
      "src/storage/postgres/{changes,retry,upkeep}.test.ts",
    ],
    sample: 4,
  },
  {
    // All but the thread itself: mutation testing sees no code that runs in another one.
    name: "sqlite",
    sources: ["src/storage/sqlite/!(worker|ledger-thread|migrations|replies).ts"],
    tests: ["src/storage/sqlite/!(crash|sqlite-store).test.ts"],
    sample: 4,
  },
  {
    // Each mutant takes a part of a run on a real server: most of it is statements, which
    // mutation testing only empties.
    name: "postgres",
    sources: ["src/storage/postgres/!(migrations|lease-thread|lease-worker).ts"],
    tests: ["src/storage/postgres/*.test.ts"],
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
    tests: ["src/http/{idempotency,replies}.test.ts", "src/storage/sqlite/engine*.test.ts"],
  },
  {
    name: "http",
    sources: [
      "src/http/!(admit|idempotency|read-account|read-query).ts",
      "src/http/operations/*.ts",
      "src/wire/content-coding/*.ts",
    ],
    tests: ["src/http/*.test.ts"],
    sample: 4,
  },
  wholeFolder("contract"),
  wholeFolder("errors"),
  wholeFolder("sse"),
  {
    name: "csv",
    sources: ["src/wire/csv/*.ts"],
    tests: ["src/wire/csv/*.test.ts", "src/operator/admin/documents/report-tables.test.ts"],
  },
  wholeFolder("raw-json"),
  wholeFolder("conversation"),
  wholeFolder("response-validation"),
  wholeFolder("timing"),
  wholeFolder("generation"),
  {
    // All but the start of the thread itself.
    name: "offload",
    sources: ["src/http/offload/!(start-thread).ts"],
    tests: ["src/http/offload/*.test.ts"],
  },
  wholeFolder("routing"),
  wholeFolder("limits"),
  wholeFolder("auth"),
  wholeFolder("admin"),
  {
    name: "operators-http",
    sources: [
      "src/http/{admin,console,records}/*.ts",
      "src/http/{admit,read-account,read-query}.ts",
    ],
    tests: ["src/http/{admin,console,records}/*.test.ts", "src/http/{admit,read-query}.test.ts"],
  },
  wholeFolder("catalog"),
  wholeFolder("alerts"),
  wholeFolder("observe"),
  wholeFolder("probe"),
  wholeFolder("credentials"),
  { ...wholeFolder("config"), sample: 2 },
  { ...wholeFolder("cli"), sample: 2 },
  wholeFolder("collections"),
  {
    // The start and the end of the process.
    name: "process",
    sources: ["src/!(main|serve|version|offload-worker).ts"],
    tests: ["src/*.test.ts"],
  },
  { ...wholeFolder("protocols"), sample: 6 },
  { ...wholeFolder("providers"), sample: 32 },
  {
    // The browser's scripts as well: their tests run the files themselves.
    name: "pages",
    sources: ["src/pages/**/*.ts", "src/pages/**/*.js"],
    tests: ["src/pages/**/*.test.ts"],
    sample: 8,
  },
];

/** Whether a file is only for tests, or declares types and does nothing. */
export function isOnlyForTests(file: string): boolean {
  return TEST_FILE.test(file);
}

export function sourcesOf(room: Room): readonly string[] {
  return globSync([...room.sources])
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !isOnlyForTests(file))
    .toSorted();
}

const BLOCK_LINES = 8;

/**
 * One block of lines in `share`, the same ones in every run, as Stryker's ranges. Mutants that
 * cross the edge of a block are left out.
 */
export function sampleLines(file: string, share: number): readonly string[] {
  const count = Math.ceil(readFileSync(file, "utf8").split("\n").length / BLOCK_LINES);
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => (createHash("md5").update(`${file} ${at}`).digest()[0] ?? 0) % share === 0)
    .map((at) => `${file}:${at * BLOCK_LINES + 1}-${(at + 1) * BLOCK_LINES}`);
}
