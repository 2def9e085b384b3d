import type { HttpClient, HttpPost } from "../transport/http-client.ts";
import type { HttpReply } from "../transport/upstream-call.ts";

/** A reply with a body that a test reads in pieces. Received data is kept until it is read. */
export interface PulledReply extends HttpReply {
  /** Returns data that arrived together; null at the regular end. Rejects like the call. */
  read(): Promise<Uint8Array | null>;
  /** Makes the reader throw at the next bytes, or treat the content as complete. */
  expect(next: "failure" | "end"): void;
}

/**
 * For tests: makes a call. Resolves when the head arrives, and rejects with a failure before it.
 */
export function pullReply(http: HttpClient, post: HttpPost): Promise<PulledReply> {
  const opened = Promise.withResolvers<PulledReply>();
  const chunks: Uint8Array[] = [];
  let wake = (): void => undefined;
  let next: "failure" | "end" | "more" = "more";
  let done = false;
  const call = http.post(post, (reply) => {
    opened.resolve({
      status: reply.status,
      header: (name) => reply.header(name),
      pause: () => reply.pause(),
      resume: () => reply.resume(),
      expect: (what) => void (next = what),
      read: async () => {
        while (chunks.length === 0) {
          const arrived = new Promise<"more">((resolve) => (wake = () => resolve("more")));
          if ((await Promise.race([arrived, call.then(() => "end" as const)])) === "end") break;
        }
        return chunks.shift() ?? null;
      },
    });
    return {
      get done() {
        return done;
      },
      read: (bytes) => {
        if (next === "failure") throw new TypeError("the reader failed");
        chunks.push(bytes);
        done = next === "end";
        wake();
      },
      end: () => undefined,
    };
  });
  call.catch((error: unknown) => opened.reject(error));
  return opened.promise;
}
