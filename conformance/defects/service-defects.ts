import { at, bodies, field, headers, withStatus } from "./alter.ts";
import type { Defect } from "./defect.ts";
import type { ForwardedRequest } from "./proxy.ts";

const always = (): boolean => true;

const seenKeys = new Map<string, number>();

/** Returns how often the key of a request came before; 0 without a key. */
function timesBefore({ headers: { "idempotency-key": key } }: ForwardedRequest): number {
  if (key === undefined) return 0;
  const times = seenKeys.get(key) ?? 0;
  seenKeys.set(key, times + 1);
  return times;
}

/** Defects of keys, charges, headers and models. */
export const serviceDefects: readonly Defect[] = [
  {
    name: "the key of a replay is ignored",
    alteration: {
      request: (request) => {
        const { "idempotency-key": _key, ...kept } = request.headers;
        return { ...request, headers: kept };
      },
    },
    foundBy: "idempotency/chat/replay",
    others: ["idempotency/*"],
  },
  {
    name: "the first retry with a key is a new request",
    alteration: {
      request: (request) => {
        if (timesBefore(request) !== 1) return request;
        const { "idempotency-key": _key, ...kept } = request.headers;
        return { ...request, headers: kept };
      },
    },
    foundBy: "idempotency/chat/charged-once",
    others: ["idempotency/*"],
  },
  {
    name: "a replay has another body",
    alteration: {
      answer: (answer) =>
        answer.headers["idempotent-replayed"] === undefined
          ? answer
          : { ...answer, body: answer.body.replace(/"id":"(\w+[-_])/, '"id":"$1other') },
    },
    foundBy: "idempotency/messages/replay",
    others: ["idempotency/*/replay", "idempotency/*/replay-stream"],
  },
  {
    name: "a replay lacks its header",
    alteration: headers(always, { "idempotent-replayed": undefined }),
    foundBy: "idempotency/responses/replayed-header",
    others: ["idempotency/*/replayed-header"],
  },
  {
    name: "a response lacks the headers of limits",
    alteration: headers(withStatus(200), {
      "x-ratelimit-limit-tokens": undefined,
      "x-ratelimit-remaining-tokens": undefined,
      "x-ratelimit-reset-tokens": undefined,
    }),
    foundBy: "limits/headers/createChatCompletion",
    others: ["limits/headers/*"],
  },
  {
    name: "the two ids of a request differ",
    alteration: headers(always, { "request-id": "req_other" }),
    foundBy: "document/request-ids",
  },
  {
    name: "a response lacks its id",
    alteration: headers(withStatus(200), { "x-request-id": undefined }),
    foundBy: "document/createMessage/200/headers",
    others: ["document/*/200/headers", "document/request-ids"],
  },
  {
    name: "the client's own id is not returned",
    alteration: headers(always, { "x-client-request-id": undefined }),
    foundBy: "headers/client-request-id/chat",
    others: ["headers/client-request-id/*"],
  },
  {
    name: "ignored fields are not named",
    alteration: headers(always, { "x-ignored-fields": undefined }),
    foundBy: "headers/ignored-fields",
  },
  {
    name: "the key is not accepted as x-api-key",
    alteration: {
      request: (request) => {
        const { "x-api-key": _key, ...kept } = request.headers;
        return { ...request, headers: kept };
      },
    },
    foundBy: "auth/x-api-key/messages",
    others: ["auth/x-api-key/*"],
  },
  {
    name: "a request is charged twice",
    alteration: { times: 2 },
    foundBy: "account/charge/chat",
    others: ["account/charge/*", "idempotency/*/first-is-fresh"],
  },
  {
    name: "the slash of a model's id is decoded only as %2F",
    alteration: {
      request: (request) => ({ ...request, path: request.path.replace("%2f", "%252f") }),
    },
    foundBy: "models/slash-forms",
  },
  {
    name: "the total of the balance leaves out what is held",
    alteration: bodies(at("/account"), (body) =>
      field(body, "balance", (balance) => ({ ...balance, total: "0.5" })),
    ),
    foundBy: "account/balance",
  },
];
