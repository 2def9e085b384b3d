import { parentPort } from "node:worker_threads";
import { estimateTokens } from "./estimate-tokens.ts";

/** One job for the estimator thread: texts in, token counts out, matched by id. */
export interface EstimateJob {
  readonly id: number;
  readonly texts: readonly string[];
}

export interface EstimateAnswer {
  readonly id: number;
  readonly tokens: readonly number[];
}

parentPort?.on("message", ({ id, texts }: EstimateJob) => {
  parentPort?.postMessage({ id, tokens: texts.map(estimateTokens) } satisfies EstimateAnswer);
});
