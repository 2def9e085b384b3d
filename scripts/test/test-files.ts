/** What takes minutes, the whole machine, or other servers. */
export const longProofs: readonly string[] = [
  "contract-tests/abuse/{bodies,connections,endless-replies,stalled-clients}.test.ts",
  "system-tests/money/**/*.test.ts",
  "system-tests/install/**/*.test.ts",
  "system-tests/mixed/mixed.test.ts",
  "system-tests/rollouts/**/*.test.ts",
  "system-tests/upstreams/disconnect-latency.test.ts",
  "contract-tests/browser/**/*.test.ts",
  "contract-tests/operate/pages.test.ts",
];

/** What an operator relies on and starts many processes for. */
export const operations: readonly string[] = [
  "contract-tests/{alerts,no-folder,operator,real-model,starting,stopping,workers-metrics}.test.ts",
  "contract-tests/abuse/hosts.test.ts",
  "contract-tests/admin/{audit,command-line}.test.ts",
  "contract-tests/real-model/**/*.test.ts",
  "system-tests/built/**/*.test.ts",
  "system-tests/observe/**/*.test.ts",
  "system-tests/upstreams/{chaos,sign-in,vendors}.test.ts",
];

/** Tests beside the code that start processes or take as long as a hundred others. */
export const longUnits: readonly string[] = [
  "scripts/contract/{firewall,request-mutations}/*.test.ts",
  "scripts/test/interrupted/*.test.ts",
  "src/cli/main.test.ts",
  "src/limits/redis-scripts.test.ts",
  "src/providers/openai-responses/vendor-types.test.ts",
  "src/storage/sqlite/{crash,sqlite-store}.test.ts",
];
