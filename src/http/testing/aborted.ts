import type { GenerationJob } from "../../generation/job.ts";

/** Resolves when the job is aborted. */
export function aborted({ signal }: GenerationJob): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", resolve));
}
