import type { DreddContext } from "./context.ts";

/** The part of a transaction that a cause changes. */
interface AdminTransaction {
  host: string;
  port: string | number;
  fullPath: string;
  origin: { resourceName: string };
  request: { method: string; uri: string; body: string; headers: Record<string, string> };
}

type Cause = (transaction: AdminTransaction) => void | Promise<void>;

const NOBODY = "nobody";
/** The external id of an account of the run. */
export const TAKEN_EXTERNAL_ID = "taken";
/** The paths of operations that end the record `{id}`, which later operations cannot use. */
export const endingPaths = ["/accounts/{id}/close", "/keys/{id}/revoke"] as const;
const PAST_MONTH = "2026-01";
/** One more than the allowed number per address. */
const WRONG_TOKENS = 11;

function goTo(transaction: AdminTransaction, path: string): void {
  transaction.fullPath = transaction.request.uri = path;
}

function withParameter(path: string, parameter: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}${parameter}`;
}

function edit(transaction: AdminTransaction, change: object): void {
  const body = JSON.parse(transaction.request.body) as object;
  transaction.request.body = JSON.stringify({ ...body, ...change });
}

function useToken(transaction: AdminTransaction, token: string): void {
  transaction.request.headers["Authorization"] = `Bearer ${token}`;
}

/** Sets the id in the path, instead of the document's example. */
function useId(transaction: AdminTransaction, id: string): void {
  const template = transaction.origin.resourceName;
  if (!template.includes("{id}")) return;
  const path = template.replace("{id}", id).replace("{month}", PAST_MONTH);
  goTo(transaction, `/admin/api/v1${path}`);
}

const toNothing: Readonly<Record<string, object>> = {
  "/keys": { account: NOBODY },
  "/upstreams/probe": { models: ["nobody/nothing"] },
};

/** Causes each status of the admin API, in ways that occur in production. */
export function adminHooks({ tokens, records, ...context }: DreddContext): {
  readonly prepare: (transaction: AdminTransaction) => void;
  readonly causes: Readonly<Record<string, Cause>>;
} {
  let blocked = 0;
  const usable: Readonly<Record<string, object>> = {
    "/accounts": { plan: "open", external_id: undefined },
    "/keys": { account: records.usual.accounts },
    "/upstreams/probe": { models: ["sandbox/echo"] },
  };
  const usual: Readonly<Record<string, string | undefined>> = records.usual;
  const required: Readonly<Record<string, string>> = { "/names": `?ids=${records.usual.accounts}` };
  const idOf = (template: string): string => {
    const id = records.toEnd[template] ?? usual[template.split("/")[1] ?? ""];
    if (id === undefined) throw new Error(`adminHooks: which record is {id} of ${template}?`);
    return id;
  };
  const conflicts: Readonly<Record<string, Cause>> = {
    "/reload": (transaction) => {
      transaction.port = context.otherPort;
    },
    "/accounts": (transaction) => edit(transaction, { external_id: TAKEN_EXTERNAL_ID }),
    "/accounts/{id}/refunds": (transaction) => edit(transaction, { amount: "9000000" }),
    "/accounts/{id}/close": (transaction) => useId(transaction, records.busy),
    "/keys": (transaction) => edit(transaction, { account: records.closed }),
  };
  return {
    prepare: (transaction) => {
      const template = transaction.origin.resourceName;
      useToken(transaction, tokens.full);
      // Dredd also sends optional parameters; they are empty if the document has no example.
      goTo(transaction, transaction.fullPath.replace(/\?.*/, required[template] ?? ""));
      if (template.includes("{id}")) useId(transaction, idOf(template));
      if (transaction.request.body) edit(transaction, usable[template] ?? {});
    },
    causes: {
      "200": () => undefined,
      "400": (transaction) => {
        if (transaction.request.body) edit(transaction, { no_such_field: 1 });
        else if (transaction.origin.resourceName.includes("{id}")) useId(transaction, "%E0%A4");
        else goTo(transaction, withParameter(transaction.fullPath, "no_such_parameter=1"));
      },
      "401": (transaction) => {
        delete transaction.request.headers["Authorization"];
      },
      "403": (transaction) => useToken(transaction, tokens.read),
      "404": (transaction) => {
        const template = transaction.origin.resourceName;
        if (template.includes("{id}")) useId(transaction, NOBODY);
        else if (transaction.request.body) edit(transaction, toNothing[template] ?? {});
        else {
          const parameter = template === "/models" ? "plan" : "account";
          goTo(transaction, withParameter(transaction.fullPath, `${parameter}=${NOBODY}`));
        }
      },
      "408": (transaction) => {
        transaction.port = context.slowPort;
      },
      "409": (transaction) => {
        const template = transaction.origin.resourceName;
        const cause = conflicts[template];
        if (cause !== undefined) return cause(transaction);
        useId(transaction, template.startsWith("/keys/") ? records.revoked : records.closed);
      },
      "413": (transaction) => edit(transaction, { pad: "x".repeat(1_100_000) }),
      "415": (transaction) => {
        transaction.request.headers["Content-Type"] = "text/plain";
      },
      "429": async (transaction) => {
        blocked += 1;
        const { host, port, request } = transaction;
        const from = { "x-forwarded-for": `192.0.2.${blocked}` };
        const headers = { ...from, authorization: "Bearer wrong" };
        for (let sent = 0; sent < WRONG_TOKENS; sent += 1) {
          const reply = await fetch(`http://${host}:${port}/admin/api/v1/plans`, { headers });
          await reply.arrayBuffer();
        }
        Object.assign(request.headers, from);
      },
      "500": (transaction) => {
        transaction.port = context.brokenPort;
      },
      "503": (transaction) => {
        transaction.port = context.stoppingPort;
      },
    },
  };
}
