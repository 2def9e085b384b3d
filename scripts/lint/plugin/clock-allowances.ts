const measures = "a measure, which `npm run proofs` judges";

/** Files in which the machine's clock has its place, each with the reason. */
const allowances: Readonly<Record<string, string>> = {
  "contract-tests/harness/real-clock.ts": "the guards themselves",
  "contract-tests/abuse/connections.test.ts": measures,
  "contract-tests/abuse/stalled-clients.test.ts": measures,
  "contract-tests/real-model/ends.test.ts": measures,
  "system-tests/upstreams/disconnect-latency.test.ts": measures,
};

/** Why a file may use the machine's clock; null if it may not. */
export function allowance(file: string): string | null {
  return Object.hasOwn(allowances, file) ? (allowances[file] ?? null) : null;
}
