/** What takes minutes or other servers, and mostly waits for other processes: two at a time. */
export const longProofs: readonly string[] = [
  "contract-tests/abuse/large-requests.test.ts",
  "system-tests/browser/**/*.test.ts",
  "system-tests/failover/**/*.test.ts",
  "system-tests/money/**/*.test.ts",
  "system-tests/install/**/*.test.ts",
  "system-tests/rollouts/**/*.test.ts",
  "contract-tests/browser/**/*.test.ts",
  "contract-tests/operate/pages.test.ts",
];

/** What measures waits, ratios of times or memory, or floods the machine: one at a time. */
export const measuredProofs: readonly string[] = [
  "contract-tests/abuse/{bodies,connections,endless-replies,stalled-clients}.test.ts",
  "system-tests/mixed/mixed.test.ts",
  "system-tests/upstreams/disconnect-latency.test.ts",
];

/** What an operator relies on and starts many processes for. */
export const operations: readonly string[] = [
  "contract-tests/{alerts,no-folder,operator,real-model,starting,stopping,transfer}.test.ts",
  "contract-tests/workers-{hung,metrics}.test.ts",
  "contract-tests/abuse/hosts.test.ts",
  "contract-tests/texts/texts.test.ts",
  "contract-tests/admin/{audit,command-line}.test.ts",
  "contract-tests/real-model/**/*.test.ts",
  "system-tests/built/**/*.test.ts",
  "system-tests/deploy/**/*.test.ts",
  "system-tests/observe/**/*.test.ts",
  "system-tests/upstreams/{bound-thinking-sdks,chaos,sign-in,vendors}.test.ts",
];

/** Tests beside the code that start processes or take as long as a hundred others. */
export const longUnits: readonly string[] = [
  "scripts/contract/{firewall,request-mutations}/*.test.ts",
  "scripts/test/interrupted/*.test.ts",
  "src/cli/main.test.ts",
  "src/limits/redis-{forms,scripts}.test.ts",
  "src/providers/openai-responses/vendor-types.test.ts",
  "src/storage/archive/archive-postgres.test.ts",
  "src/storage/postgres/{pooler,rewind,tampering}.test.ts",
  "src/storage/sqlite/{crash,sqlite-store}.test.ts",
  "src/storage/transfer/transfer-suite.test.ts",
];

/** What takes ten seconds and more within `npm test`, or minutes within the proofs: it starts first. */
export const longest: readonly string[] = [
  "contract-tests/{cors,money}.test.ts",
  "contract-tests/admin/{admin,live}.test.ts",
  "contract-tests/operate/pages.test.ts",
  "system-tests/browser/audit.test.ts",
  "system-tests/contract/mutated-requests.test.ts",
  "system-tests/failover/failover.test.ts",
  "system-tests/money/{backups,crash}.test.ts",
  "system-tests/rollouts/rollouts.test.ts",
  "system-tests/upstreams/{bound-thinking,golden,routing}.test.ts",
  "scripts/contract/firewall/schema/laws.test.ts",
  "src/providers/openai-responses/golden.test.ts",
  "src/storage/archive/archive.test.ts",
  "src/storage/postgres/{failures,postgres,replicas}.test.ts",
  "src/storage/remote/remote-store.test.ts",
  "src/storage/sqlite/{engine-suite,tampering}.test.ts",
  "src/storage/transfer/transfer.test.ts",
];
