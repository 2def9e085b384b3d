import type { ProofWithFiles } from "../test/test-files.ts";

/** A program that proves something: its last line is `N passed, N failed[, N skipped]`. */
type Command = readonly [string, ...string[]];

/** A proof: its purpose, the changes that need it, and its tests. */
export interface Proof {
  readonly name: string;
  readonly shows: string;
  /** Folders and files: a change in one of them needs this proof. */
  readonly concerns: readonly string[];
  /** Measured on two idle processors. */
  readonly minutes: number;
  /** The project of `vitest.config.ts` that has its test files. */
  readonly files?: ProofWithFiles | "drawn";
  readonly command?: Command;
}

const node = process.execPath;

const MONEY = ["src/core/ledger", "src/core/money", "src/generation", "src/storage"];

const byName: Readonly<Record<string, Omit<Proof, "name">>> = {
  abuse: {
    shows:
      "floods, stalled clients, endless responses and large bodies do not affect other clients",
    concerns: ["src/http", "src/access/limits", "src/wire/sse", "src/upstreams/providers"],
    minutes: 4,
    files: "abuse",
  },
  agents: {
    shows: "the newest coding agents: the guide's commands, tools, files; client-matrix.md",
    concerns: ["spec", "src/wire/protocols", "src/upstreams/providers/sandbox", "docs/guides"],
    minutes: 2,
    command: [node, "contract-tests/agents/run.ts"],
  },
  audit: {
    shows: "no production package has a known vulnerability",
    concerns: ["package-lock.json"],
    minutes: 1,
    command: [node, "scripts/audit.ts"],
  },
  bench: {
    shows: "CPU and memory beside a bare proxy are as recorded",
    concerns: [
      "src/http",
      "src/generation",
      "src/wire/protocols",
      "src/upstreams/providers",
      "src/wire/sse",
    ],
    minutes: 1,
    command: [node, "bench/check.ts"],
  },
  browser: {
    shows: "every page in Chromium, also of the build: use, layout, contrast, order of focus",
    concerns: [
      ...["src/pages", "src/http", "spec", "docs/guides"],
      ...["scripts/build", "scripts/build.ts", "package-lock.json"],
    ],
    minutes: 7,
    files: "browser",
  },
  chaos: {
    shows: "each of 10,000 requests to upstreams that fail in every way ends correctly",
    concerns: [
      "src/upstreams/providers",
      "src/upstreams/routing",
      "src/generation",
      "src/wire/sse",
    ],
    minutes: 2,
    files: "chaos",
  },
  clients: {
    shows: "every scenario with every client and the guides' programs; client-matrix.md",
    concerns: ["spec", "clients", "src/wire/protocols", "docs/guides", "scripts/clients"],
    minutes: 5,
    command: [node, "contract-tests/clients/run.ts"],
  },
  conformance: {
    shows: "the conformance kit finds each of its planted defects, and reports nothing else",
    concerns: ["conformance", "spec", "src/wire/protocols", "src/core/errors"],
    minutes: 2,
    files: "conformance",
  },
  crash: {
    shows: "money after kills, suspensions, full disks, lost databases and backups",
    concerns: [...MONEY, "src/access/limits"],
    minutes: 5,
    files: "crash",
  },
  deploy: {
    shows: "each file of deploy/ by the tools that read it, the image's steps, proxies",
    concerns: ["deploy", "scripts/build", "package.json"],
    minutes: 2,
    files: "deploy",
    command: [node, "system-tests/deploy/run.ts"],
  },
  drawn: {
    shows: "each property on new random values; PROPERTY_SEED repeats a run",
    concerns: [
      "src/wire/protocols",
      "src/upstreams/providers",
      "src/wire/sse",
      "src/core/ledger",
      "src/core/money",
    ],
    minutes: 1,
    files: "drawn",
  },
  echo: {
    shows: "responses serialized by releases of the vendors' libraries are accepted when sent back",
    concerns: ["spec", "src/wire/protocols"],
    minutes: 1,
    command: [node, "contract-tests/echo/run.ts"],
  },
  failover: {
    shows: "PostgreSQL, its cluster or Redis fails under load: clear refusals, exact money",
    concerns: ["src/storage/postgres", "src/access/limits", "src/generation"],
    minutes: 6,
    files: "failover",
  },
  frameworks: {
    shows: "twelve turns by each framework with bound thinking; switches, unlisted fields",
    concerns: [
      "spec",
      "src/upstreams/providers/anthropic",
      "src/wire/protocols",
      "src/wire/contract",
      "docs/guides",
    ],
    minutes: 11,
    command: [node, "system-tests/upstreams/frameworks/run.ts"],
  },
  install: {
    shows: "a fresh copy and the package install and start without anything else",
    concerns: ["package.json", "package-lock.json", "scripts/bootstrap.mjs", "scripts/build"],
    minutes: 1,
    files: "install",
  },
  law: {
    shows: "both stores follow the model of the rules, step by step, in random sequences",
    concerns: ["src/core/ledger", "src/storage"],
    minutes: 8,
    files: "law",
  },
  mixed: {
    shows: "memory, sockets and timers stay flat under mixed load; disconnects arrive at once",
    concerns: ["src/http", "src/generation", "src/upstreams/providers", "src/system/observe"],
    minutes: 2,
    files: "mixed",
  },
  mutation: {
    shows: "the unit tests see small bugs planted in src/core/money",
    concerns: ["src/core/money", "scripts/mutation"],
    minutes: 1,
    command: [node, "scripts/mutation.ts", "src/core/money"],
  },
  observe: {
    shows: "alerts, a real Prometheus, runs that are interrupted",
    concerns: ["src/system/observe", "src/operator/alerts", "deploy/prometheus", "scripts/test"],
    minutes: 2,
    files: "observe",
  },
  partners: {
    shows:
      "the partners' walk from the document to a CI, in an empty folder; a breaking change fails it",
    concerns: ["docs/guides", "conformance", "src/pages/changelog", "scripts/clients"],
    minutes: 1,
    command: [node, "contract-tests/partners/run.ts"],
  },
  postgres14: {
    shows: "the oldest PostgreSQL that is supported",
    concerns: ["src/storage"],
    minutes: 2,
    command: [node, "scripts/oldest-postgres.ts"],
  },
  "property-based": {
    shows: "Schemathesis finds no answer outside the documents",
    concerns: ["spec", "src/wire/contract", "src/http", "src/operator/admin"],
    minutes: 2,
    command: [node, "contract-tests/schemathesis/run.ts"],
  },
  "real-model": {
    shows: "a real llama.cpp server with a real model behind both wires",
    concerns: ["src/upstreams/providers", "src/wire/protocols", "src/wire/sse"],
    minutes: 1,
    files: "real-model",
  },
  rollouts: {
    shows: "replacing gateways under load causes no lost, cut or miscounted request",
    concerns: ["src/main.ts", "src/compose.ts", "src/storage"],
    minutes: 4,
    files: "rollouts",
  },
  stores: {
    shows: "poolers, rewinds, tampering, archives, transfers, forms of Redis, hostile texts",
    concerns: [
      ...["src/storage", "src/access/limits", "docs/operate", "contract-tests/operate"],
      ...["src/operator/admin", "src/operator/cli", "src/http/admin", "spec/admin"],
    ],
    minutes: 2,
    files: "stores",
  },
  "third-party-tools": {
    shows: "third-party tools read the document: Prism, Specmatic, Spectral, client generators",
    concerns: ["spec"],
    minutes: 3,
    command: [node, "contract-tests/third-party-tools/run.ts"],
  },
  types: {
    shows: "tsc finds no error, in the pages' scripts too",
    concerns: ["tsconfig.json", "package-lock.json", "generated"],
    minutes: 1,
    command: [node, "scripts/proofs/types.ts"],
  },
};

/** Every proof, by name. `docs/changing.md` has them as a table. */
export const proofs: readonly Proof[] = Object.entries(byName).map(([name, proof]) => ({
  name,
  ...proof,
}));
