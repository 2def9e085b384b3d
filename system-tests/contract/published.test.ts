import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toJsonSchema } from "../../scripts/generate/validators.ts";
import type { ApiDocument } from "../../scripts/contract/firewall/api-document.ts";
import {
  listPublished,
  readPublished,
  streamsOf,
} from "../../scripts/contract/firewall/published.ts";
import { listAcceptedBodies } from "../../scripts/contract/rejections/atlas.ts";
import { compileGrammar } from "../../src/wire/contract/grammar/compile-grammar.ts";
import {
  StreamChecker,
  type EventValidator,
} from "../../src/wire/contract/grammar/stream-checker.ts";
import { bindSchemas, type JsonSchema } from "../../src/wire/contract/json-schema.ts";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { shareServer, type SharedServer } from "../../contract-tests/harness/shared/gateway.ts";
import { inParallel } from "./in-parallel.ts";
import { keepsToContract } from "./meaning.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});
afterAll(() => server.stop());

const paths = {
  ChatCompletionRequest: "/chat/completions",
  MessagesRequest: "/messages",
  CountTokensRequest: "/messages/count_tokens",
  ResponsesRequest: "/responses",
} as const;

/** The operations that answer whole and streamed: the schema of a reply, and the stream's name. */
const answering = {
  "/chat/completions": { schema: "ChatCompletion", operation: "createChatCompletion" },
  "/messages": { schema: "Message", operation: "createMessage" },
  "/responses": { schema: "ResponseObject", operation: "createResponse" },
} as const;

function schemasOf({ components }: ApiDocument): Readonly<Record<string, JsonSchema>> {
  return components.schemas;
}

/**
 * Returns validators compiled from a published document; those in `generated/` are the current
 * ones.
 */
function validatorsOf(contract: ApiDocument): (name: string) => ValidateFunction | undefined {
  const ajv = new Ajv({ strict: false, discriminator: true });
  addFormats.default(ajv, ["date-time"]);
  for (const [name, schema] of Object.entries(schemasOf(contract))) {
    ajv.addSchema(toJsonSchema(schema), name);
  }
  return (name) => ajv.getSchema(name);
}

interface Example {
  readonly name: string;
  readonly path: keyof typeof answering;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: Example["body"] }>>;
}

function examplesOf(document: ApiDocument): readonly Example[] {
  const known = Object.keys(answering) as readonly Example["path"][];
  return known.flatMap((path) => {
    const media = document.paths[path]?.["post"]?.requestBody?.content["application/json"];
    const { examples = {} } = (media ?? {}) as Media;
    return Object.entries(examples).map(([name, { value }]) => ({ name, path, body: value }));
  });
}

function post(path: string, body: object): Promise<Reply> {
  return call(server, `/v1${path}`, { key: server.key, body });
}

/** Returns the fault of a current stream by the first contract's automaton and schemas. */
function findStreamFault(contract: ApiDocument, example: Example, reply: Reply): string | null {
  const grammar = streamsOf(contract).get(answering[example.path].operation);
  if (grammar === undefined) return "no grammar";
  const find = validatorsOf(contract);
  const findValidator = (name: string): EventValidator | undefined =>
    find(name) as EventValidator | undefined;
  const request = { ...example.body, stream: true };
  const checker = new StreamChecker({ grammar: compileGrammar(grammar), findValidator, request });
  for (const event of reply.events) {
    const verdict = checker.feed(event);
    if ("problem" in verdict) return `${verdict.problem.text}: ${event.data}`;
  }
  return checker.end()?.text ?? null;
}

describe.each(listPublished())("to a client of the contract %s", (version) => {
  const contract = readPublished(version);
  const find = validatorsOf(contract);

  test.each(
    examplesOf(contract).map((example) => [`${example.path} ${example.name}`, example] as const),
  )("%s gets the same response as before, non-streaming and streamed", async (_name, example) => {
    const whole = await post(example.path, { ...example.body, stream: false });
    const { schema } = answering[example.path];
    expect([whole.status, find(schema)?.(whole.json)]).toEqual([200, true]);
    const streamed = await post(example.path, { ...example.body, stream: true });
    expect([streamed.status, findStreamFault(contract, example, streamed)]).toEqual([200, null]);
  });

  test.each([
    ["/models", "ModelList"],
    ["/models/sandbox/echo", "Model"],
    ["/account", "Account"],
  ])("%s is unchanged", async (path, schema) => {
    const reply = await call(server, `/v1${path}`, { key: server.key });
    expect([reply.status, find(schema)?.(reply.json), find(schema)?.errors]).toEqual([
      200,
      true,
      null,
    ]);
  });

  test("an error is unchanged", async () => {
    const replies = [
      await post("/chat/completions", { model: "sandbox/echo", foo: 1 }),
      await post("/messages", {
        model: "sandbox/none",
        messages: [{ role: "user", content: "a" }],
      }),
      await call(server, "/v1/account"),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 404, 401]);
    for (const { json } of replies) expect(find("ErrorResponse")?.(json)).toBe(true);
  });

  test("every body that its schemas accept is accepted", async () => {
    const bodies = listAcceptedBodies(bindSchemas(schemasOf(contract)));
    const refused: string[] = [];
    await inParallel(bodies, async ({ root, body }) => {
      const reply = await post(paths[root], body as object);
      if (!keepsToContract(reply)) refused.push(`${JSON.stringify(body)}: ${reply.text}`);
    });
    expect(bodies.length).toBeGreaterThan(150);
    expect(refused).toEqual([]);
  });
});
