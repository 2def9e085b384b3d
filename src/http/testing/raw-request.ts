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

/** A request's head as bytes; by default a chat request. */
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

/** A complete valid chat request as bytes. */
export function post(key: string): string {
  return head({ key, headers: [`content-length: ${body.length}`] }) + body;
}

/** A job that waits until the test lets it go on. */
export interface Gate {
  readonly run: RunJob;
  readonly started: Promise<{ readonly job: GenerationJob; readonly sink: ReplySink }>;
  readonly finish: () => void;
}

/** A gate that is closed. */
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
