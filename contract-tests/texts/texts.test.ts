import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type Reply } from "../harness/call.ts";
import { createCustomer, type Customer } from "../harness/operator.ts";
import { lacksPostgres } from "../harness/postgres.ts";
import { shareServer, type SharedServer } from "../harness/shared/gateway.ts";
import { sharePostgres, type SharedPostgres } from "../harness/shared/postgres.ts";
import { startServer } from "../harness/start-server.ts";
import { hostileTexts, type HostileText } from "./hostile-texts.ts";
import { NAMES, textFields, type TextField } from "./text-fields.ts";

/** Limit of a request head, in which each character of four bytes takes twelve. */
const ADDRESSED_LENGTH_MAX = 2_000;

/** The text of a conversation may be as long as a body, which other tests cover. */
const LENGTH_MAX = 65_537;

/** Length of a text without a near bound. */
const UNBOUNDED = 1_000;

type Server = Omit<SharedServer, "key">;

/**
 * A gateway on one kind of store, with a customer per field, since an operation may close the
 * account.
 */
interface Side {
  readonly server: Server;
  readonly customer: Customer;
}

/** The required beginning of a text in fields with a fixed form. */
const beginnings: Readonly<Record<string, string>> = {
  email: "a@",
  webhook_url: "https://a.invalid/",
};

/** Without it no account may have a webhook. */
const options = {
  config: 'alerts: { low_balance: "0.01", customers: { secret_env: ALERT_SECRET } }',
  env: { ALERT_SECRET: "secret of the customers' webhooks in this file" },
};

const budget = { limit: "5.00", period: "day" };

/** A valid body of each operation with a body, into which a text is inserted. */
const bodies: Readonly<Record<string, object>> = {
  createAccount: {
    name: "A",
    plan: "demo",
    budget,
    metadata: { name: "v" },
  },
  updateAccount: { name: "A", budget, metadata: { name: "v" } },
  topUpAccount: { amount: "0.01", note: "n" },
  refundAccount: { amount: "0.01", note: "n" },
  correctAccount: { amount: "0.01", note: "n" },
  repairAccount: { note: "n" },
  createKey: { account: "", label: "l", models: ["sandbox/*"], budget },
  updateKey: { label: "l", models: ["sandbox/*"], budget },
  rotateKey: {},
  createConsoleKey: { label: "l", models: ["sandbox/*"], budget },
  updateConsoleKey: { label: "l", models: ["sandbox/*"], budget },
  rotateConsoleKey: {},
  revokeConsoleKey: {},
  probeUpstreams: { dry_run: true },
  createChatCompletion: {
    model: "sandbox/echo",
    messages: [{ role: "user", content: "hi" }],
    max_tokens: 8,
  },
  createMessage: {
    model: "sandbox/echo",
    messages: [{ role: "user", content: "hi" }],
    max_tokens: 8,
  },
  countMessageTokens: {
    model: "sandbox/echo",
    messages: [{ role: "user", content: "hi" }],
  },
  createResponse: {
    model: "sandbox/echo",
    input: [{ type: "message", role: "user", content: "hi" }],
    max_output_tokens: 8,
  },
};

/** Number of requests in this file so far, which makes unique values unique. */
let asked = 0;

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body: object | null;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns a request that is valid except for the text in one place; null if the place cannot carry
 * it.
 */
function requestOf(field: TextField, text: string, { customer }: Side): Asked | null {
  const { operationId, place, at, path, root, method } = field;
  const [name = ""] = at;
  const isCarried = place === "body" || (text.isWellFormed() && place !== "header");
  if (!isCarried && !(place === "header" && /^[\t\x20-\x7e\x80-\xff]+$/.test(text))) return null;
  const id = path.startsWith("/keys/") ? customer.keyId : customer.accountId;
  const own: Readonly<Record<string, string>> = { id, month: "2026-01" };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, variable: string) =>
    encodeURIComponent(place === "path" && variable === name ? text : (own[variable] ?? "")),
  );
  const query = place === "query" ? `?${new URLSearchParams({ [name]: text }).toString()}` : "";
  asked += 1;
  const isGenerated = root === "/v1" && method === "post";
  return {
    path: root + filled + query,
    method: method.toUpperCase(),
    body:
      method === "get"
        ? null
        : bodyWith(bodyOf(operationId, customer), place === "body" ? at : [], text),
    headers: {
      ...(isGenerated && { "idempotency-key": `text-${asked}` }),
      ...(place === "header" && { [name.toLowerCase()]: text }),
    },
  };
}

function bodyOf(operationId: string, { accountId }: Customer): object {
  const body = bodies[operationId] ?? {};
  const isPosted = ["topUpAccount", "refundAccount", "correctAccount"].includes(operationId);
  return {
    ...body,
    ...("account" in body && { account: accountId }),
    ...(isPosted && { reference: `ref-${asked}` }),
  };
}

/** Returns a copy of a body with a text at a place, and with the parts on the path to it. */
function bodyWith(body: unknown, at: readonly string[], text: string): object {
  return put(body, at, text) as object;
}

function put(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return rest.length === 0 && value === undefined ? text : value;
  if (name === NAMES) return { [text]: "v" };
  const inner = (found: unknown) => (rest.length === 0 ? text : put(found, rest, text));
  const isList = name === "*" && (Array.isArray(value) || value === undefined);
  if (isList) {
    const [first, ...others] = (value ?? []) as readonly unknown[];
    return [inner(first), ...others];
  }
  const fields = typeof value === "object" && value !== null ? value : {};
  const key = name === "*" ? "name" : name;
  return { ...fields, [key]: inner(Reflect.get(fields, key)) };
}

const send = ({ server, customer }: Side, { path, method, body, headers }: Asked): Promise<Reply> =>
  call(server, path, {
    method,
    headers,
    key: path.startsWith("/admin") ? server.adminToken : customer.key,
    ...(body !== null && { body }),
  });

interface Refusal {
  readonly error?: {
    readonly code: string;
    readonly details: { readonly issues?: readonly { pointer: string; rule: string }[] } | null;
  };
}

/** Returns a gateway's verdict on a request, without ids that differ between requests. */
function verdictOf({ status, json }: Reply): readonly unknown[] {
  const { error } = (json ?? {}) as Refusal;
  const issues = error?.details?.issues?.map(({ pointer, rule }) => `${pointer} ${rule}`);
  return [status, error?.code ?? null, issues ?? null];
}

/** Returns all values under a name in a response. */
function valuesOf(json: unknown, name: string): readonly unknown[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([field, value]) => [
    ...(field === name ? [value].flat() : []),
    ...valuesOf(value, name),
  ]);
}

/** Returns the stable content of a response, without request ids and times. */
function entryOf({ json }: Reply): unknown {
  return valuesOf(json, "entry").at(0);
}

/** Fields that the admin API stores unchanged. */
const keptFields = new Set([
  ...["email", "external_id", "label", "metadata", "models", "name", "note", "reference"],
  "webhook_url",
]);

/** No account here has an entry to be repaired, and a probe stores no text. */
const keepingNothing = new Set(["probeUpstreams", "repairAccount"]);

async function judge(servers: readonly Server[], field: TextField): Promise<void> {
  const sides = await Promise.all(
    servers.map(async (server) => ({ server, customer: await createCustomer(server) })),
  );
  const beginning = beginnings[field.at[0] ?? ""] ?? "";
  const bound = field.place === "body" ? LENGTH_MAX : ADDRESSED_LENGTH_MAX;
  const isBounded = field.maxLength !== null && field.maxLength < bound;
  const maxLength = isBounded ? (field.maxLength ?? bound) : UNBOUNDED;
  for (const hostile of hostileTexts) {
    if (hostile.want === "too long" && !isBounded) continue;
    const text = beginning + hostile.write(maxLength - beginning.length);
    const replies = await Promise.all(sides.map((side) => sendTwice(side, field, text)));
    const sent = replies.filter((reply) => reply !== null);
    for (const reply of sent) {
      expect(reply.status, `${hostile.name}: ${reply.text}`).toBeLessThan(500);
      const isKept = field.root === "/admin/api/v1" && field.place !== "header";
      if (isKept) expectKept(field, { ...hostile, text, reply });
    }
    const [first] = sent.map(verdictOf);
    expect(sent.map(verdictOf), hostile.name).toEqual(sent.map(() => first));
  }
}

/**
 * Returns the response to a text in a place, and to its repeat; null if the place cannot carry it.
 */
async function sendTwice(side: Side, field: TextField, text: string): Promise<Reply | null> {
  const request = requestOf(field, text, side);
  if (request === null) return null;
  const reply = await send(side, request);
  const repeat = await send(side, request);
  // No other account may have the value, not even one that the same request would create.
  const isTaken = field.at[0] === "external_id" && reply.status === 200 && field.method === "post";
  // The request is authenticated by the secret that it replaces, and that secret manages no keys.
  const isReplaced = field.operationId === "rotateConsoleKey" && reply.status === 200;
  const refusal = isReplaced ? [403, "key_restricted", null] : verdictOf(reply);
  expect(verdictOf(repeat)).toEqual(
    isTaken ? [409, "external_id_taken", ["/external_id unique"]] : refusal,
  );
  if (isTaken) await freeExternalId(side, reply);
  else if (!isReplaced) expect(entryOf(repeat)).toEqual(entryOf(reply));
  // A count reads no key of a repeat.
  const isRepeatable = field.method === "post" && field.operationId !== "countMessageTokens";
  if (field.root === "/v1" && reply.status === 200 && isRepeatable) {
    expect([repeat.headers.get("idempotent-replayed"), repeat.text]).toEqual(["true", reply.text]);
  }
  return reply;
}

/** The account of the next field uses the same value. */
async function freeExternalId({ server }: Side, { json }: Reply): Promise<void> {
  const path = `/admin/api/v1/accounts/${String(valuesOf(json, "id").at(0))}`;
  const body = { external_id: null };
  const reply = await call(server, path, { method: "PATCH", key: server.adminToken, body });
  expect(reply.status, reply.text).toBe(200);
}

interface Judged extends HostileText {
  readonly text: string;
  readonly reply: Reply;
}

/**
 * Checks that the admin API refuses a text that it cannot store, with its place, and stores
 * all others unchanged.
 */
function expectKept(
  { place, at, maxLength, operationId }: TextField,
  { name, want, text, reply }: Judged,
): void {
  const issues = valuesOf(reply.json, "issues") as readonly { pointer: string; rule: string }[];
  const rules = issues.map(({ rule }) => rule);
  if (want === "refused") {
    const list = `/${at.join("/").replaceAll("*", "0")}`;
    const map = `/${at.join("/").replaceAll("*", "name")}`;
    const object = `/${at.slice(0, -1).join("/")}`;
    const named = `${object}/${text.toWellFormed()}`;
    const places = at.at(-1) === NAMES ? [object, named] : [list, map];
    expect([name, reply.status]).toEqual([name, 400]);
    expect(places).toContain(issues[0]?.pointer);
    if (text.length > 1) expect(reply.text).not.toContain(JSON.stringify(text).slice(1, -1));
    return;
  }
  const isTooLong = maxLength !== null && [...text].length > maxLength;
  const rule = at.at(-1) === NAMES ? "names" : "maxLength";
  expect([name, rules.includes(rule)]).toEqual([name, isTooLong]);
  if (place !== "body" || !keptFields.has(at[0] ?? "") || keepingNothing.has(operationId)) return;
  const isKept = !isTooLong && !rules.includes("pattern");
  expect([name, reply.status]).toEqual([name, isKept ? 200 : 400]);
  if (isKept) expect(JSON.stringify(reply.json), name).toContain(JSON.stringify(text.trim()));
}

describe("the text fields in the documents", () => {
  test("include these", () => {
    const names = textFields.map(({ operationId, place, at }) =>
      [operationId, place, ...at].join(" "),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        "createAccount body name",
        "createAccount body budget limit",
        "createAccount body metadata {}",
        "topUpAccount body note",
        "topUpAccount body reference",
        "createKey body label",
        "createKey body models *",
        "showAccount path id",
        "listAudit query cursor",
        "listAudit query actor",
        "getUsage query upstream",
        "getConsoleStatement path month",
        "createConsoleKey body label",
        "revokeConsoleKey path id",
        "getModel path id",
        "createChatCompletion header Idempotency-Key",
        "createChatCompletion body messages * content",
        "createMessage body system",
      ]),
    );
    expect(names.length).toBeGreaterThan(100);
  });

  test("each operation with a body has a valid one here", () => {
    const taking = textFields.filter(({ place }) => place === "body");
    const lacking = taking.filter(({ operationId }) => bodies[operationId] === undefined);
    expect(lacking.map(({ operationId }) => operationId)).toEqual([]);
  });
});

describe.skipIf(lacksPostgres())("a hostile text (needs PostgreSQL's binaries)", () => {
  let servers: readonly Server[] = [];
  let postgres: SharedPostgres | undefined;
  beforeAll(async () => {
    postgres = await sharePostgres();
    const env = { ...options.env, DATABASE_URL: await postgres.createDatabase() };
    servers = await Promise.all([shareServer(options), startServer({ ...options, env })]);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await postgres?.stop();
  });

  test.each(
    textFields.map((field) => [field.operationId, field.place, field.at.join("/"), field] as const),
  )("gets the same verdict on both stores: %s, %s %s", (_operation, _place, _at, field) =>
    judge(servers, field),
  );

  test.each([
    ["a path", "/accounts/%ED%A0%BD", 400],
    ["a query", "/keys?account=%ED%A0%BD", 404],
    ["a path, with NUL", "/accounts/%00", 400],
  ])("gets the same verdict on both stores, as bytes of %s", async (_place, path, status) => {
    for (const server of servers) {
      const reply = await call(server, `/admin/api/v1${path}`, { key: server.adminToken });
      expect(reply.status).toBe(status);
    }
  });

  test("leaves a consistent ledger", async () => {
    for (const server of servers) {
      const path = "/admin/api/v1/ledger/verification";
      const { json } = await call(server, path, { key: server.adminToken });
      expect(json).toMatchObject({ ok: true, repaired: 0, problems: [] });
    }
  });
});
