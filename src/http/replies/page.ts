import type { Exchange } from "./exchange.ts";

/** One path or tree served outside `/v1`; not part of the contract document. */
export interface Page {
  /** Name in logs and metrics. */
  readonly name: string;
  /** Requested every few seconds, so the log has it only at level debug. */
  readonly isProbe?: true;
  /** An exact path, or with `tree` the path and everything below it. */
  readonly path: string;
  readonly tree?: boolean;
  /** `GET` includes HEAD. Other methods on the path get a 405. */
  readonly methods: readonly string[];
  /** Answers through `sendReply`; a thrown error becomes the error reply. `path` is encoded. */
  readonly serve: (exchange: Exchange, path: string) => void | Promise<void>;
}

/** Reports whether the page serves the path. */
export function servesPath(page: Page, path: string): boolean {
  return path === page.path || (page.tree === true && path.startsWith(`${page.path}/`));
}
