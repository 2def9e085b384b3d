import type { DreddContext } from "./context.ts";

/** The part of a transaction that a cause changes. */
interface ConsoleTransaction {
  host: string;
  port: string | number;
  fullPath: string;
  origin: { resourceName: string };
  request: { method: string; uri: string; body: string; headers: Record<string, string> };
}

type Cause = (transaction: ConsoleTransaction) => void | Promise<void>;

const ROOT = "/console/api/v1";
const NOBODY = "nobody";
/** Above the limit of this API. */
const LARGE = "x".repeat(600_000);

function goTo(transaction: ConsoleTransaction, path: string): void {
  transaction.fullPath = transaction.request.uri = path;
}

function useKey(transaction: ConsoleTransaction, key: string): void {
  transaction.request.headers["Authorization"] = `Bearer ${key}`;
}

function edit(transaction: ConsoleTransaction, change: object): void {
  const body = JSON.parse(transaction.request.body) as object;
  transaction.request.body = JSON.stringify({ ...body, ...change });
}

/** Sets the id in the path, instead of the document's example. */
function useId(transaction: ConsoleTransaction, id: string): void {
  const template = transaction.origin.resourceName;
  if (template.includes("{id}")) goTo(transaction, ROOT + template.replace("{id}", id));
}

/** Calls the gateway of a transaction. */
async function post({ host, port }: ConsoleTransaction, path: string, key: string) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const options = { method: "POST", headers, body: "{}" };
  const reply = await fetch(`http://${host}:${port}${ROOT}${path}`, options);
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
  return (await reply.json()) as { readonly id: string };
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
      useId(transaction, NOBODY);
    },
    causes: {
      "200": async (transaction) => {
        if (!transaction.origin.resourceName.includes("{id}")) return;
        useId(transaction, (await post(transaction, "/keys", keys.rich)).id);
      },
      "400": (transaction) => {
        if (transaction.request.body) edit(transaction, { no_such_field: 1 });
        else goTo(transaction, `${transaction.fullPath}?no_such_parameter=1`);
      },
      "401": (transaction) => {
        delete transaction.request.headers["Authorization"];
      },
      "403": (transaction) => useKey(transaction, keys.narrow),
      "404": (transaction) => useId(transaction, NOBODY),
      "408": (transaction) => {
        transaction.port = context.slowPort;
      },
      "409": async (transaction) => {
        if (!transaction.origin.resourceName.includes("{id}")) {
          useKey(transaction, keys.onlyKey);
          return;
        }
        const { id } = await post(transaction, "/keys", keys.rich);
        await post(transaction, `/keys/${id}/revoke`, keys.rich);
        useId(transaction, id);
      },
      "413": (transaction) => edit(transaction, { pad: LARGE }),
      "415": (transaction) => {
        transaction.request.headers["Content-Type"] = "text/plain";
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
