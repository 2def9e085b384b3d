import type { DreddContext } from "./context.ts";

/** The part of a transaction that a cause changes. */
interface ConsoleTransaction {
  host: string;
  port: string | number;
  fullPath: string;
  request: { method: string; uri: string; headers: Record<string, string> };
}

type Cause = (transaction: ConsoleTransaction) => void;

function goTo(transaction: ConsoleTransaction, path: string): void {
  transaction.fullPath = transaction.request.uri = path;
}

function useKey(transaction: ConsoleTransaction, key: string): void {
  transaction.request.headers["Authorization"] = `Bearer ${key}`;
}

/** Causes each status of the console's API, in ways that occur in production. */
export function consoleHooks({ keys, ...context }: DreddContext): {
  readonly prepare: (transaction: ConsoleTransaction) => void;
  readonly causes: Readonly<Record<string, Cause>>;
} {
  return {
    prepare: (transaction) => {
      useKey(transaction, keys.rich);
      // Dredd also sends optional parameters; they are empty if the document has no example.
      goTo(transaction, transaction.fullPath.replace(/\?.*/, ""));
    },
    causes: {
      "200": () => undefined,
      "400": (transaction) => goTo(transaction, `${transaction.fullPath}?no_such_parameter=1`),
      "401": (transaction) => {
        delete transaction.request.headers["Authorization"];
      },
      "429": (transaction) => {
        useKey(transaction, keys.limited);
        transaction.port = context.repeatingPort;
      },
      "500": (transaction) => {
        transaction.port = context.brokenPort;
      },
      "503": (transaction) => {
        transaction.port = context.storelessPort;
      },
    },
  };
}
