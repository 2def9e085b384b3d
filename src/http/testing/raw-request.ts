import type { GenerationJob, ReplySink } from "../../generation/job.ts";
import { chat } from "./call.ts";
import { summary } from "./test-gateway.ts";
import type { RunJob } from "./test-gateway.ts";

/** A valid body of either POST. */
export const body = JSON.stringify(chat);

export interface Head {
  readonly key: string;
  readonly line?: string;
  readonly headers?: readonly string[];
}

/** Returns a request's head as bytes; by default of a chat request. */
export function head({ key, line, headers = [] }: Head): string {
  return [
    line ?? "POST /v1/chat/completions HTTP/1.1",
    "host: gateway",
    `x-api-key: ${key}`,
    "content-type: application/json",
    ...headers,
    "",
    "",
  ].join("\r\n");
}

/** Returns a complete valid chat request as bytes. */
export function post(key: string): string {
  return head({ key, headers: [`content-length: ${body.length}`] }) + body;
}

/** A job that waits until the test continues it. */
export interface Gate {
  readonly run: RunJob;
  readonly started: Promise<{ readonly job: GenerationJob; readonly sink: ReplySink }>;
  readonly finish: () => void;
}

/** Returns a closed gate. */
export function gate(): Gate {
  const begun = Promise.withResolvers<{ job: GenerationJob; sink: ReplySink }>();
  const ended = Promise.withResolvers<undefined>();
  return {
    run: async (job, sink) => {
      begun.resolve({ job, sink });
      await ended.promise;
      return summary;
    },
    started: begun.promise,
    finish: () => ended.resolve(undefined),
  };
}
