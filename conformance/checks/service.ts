import { gzipSync } from "node:zlib";
import { isDeepStrictEqual } from "node:util";
import type { Exchange } from "../client/exchange.ts";
import { isObject, listOf, objectOf, type JsonObject, textOf } from "../contract/document.ts";
import type { Check, CheckContext } from "./check.ts";
import { expectStatus, expectThat, NotApplicable, shown } from "./expect.ts";
import { postOperations, smallGeneration, smallGenerations, smallRequest } from "./requests.ts";
import { wires } from "./wires.ts";

/** Returns the entries of `GET /models`; the check is not applicable if they cannot be read. */
async function listedModels({ send }: CheckContext): Promise<readonly JsonObject[]> {
  const exchange = await send({ path: "/models" });
  if (exchange.status !== 200) throw new NotApplicable(`GET /models answers ${exchange.status}`);
  const entries = listOf(objectOf(exchange.json)["data"]).filter(isObject);
  expectThat(entries.length > 0, { expected: "a list of models in data", got: "none" }, exchange);
  return entries;
}

/** Returns the first listed model with a slash, which clients send in three forms. */
async function someModel(context: CheckContext): Promise<JsonObject & { readonly id: string }> {
  const found = (await listedModels(context)).find(({ id }) => textOf(id).includes("/"));
  if (found === undefined) throw new NotApplicable("no listed model has a slash in its id");
  return { ...found, id: textOf(found["id"]) };
}

const authChecks: readonly Check[] = wires.flatMap((wire) =>
  (["bearer", "x-api-key"] as const).map((auth): Check => ({
    id: `auth/${auth}/${wire.protocol}`,
    title: `${wire.protocol}: the key is accepted as ${auth}`,
    // Chat libraries send the key as a bearer token, messages libraries in a header.
    scope: (auth === "x-api-key") === (wire.protocol === "messages") ? "common" : "contract",
    rule: `#/components/securitySchemes/${auth === "bearer" ? "bearerAuth" : "apiKeyAuth"}`,
    generations: smallGenerations(wire.protocol, 1),
    run: async (context) =>
      expectStatus(await context.send({ ...smallGeneration(context, wire), auth }), 200),
  })),
);

const modelChecks: readonly Check[] = [
  {
    id: "models/list",
    title: "GET /models lists models with unique ids",
    scope: "common",
    rule: "#/paths/~1models/get",
    run: async ({ send }) => {
      const exchange = await send({ path: "/models" });
      expectStatus(exchange, 200);
      const ids = listOf(objectOf(exchange.json)["data"]).map((entry) => objectOf(entry)["id"]);
      const areUnique = ids.length > 0 && new Set(ids).size === ids.length;
      const areTexts = ids.every((id) => typeof id === "string");
      expectThat(areUnique && areTexts, { expected: "unique ids", got: ids }, exchange);
    },
  },
  {
    id: "models/each",
    title: "GET /models/{id} returns the entry of the list, for each of the first models",
    scope: "contract",
    rule: "#/paths/~1models~1{id}/get",
    run: async (context) => {
      for (const entry of (await listedModels(context)).slice(0, 5)) {
        const path = `/models/${encodeURIComponent(textOf(entry["id"]))}`;
        const exchange = await context.send({ path });
        const isSame = isDeepStrictEqual(exchange.json, entry);
        expectThat(isSame, { expected: shown(entry), got: exchange.text }, exchange);
      }
    },
  },
  {
    id: "models/slash-forms",
    title: "the slash of a model's id may be sent as it is, as %2F or as %2f",
    scope: "contract",
    rule: "#/components/parameters/ModelId",
    run: async (context) => {
      const { id } = await someModel(context);
      for (const slash of ["/", "%2F", "%2f"]) {
        const exchange = await context.send({ path: `/models/${id.replace("/", slash)}` });
        expectStatus(exchange, 200);
        expectThat(
          objectOf(exchange.json)["id"] === id,
          { expected: id, got: exchange.text },
          exchange,
        );
      }
    },
  },
  {
    id: "models/head",
    title: "HEAD on a GET operation answers like GET, without the body",
    scope: "contract",
    rule: "#/info/description",
    run: async ({ send }) => {
      const exchange = await send({ path: "/models", method: "HEAD" });
      expectStatus(exchange, 200);
      expectThat(exchange.text === "", { expected: "no body", got: exchange.text }, exchange);
    },
  },
];

const countChecks: readonly Check[] = [
  {
    id: "count-tokens/agrees",
    title: "a count of tokens equals the input tokens of the same message",
    scope: "contract",
    rule: "#/paths/~1messages~1count_tokens/post",
    generations: smallGenerations("messages", 2),
    run: async (context) => {
      context.models.requireSandbox("messages");
      const counted = postOperations.find(({ operation }) => operation === "countMessageTokens");
      const message = postOperations.find(({ operation }) => operation === "createMessage");
      if (counted === undefined || message === undefined) return;
      const count = await context.send(smallRequest(context, counted));
      expectStatus(count, 200);
      const reply = await context.send(smallRequest(context, message));
      expectStatus(reply, 200);
      const { input_tokens: wanted } = objectOf(objectOf(reply.json)["usage"]);
      const { input_tokens: got } = objectOf(count.json);
      expectThat(got === wanted, { expected: `${shown(wanted)} tokens`, got }, count);
    },
  },
];

const encodingChecks: readonly Check[] = wires.map((wire) => ({
  id: `encoding/gzip/${wire.protocol}`,
  title: `${wire.protocol}: a body may be compressed with gzip`,
  scope: "contract",
  rule: "#/info/description",
  generations: smallGenerations(wire.protocol, 1),
  run: async (context) => {
    const { path, body } = smallGeneration(context, wire);
    const headers = { "content-encoding": "gzip" };
    const compressed = gzipSync(JSON.stringify(body));
    const exchange = await context.send({ path, headers, body: compressed });
    expectStatus({ ...exchange, requestBody: body }, 200);
  },
}));

const headerChecks: readonly Check[] = [
  ...wires.map((wire): Check => ({
    id: `headers/client-request-id/${wire.protocol}`,
    title: `${wire.protocol}: your own x-request-id is returned as x-client-request-id`,
    scope: "contract",
    rule: "#/components/parameters/ClientRequestId",
    generations: smallGenerations(wire.protocol, 1),
    run: async (context) => {
      const own = `kit-${wire.protocol}-1`;
      const headers = { "x-request-id": own };
      const exchange = await context.send({ ...smallGeneration(context, wire), headers });
      const got = exchange.headers["x-client-request-id"] ?? "nothing";
      expectThat(got === own, { expected: `x-client-request-id: ${own}`, got }, exchange);
    },
  })),
  {
    id: "headers/ignored-fields",
    title: "a field without effect is named in x-ignored-fields",
    scope: "contract",
    rule: "#/components/headers/IgnoredFields",
    generations: smallGenerations("messages", 1, "plain"),
    run: async (context) => {
      const exchange = await context.send({
        path: "/messages",
        body: {
          model: context.model("messages", "plain"),
          max_tokens: 16,
          messages: [
            {
              role: "user",
              content: [{ type: "text", text: "one", cache_control: { type: "ephemeral" } }],
            },
          ],
        },
      });
      expectStatus(exchange, 200);
      const pointer = "/messages/*/content/*/cache_control";
      const got = exchange.headers["x-ignored-fields"] ?? "no header";
      expectThat(got === pointer, { expected: `x-ignored-fields: ${pointer}`, got }, exchange);
    },
  },
];

const versionChecks: readonly Check[] = [
  {
    id: "versions/document",
    title: "the gateway serves its document, with every operation of this one",
    scope: "contract",
    rule: "/docs/compatibility",
    run: async ({ send, document }) => {
      const exchange = await send({ path: "/openapi.json", origin: true });
      expectStatus(exchange, 200);
      const { paths, info } = objectOf(exchange.json);
      for (const { path, method, id } of document.operations.values()) {
        const operation = objectOf(objectOf(objectOf(paths)[path])[method]);
        const got = shown(operation["operationId"]);
        const expected = `${id} at ${method} ${path}`;
        expectThat(operation["operationId"] === id, { expected, got }, exchange);
      }
      expectVersion(exchange, { served: objectOf(info)["version"], used: document.version });
    },
  },
  ...["2023-06-01", "2024-10-22-preview", "anything"].map((version): Check => ({
    id: `versions/messages/${version}`,
    title: `messages: the version header ${version} of a client is accepted`,
    scope: version === "2023-06-01" ? "common" : "contract",
    rule: "#/components/parameters/CompatVersion",
    generations: smallGenerations("messages", 1),
    run: async (context) => {
      const wire = wires.find(({ protocol }) => protocol === "messages");
      if (wire === undefined) return;
      const headers = { "anthropic-version": version, "compat-version": version };
      expectStatus(await context.send({ ...smallGeneration(context, wire), headers }), 200);
    },
  })),
];

/** Within the same major version, a served document may be newer than the one of the checks. */
function expectVersion(
  exchange: Exchange,
  { served, used }: { readonly served: unknown; readonly used: string },
): void {
  const numbers = (version: unknown): readonly number[] => String(version).split(".").map(Number);
  const [major = 0, minor = 0] = numbers(served);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(used);
  const fits = major === wantedMajor && minor >= wantedMinor;
  expectThat(
    fits,
    { expected: `version ${used} or a compatible one`, got: shown(served) },
    exchange,
  );
}

/** Authentication, models, counts, encodings, headers and versions. */
export const serviceChecks: readonly Check[] = [
  ...authChecks,
  ...modelChecks,
  ...countChecks,
  ...encodingChecks,
  ...headerChecks,
  ...versionChecks,
];
