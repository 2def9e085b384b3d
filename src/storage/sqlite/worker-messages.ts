import type { RefusedHold } from "../../core/ledger/unresolved-holds.ts";

/** Parameters for starting a ledger thread. */
export type WorkerTask =
  | {
      readonly role: "ledger";
      readonly dataDir: string;
      /** Id of the process; unique. */
      readonly owner: string;
      readonly replyBytesMax: number;
      readonly callStateBytesMax: number;
      readonly lockWaitMs: number;
      readonly nowMs: number;
    }
  | { readonly role: "reports"; readonly dataDir: string };

/** The thread's first message; after `ready`, each message is a batch of outcomes as JSON text. */
export type WorkerGreeting =
  | { readonly kind: "ready"; readonly refused: readonly RefusedHold[] }
  | { readonly kind: "locked"; readonly pid: number | null; readonly path: string }
  | { readonly kind: "failed"; readonly message: string };

/** A message to the thread: a batch of calls as JSON text, or null to end it. */
export type WorkerOrder = string | null;

/** The ledger's file in a data directory. */
export const LEDGER_FILE = "ledger.sqlite";
