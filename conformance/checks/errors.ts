import type { Exchange, RequestOptions } from "../client/exchange.ts";
import { listOf, objectOf, textOf } from "../contract/document.ts";
import type { Check, CheckContext } from "./check.ts";
import { CheckFailure, expectStatus, expectThat, shown } from "./expect.ts";
import type { ModelRole } from "./models.ts";
import { postOperations, smallGenerations, smallRequest, type PostOperation } from "./requests.ts";
import { wires } from "./wires.ts";

const GUIDE = "/docs/errors";

/** Status and code of an error; the document's examples have the code under the status. */
type ErrorName = `${number} ${string}`;

/** Expects an error of the contract. */
export function expectError(exchange: Exchange, wanted: ErrorName): void {
  const { code } = objectOf(objectOf(exchange.json)["error"]);
  const got = `${exchange.status} ${typeof code === "string" ? code : "without a code"}`;
  const seen = got === wanted ? got : `${got}: ${exchange.text.slice(0, 300)}`;
  expectThat(got === wanted, { expected: wanted, got: seen }, exchange);
}

interface ErrorRow {
  readonly name: string;
  readonly title: string;
  readonly error: ErrorName;
  readonly request: (context: CheckContext, operation: PostOperation) => RequestOptions;
}

const deep = `${"[".repeat(70)}${"]".repeat(70)}`;
const withBody =
  (body: string) =>
  (_context: CheckContext, { path }: PostOperation) => ({
    path,
    body,
  });

/** Refusals of each operation with a body. */
const postRows: readonly ErrorRow[] = [
  {
    name: "401-missing-key",
    title: "a request without a key",
    error: "401 missing_api_key",
    request: (context, operation) => ({ ...smallRequest(context, operation), auth: "none" }),
  },
  {
    name: "401-unknown-key",
    title: "an unknown key",
    error: "401 invalid_api_key",
    request: (context, operation) => ({ ...smallRequest(context, operation), auth: "wrong" }),
  },
  {
    name: "401-before-the-type",
    title: "a request without a key, before its type is checked",
    error: "401 missing_api_key",
    request: (_context, { path }) => ({
      path,
      body: "text",
      auth: "none",
      headers: { "content-type": "text/plain" },
    }),
  },
  {
    name: "404-unknown-model",
    title: "an unknown model",
    error: "404 model_not_found",
    request: (_context, { path, body }) => ({ path, body: body("nobody/nothing") }),
  },
  {
    name: "405-wrong-method",
    title: "a method that the path lacks",
    error: "405 method_not_allowed",
    request: (_context, { path }) => ({ path, method: "DELETE" }),
  },
  {
    name: "415-wrong-type",
    title: "a body that is not declared as JSON",
    error: "415 unsupported_media_type",
    request: (context, operation) => ({
      ...smallRequest(context, operation),
      headers: { "content-type": "text/plain" },
    }),
  },
  {
    name: "415-unknown-coding",
    title: "an unknown content coding",
    error: "415 unsupported_media_type",
    request: (context, operation) => ({
      ...smallRequest(context, operation),
      headers: { "content-encoding": "compress" },
    }),
  },
  {
    name: "400-malformed-json",
    title: "a body that is not JSON",
    error: "400 invalid_json",
    request: withBody('{"model": '),
  },
  {
    name: "400-empty-body",
    title: "an empty body",
    error: "400 invalid_json",
    request: withBody(""),
  },
  {
    name: "400-not-an-object",
    title: "a body that is not an object",
    error: "400 invalid_request",
    request: withBody("[]"),
  },
  {
    name: "400-too-deep",
    title: "a body with more than 64 levels",
    error: "400 invalid_request",
    request: withBody(`{"model":${deep}}`),
  },
  {
    name: "400-unknown-field-before-the-model",
    title: "an unknown field, before the model is looked up",
    error: "400 unknown_field",
    request: (_context, { path, body }) => ({
      path,
      body: { ...body("nobody/nothing"), unlisted: 1 },
    }),
  },
];

const postChecks: readonly Check[] = postRows.flatMap((row) =>
  postOperations.map((operation): Check => {
    const { protocol } = operation;
    return {
      id: `errors/${row.name}/${operation.operation}`,
      title: `${operation.operation}: ${row.title} is a ${row.error}`,
      scope: "contract",
      rule: GUIDE,
      generations: smallGenerations(protocol, 1),
      run: async (context) => {
        const exchange = await context.send(row.request(context, operation));
        expectError(exchange, row.error);
        if (exchange.status === 405) expectAllow(exchange);
      },
    };
  }),
);

function expectAllow(exchange: Exchange): void {
  const { allow } = exchange.headers;
  expectThat(
    allow?.includes("POST") === true || allow?.includes("GET") === true,
    { expected: "the header allow with the method", got: allow ?? "none" },
    exchange,
  );
}

/** Refusals of operations without a body, and of paths. */
const getRows: readonly (readonly [id: string, error: ErrorName, request: RequestOptions])[] = [
  ["401-missing-key/listModels", "401 missing_api_key", { path: "/models", auth: "none" }],
  ["401-unknown-key/listModels", "401 invalid_api_key", { path: "/models", auth: "wrong" }],
  ["401-missing-key/getModel", "401 missing_api_key", { path: "/models/a%2Fb", auth: "none" }],
  ["401-missing-key/getAccount", "401 missing_api_key", { path: "/account", auth: "none" }],
  ["401-unknown-key/getAccount", "401 invalid_api_key", { path: "/account", auth: "wrong" }],
  ["404-unknown-model/getModel", "404 model_not_found", { path: "/models/nobody%2Fnothing" }],
  ["404-unknown-path", "404 not_found", { path: "/nothing" }],
  ["404-unknown-path-without-key", "404 not_found", { path: "/nothing", auth: "none" }],
  ["405-wrong-method/listModels", "405 method_not_allowed", { path: "/models", method: "POST" }],
  ["405-wrong-method/getAccount", "405 method_not_allowed", { path: "/account", method: "PUT" }],
  ["400-malformed-path", "400 invalid_request", { path: "/models/%zz" }],
];

const getChecks: readonly Check[] = getRows.map(([id, error, request]) => ({
  id: `errors/${id}`,
  title: `${request.method ?? "GET"} ${request.path} with the key "${request.auth ?? "given"}" is a ${error}`,
  scope: "contract",
  rule: GUIDE,
  run: async ({ send }) => expectError(await send(request), error),
}));

/** The sandbox models that fail before the reply. */
const failures: readonly (readonly [role: ModelRole, error: ErrorName, advice: string])[] = [
  ["refuse-400", "400 upstream_rejected", "false"],
  ["refuse-401", "502 upstream_error", "none"],
  ["refuse-429", "503 overloaded", "true"],
  ["refuse-500", "502 upstream_error", "none"],
  ["hang", "504 upstream_timeout", "true"],
  ["break", "502 upstream_error", "none"],
  ["truncate", "502 upstream_error", "none"],
  ["garbage", "502 upstream_error", "none"],
];

const failureChecks: readonly Check[] = failures.flatMap(([role, error, advice]) =>
  wires.map((wire): Check => {
    // The vendor's libraries expect this status for an overload.
    const own: ErrorName =
      error === "503 overloaded" && wire.protocol === "messages" ? "529 overloaded" : error;
    return {
      id: `errors/upstream-${role}/${wire.operation}`,
      title: `${wire.operation}: an upstream that fails (${role}) is a ${own}, x-should-retry ${advice}`,
      scope: "contract",
      rule: GUIDE,
      generations: smallGenerations(wire.protocol, 1, role),
      run: async (context) => {
        const { path, protocol, operation } = wire;
        const found = postOperations.find((entry) => entry.operation === operation);
        const body = found?.body(context.model(protocol, role));
        const exchange = await context.send({ path, body });
        expectError(exchange, own);
        const got = exchange.headers["x-should-retry"] ?? "none";
        expectThat(got === advice, { expected: `x-should-retry: ${advice}`, got }, exchange);
      },
    };
  }),
);

/** What clients of any gateway rely on: the statuses alone. */
const commonChecks: readonly Check[] = wires.flatMap((wire): readonly Check[] => {
  const found = postOperations.find(({ operation }) => operation === wire.operation);
  if (found === undefined) return [];
  const common = (name: string, title: string, more: Pick<Check, "run">): Check => ({
    id: `errors/common/${name}/${wire.protocol}`,
    title: `${wire.protocol}: ${title}`,
    scope: "common",
    rule: GUIDE,
    generations: smallGenerations(wire.protocol, 1),
    ...more,
  });
  const refused =
    (request: (context: CheckContext) => RequestOptions, ...statuses: readonly number[]) =>
    async (context: CheckContext): Promise<void> =>
      expectStatus(await context.send(request(context)), ...statuses);
  const { path } = wire;
  return [
    common("no-key", "a request without a key is refused with 401", {
      run: refused((context) => ({ ...smallRequest(context, found), auth: "none" }), 401),
    }),
    common("malformed-json", "a body that is not JSON is refused with 400", {
      run: refused(() => ({ path, body: '{"model": ' }), 400),
    }),
    common("no-input", "a body without its messages is refused with 400 or 422", {
      run: refused(
        (context) => ({
          path,
          body: { model: context.model(wire.protocol, "echo"), max_tokens: 8 },
        }),
        400,
        422,
      ),
    }),
    common("unknown-model", "an unknown model is refused with 400, 403 or 404", {
      run: refused(() => ({ path, body: found.body("nobody/nothing") }), 400, 403, 404),
    }),
    common("shape", "an error is JSON with an error object that has a message", {
      run: async (context) => {
        const exchange = await context.send({ path, body: '{"model": ' });
        const { message } = objectOf(objectOf(exchange.json)["error"]);
        const expected = "a JSON body with error.message";
        const got = exchange.text.slice(0, 300);
        expectThat(typeof message === "string", { expected, got }, exchange);
      },
    }),
  ];
});

/** Each answer with an error has its code among those of its status, and its ids agree. */
const tableChecks: readonly Check[] = [
  {
    id: "errors/codes",
    title: "each error has a code of the document, with a status that the document has for it",
    scope: "contract",
    rule: "#/components/schemas/ErrorObject/properties/code",
    phase: "last",
    run: ({ exchanges, document }) => {
      for (const exchange of exchanges) {
        const { code } = objectOf(objectOf(exchange.json)["error"]);
        if (exchange.status < 400 || exchange.method === "HEAD") continue;
        const statuses = document.codes.get(textOf(code));
        if (statuses === undefined) {
          throw new CheckFailure("a code of the document", shown(code), exchange);
        }
        if (statuses.size === 0 || statuses.has(exchange.status)) continue;
        const expected = `${textOf(code)} with status ${[...statuses].join(" or ")}`;
        throw new CheckFailure(expected, `status ${exchange.status}`, exchange);
      }
    },
  },
  {
    id: "errors/param",
    title: "the param of an error is the path of its first issue",
    scope: "contract",
    rule: "#/components/schemas/ErrorObject/properties/param",
    phase: "last",
    run: ({ exchanges }) => {
      for (const exchange of exchanges) {
        const { details, param } = objectOf(objectOf(exchange.json)["error"]);
        const { pointer } = objectOf(listOf(objectOf(details)["issues"])[0]);
        if (exchange.status !== 400 || typeof pointer !== "string") continue;
        const wanted = paramOf(pointer);
        if (param === wanted) continue;
        throw new CheckFailure(`param ${shown(wanted)}`, shown(param), exchange);
      }
    },
  },
];

/** `/messages/0/role` → `messages[0].role`; null for the whole body. */
function paramOf(pointer: string): string | null {
  if (pointer === "") return null;
  const keys = pointer.slice(1).split("/");
  const text = keys
    .map((key) =>
      /^\d+$/.test(key) ? `[${key}]` : `.${key.replaceAll("~1", "/").replaceAll("~0", "~")}`,
    )
    .join("");
  return text.startsWith(".") ? text.slice(1) : text;
}

/** The error table. */
export const errorChecks: readonly Check[] = [
  ...postChecks,
  ...getChecks,
  ...failureChecks,
  ...commonChecks,
  ...tableChecks,
];
