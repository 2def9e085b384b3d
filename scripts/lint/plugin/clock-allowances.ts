/** Files in which the machine's clock has its place, each with the reason. */
const allowances: Readonly<Record<string, string>> = {
  "contract-tests/harness/real-clock.ts": "the guards themselves",
};

/** Why a file may use the machine's clock; null if it may not. */
export function allowance(file: string): string | null {
  return allowances[file] ?? null;
}
