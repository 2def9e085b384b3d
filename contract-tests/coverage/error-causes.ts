import { operations, type OperationId } from "../../generated/operations.ts";
import { exampleMessage } from "../harness/error-examples.ts";
import { bodyAt, chat, countTokens, hello, messages, responses } from "../harness/requests.ts";
import {
  anotherBody,
  clientThatGoesOn,
  slowSocket,
  twiceAtOnce,
  type Reach,
} from "./awkward-clients.ts";
import type { Cause } from "./cause.ts";
import { exchange } from "./exchange.ts";
import type { Pattern } from "../harness/match.ts";
import { limitHeaders, requestHeaders } from "./headers.ts";
import type { KeyName } from "./gateways.ts";

type Row = readonly [
  name: string,
  /** `<status> <error.type> <error.code>`. */
  error: string,
  reach: Reach,
  more?: {
    readonly param?: Pattern;
    readonly details?: Pattern;
    readonly limits?: "none";
    /** The contract's example that shows the message. */
    readonly example?: string;
  },
];

const asking =
  (body: object, key: KeyName = "rich"): Reach =>
  ({ server, keys }, path) =>
    exchange(server, path, { key: keys[key], body: bodyAt(path, { ...hello, ...body }) });

const sending =
  (body: object | string, headers: Record<string, string>): Reach =>
  ({ server, keys }, path) =>
    exchange(server, path, {
      key: keys.rich,
      body: typeof body === "string" ? body : bodyAt(path, { ...body }),
      headers,
    });

const unknownField: Pattern = {
  issues: [
    {
      pointer: "/tool_choise",
      rule: "additionalProperties",
      message: /^.+tool_choise.+$/,
      hint: /tool_choice/,
    },
  ],
};

const amount = /^\d+(\.\d+)?$/;
const shortfall: Pattern = {
  limit: "balance",
  needed: amount,
  available: "0.00000001",
  affordable_max_tokens: null,
};

/** Refusals that every operation shares. */
function commonRows(method: "GET" | "POST"): readonly Row[] {
  const calling =
    (target: "server" | "broken" | "storeless", key?: KeyName): Reach =>
    (gateways, path) =>
      exchange(gateways[target], path, {
        ...(method === "POST" && { body: bodyAt(path, hello) }),
        ...(key && { key: gateways.keys[key] }),
      });
  return [
    ["no key", "401 authentication_error missing_api_key", calling("server"), { limits: "none" }],
    ["the limiter", "429 rate_limit_error rate_limited", calling("server", "limited")],
    [
      "a part that throws",
      "500 api_error internal_error",
      calling("broken", "rich"),
      { limits: "none" },
    ],
    [
      "a store that is away",
      "503 overloaded_error unavailable",
      calling("storeless", "rich"),
      { limits: "none" },
    ],
    [
      "SIGTERM",
      "503 overloaded_error unavailable",
      ({ answerAfterSigterm }, path) => answerAfterSigterm(`${method} ${path}`),
      { limits: "none" },
    ],
  ];
}

/** Further refusals that every operation with a body shares. */
const bodyRows: readonly Row[] = [
  [
    "an unknown field",
    "400 invalid_request_error unknown_field",
    asking({ tool_choise: 1 }),
    { param: "tool_choise", details: unknownField },
  ],
  [
    "a model beyond the plan",
    "403 permission_error model_not_allowed",
    asking({ model: "sandbox/agent" }, "narrow"),
    { param: "model", details: issueAt("/model"), limits: "none" },
  ],
  [
    "an unknown model",
    "404 not_found_error model_not_found",
    asking({ model: "nobody/nothing" }),
    { param: "model", details: issueAt("/model", { hint: /GET \/v1\/models/ }) },
  ],
  [
    "a slow socket",
    "408 timeout_error request_timeout",
    slowSocket,
    { example: "request_timeout" },
  ],
  [
    "a client that keeps writing",
    "413 request_too_large body_too_large",
    clientThatGoesOn,
    { example: "body_too_large" },
  ],
  [
    "text instead of JSON",
    "415 invalid_request_error unsupported_media_type",
    sending("Hello", { "content-type": "text/plain" }),
  ],
  [
    "a body in an unknown coding",
    "415 invalid_request_error unsupported_media_type",
    sending(hello, { "content-encoding": "compress" }),
  ],
];

/** Further refusals that both protocols share; an upstream's overload differs in its status. */
const generationRows: readonly Row[] = [
  ...bodyRows,
  [
    "too small a balance",
    "402 billing_error insufficient_balance",
    asking({}, "poor"),
    { details: shortfall, limits: "none" },
  ],
  [
    "the same Idempotency-Key in flight",
    "409 conflict_error idempotency_in_flight",
    twiceAtOnce,
    { example: "idempotency_in_flight" },
  ],
  [
    "the same Idempotency-Key with another body",
    "422 invalid_request_error idempotency_mismatch",
    anotherBody,
    { example: "idempotency_mismatch" },
  ],
  [
    "a broken upstream",
    "502 api_error upstream_error",
    asking({ model: "sandbox/refuse-500" }),
    { example: "upstream_error" },
  ],
  [
    "a silent upstream",
    "504 timeout_error upstream_timeout",
    asking({ model: "sandbox/hang" }),
    { example: "upstream_timeout" },
  ],
];

const busy = asking({ model: "sandbox/refuse-429" });
const chatRows: readonly Row[] = [
  ["a busy upstream", "503 overloaded_error overloaded", busy, { example: "overloaded" }],
];
const messagesRows: readonly Row[] = [
  ["a busy upstream", "529 overloaded_error overloaded", busy, { example: "overloaded" }],
];

const countRows: readonly Row[] = [
  [
    "a service without memory for bodies",
    "529 overloaded_error overloaded",
    ({ crowded, keys }, path) => exchange(crowded, path, { key: keys.rich, body: hello }),
    { limits: "none" },
  ],
];

const modelRows: readonly Row[] = [
  [
    "a malformed escape in the path",
    "400 invalid_request_error invalid_request",
    ({ server, keys }) => exchange(server, "/v1/models/%E0%A4", { key: keys.rich }),
    { limits: "none", example: "malformed_path" },
  ],
  [
    "a model beyond the plan",
    "403 permission_error model_not_allowed",
    ({ server, keys }) => exchange(server, "/v1/models/sandbox%2Fagent", { key: keys.narrow }),
    { limits: "none" },
  ],
  [
    "an unknown model",
    "404 not_found_error model_not_found",
    ({ server, keys }) => exchange(server, "/v1/models/nobody%2Fnothing", { key: keys.rich }),
  ],
];

function issueAt(pointer: string, more: Record<string, Pattern> = {}): Pattern {
  return { issues: [{ pointer, rule: /^.+$/, message: /^.+$/, ...more }] };
}

/** `x-should-retry` of each status; it must not be sent with another one. */
const retries: Readonly<Record<string, string>> = Object.fromEntries([
  ...["400", "401", "402", "403", "422"].map((status) => [status, "false"]),
  ...["409", "429", "503", "504", "529"].map((status) => [status, "true"]),
]);

function errorCause(operationId: OperationId, path: string, row: Row): Cause {
  const [name, error, reach, more = {}] = row;
  const { param = null, details = null, limits, example } = more;
  const message = example === undefined ? /^.{10,}$/ : exampleMessage(example);
  const [status, type = "", code = ""] = error.split(" ");
  const waits = status === "429" || status === "503" || status === "529";
  return {
    name: `${operationId}: ${name}`,
    expected: {
      operationId,
      status: Number(status),
      mediaType: "application/json",
      body: {
        type: "error",
        error: { type, message, code, param, details },
        request_id: /^req_/,
      },
      headers: {
        ...requestHeaders,
        ...(limits === undefined && limitHeaders),
        "x-should-retry": retries[status ?? ""] ?? null,
        "retry-after": waits ? /^([1-9]|[1-5]\d|60)$/ : null,
        "retry-after-ms": waits ? /^[1-9]\d*$/ : null,
        "www-authenticate": status === "401" ? "Bearer" : null,
      },
    },
    reach: (gateways) => reach(gateways, path),
  };
}

const paths: Readonly<Record<OperationId, string>> = {
  createChatCompletion: chat,
  createMessage: messages,
  createResponse: responses,
  countMessageTokens: countTokens,
  listModels: "/v1/models",
  getModel: "/v1/models/sandbox%2Fecho",
  getAccount: "/v1/account",
};

const rowsOf: Readonly<Record<OperationId, readonly Row[]>> = {
  createChatCompletion: [...commonRows("POST"), ...generationRows, ...chatRows],
  createMessage: [...commonRows("POST"), ...generationRows, ...messagesRows],
  createResponse: [...commonRows("POST"), ...generationRows, ...chatRows],
  countMessageTokens: [...commonRows("POST"), ...bodyRows, ...countRows],
  listModels: commonRows("GET"),
  getModel: [...commonRows("GET"), ...modelRows],
  getAccount: commonRows("GET"),
};

/** Every refusal and every failure that the contract declares. */
export const errorCauses: readonly Cause[] = (Object.keys(operations) as OperationId[]).flatMap(
  (operationId) =>
    rowsOf[operationId].map((row) => errorCause(operationId, paths[operationId], row)),
);
