/**
 * The test files that any change can break and that start many processes: with `npm test` they are
 * `.ci/run`. They share one run, so that one file waits while another works.
 */
export const gateFiles = [
  // Processes as operators start, stop, kill and read them.
  "contract-tests/{no-folder,operator,operator-socket}.test.ts",
  "contract-tests/{shared-port,starting,stopping}.test.ts",
  "contract-tests/abuse/hosts.test.ts",
  "contract-tests/admin/{audit,command-line}.test.ts",
  "contract-tests/operate/selling.test.ts",
  "system-tests/money/ledger-ends.test.ts",
  "src/operator/cli/main.test.ts",
  "src/access/limits/redis-scripts.test.ts",
  "src/storage/postgres/connections/failures.test.ts",
  "src/storage/sqlite/crash.test.ts",
  "system-tests/observe/{canary,traces,unread-log}.test.ts",
  "system-tests/upstreams/sign-in.test.ts",
  // Money on each kind of store, and shared by several processes; the stores' rules on PostgreSQL.
  "src/storage/law/law.test.ts",
  "src/storage/postgres/postgres.test.ts",
  "system-tests/money/{as-one,ends,faults,following}.test.ts",
  "system-tests/money/{load-judgement,overspend,usage-reports}.test.ts",
  // The built gateway, as people run it.
  "system-tests/built/**/*.test.ts",
  // The requests to each vendor, and their documentation.
  "src/upstreams/providers/openai-responses/vendor-types.test.ts",
  "system-tests/upstreams/{history-rules,vendors}.test.ts",
] as const;

/** The test files of the proofs, by the name of the proof. */
export const proofFiles = {
  abuse: [
    "contract-tests/abuse/{bodies,connections,endless-replies,floods}.test.ts",
    "contract-tests/abuse/{large-requests,replicas,stalled-clients}.test.ts",
  ],
  browser: ["contract-tests/browser/**/*.test.ts", "system-tests/browser/**/*.test.ts"],
  chaos: ["system-tests/upstreams/chaos.test.ts"],
  conformance: ["contract-tests/conformance/defects.test.ts"],
  crash: ["system-tests/money/{backups,crash,disk-full,unsettled}.test.ts"],
  deploy: ["system-tests/deploy/*.test.ts"],
  failover: ["system-tests/failover/**/*.test.ts"],
  install: ["system-tests/install/**/*.test.ts"],
  law: ["src/storage/law/law-long.test.ts"],
  mixed: ["system-tests/mixed/mixed.test.ts", "system-tests/upstreams/disconnect-latency.test.ts"],
  observe: [
    "contract-tests/alerts.test.ts",
    "scripts/test/interrupted/*.test.ts",
    "system-tests/observe/prometheus.test.ts",
  ],
  "real-model": ["contract-tests/real-model.test.ts", "contract-tests/real-model/**/*.test.ts"],
  rollouts: ["system-tests/rollouts/**/*.test.ts"],
  stores: [
    "contract-tests/texts/texts.test.ts",
    "contract-tests/operate/pages.test.ts",
    "contract-tests/transfer.test.ts",
    "src/access/limits/redis-forms.test.ts",
    "src/storage/archive/archive-postgres.test.ts",
    "src/storage/postgres/{pooler,tampering,batches/rewind}.test.ts",
    "src/storage/sqlite/sqlite-store.test.ts",
    "src/storage/transfer/transfer-suite.test.ts",
  ],
} as const satisfies Record<string, readonly string[]>;

/** The files of each project of `vitest.config.ts` that `npm test` omits. */
export const omittedProjects: Readonly<Record<OmittedProject, readonly string[]>> = {
  gate: gateFiles,
  ...proofFiles,
};

export type ProofWithFiles = keyof typeof proofFiles;

/** A project of `vitest.config.ts` that `npm test` omits. */
export type OmittedProject = "gate" | ProofWithFiles;

/**
 * Proofs that measure waits, ratios of times or memory, or flood the machine: they run one file at
 * a time.
 */
export const sequentialProofs: ReadonlySet<string> = new Set<ProofWithFiles>(["abuse", "mixed"]);

/**
 * Files that take ten seconds or more within `npm test` or the gate, or minutes within the proofs;
 * they start first.
 */
export const longestFiles: readonly string[] = [
  "contract-tests/{cors,money}.test.ts",
  "contract-tests/conformance/live.test.ts",
  "contract-tests/admin/{admin,live}.test.ts",
  "contract-tests/operate/pages.test.ts",
  "system-tests/browser/audit.test.ts",
  "system-tests/failover/failover.test.ts",
  "system-tests/money/{backups,crash,faults,following}.test.ts",
  "system-tests/rollouts/rollouts.test.ts",
  "system-tests/upstreams/{bound-thinking,golden,routing}.test.ts",
  "scripts/contract/firewall/schema/laws.test.ts",
  "src/upstreams/providers/openai-responses/golden.test.ts",
  "src/storage/archive/archive.test.ts",
  "src/storage/law/law.test.ts",
  "contract-tests/{operator,operator-socket,stopping}.test.ts",
  "src/storage/postgres/{postgres,replicas,connections/failures}.test.ts",
  "system-tests/built/built-gateway.test.ts",
  "system-tests/observe/canary.test.ts",
  "src/storage/sqlite/{engine-suite,tampering}.test.ts",
  "src/storage/transfer/transfer.test.ts",
];
