import type { Exchange } from "../client/exchange.ts";
import { objectOf, type JsonObject } from "../contract/document.ts";
import type { Check, CheckContext } from "./check.ts";
import { expectStatus, expectThat, NotApplicable, shown } from "./expect.ts";
import { postOperations, smallGenerations, smallRequest } from "./requests.ts";

const kinds = ["requests", "tokens"] as const;
const GUIDE = "/docs/limits";
/** The longest body that the kit sends. */
const BODY_BYTES_MAX = 4_194_304;

/** Returns the limits of the key. */
async function limitsOf({ send }: CheckContext): Promise<JsonObject> {
  const exchange = await send({ path: "/account" });
  if (exchange.status !== 200) throw new NotApplicable(`GET /account answers ${exchange.status}`);
  return objectOf(objectOf(exchange.json)["limits"]);
}

/** Expects the headers of each limit that the key has, and none of the others. */
function expectHeaders(exchange: Exchange, limits: JsonObject): void {
  for (const kind of kinds) {
    const limit = limits[`${kind}_per_minute`] ?? null;
    const names = ["limit", "remaining", "reset"].map((part) => `x-ratelimit-${part}-${kind}`);
    const values = names.map((name) => exchange.headers[name]);
    const [stated, remaining, reset] = values.map(Number);
    const isComplete =
      stated === limit && Number(remaining) <= Number(limit) && Number.isInteger(reset);
    const isAbsent = values.every((value) => value === undefined);
    const expected =
      limit === null ? `no header ${names.join(", ")}` : `${names.join(", ")} of ${shown(limit)}`;
    const got = values.map((value) => value ?? "none").join(", ");
    expectThat(limit === null ? isAbsent : isComplete, { expected, got }, exchange);
  }
}

const postChecks: readonly Check[] = postOperations.flatMap((operation): readonly Check[] => [
  {
    id: `limits/headers/${operation.operation}`,
    title: `${operation.operation}: a response has the headers of the account's limits`,
    scope: "contract",
    rule: GUIDE,
    generations: smallGenerations(operation.protocol, 1),
    run: async (context) => {
      const exchange = await context.send(smallRequest(context, operation));
      expectStatus(exchange, 200);
      expectHeaders(exchange, await limitsOf(context));
    },
  },
  {
    id: `limits/headers-of-errors/${operation.operation}`,
    title: `${operation.operation}: so has a refused request of a known key`,
    scope: "contract",
    rule: GUIDE,
    run: async (context) => {
      const exchange = await context.send({ path: operation.path, body: "{" });
      expectStatus(exchange, 400);
      expectHeaders(exchange, await limitsOf(context));
    },
  },
]);

const getChecks: readonly Check[] = ["/models", "/account"].map((path) => ({
  id: `limits/headers${path}`,
  title: `GET ${path}: a response has the headers of the account's limits`,
  scope: "contract",
  rule: GUIDE,
  run: async (context) => {
    const exchange = await context.send({ path });
    expectStatus(exchange, 200);
    expectHeaders(exchange, await limitsOf(context));
  },
}));

/** What the limits of a plan show to clients. */
export const limitChecks: readonly Check[] = [
  ...postChecks,
  ...getChecks,
  {
    id: "limits/unauthenticated",
    title: "a request without a key has no headers of limits",
    scope: "contract",
    rule: GUIDE,
    run: async ({ send }) => {
      const exchange = await send({ path: "/models", auth: "none" });
      expectHeaders(exchange, {});
    },
  },
  {
    id: "limits/body",
    title: "a body above max_body_bytes of the account is a 413",
    scope: "contract",
    rule: GUIDE,
    run: async (context) => {
      const { max_body_bytes: most } = await limitsOf(context);
      if (typeof most !== "number") throw new NotApplicable("the account states no max_body_bytes");
      if (most > BODY_BYTES_MAX) {
        throw new NotApplicable(`max_body_bytes is above ${BODY_BYTES_MAX}, which this kit sends`);
      }
      const body = JSON.stringify({ model: "x".repeat(most) });
      expectStatus(await context.send({ path: "/chat/completions", body }), 413);
    },
  },
];
