import { createHash } from "node:crypto";
import { contractDocument } from "../../generated/document.ts";
import { call } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { startServer } from "../harness/start-server.ts";

interface Example {
  readonly summary: string;
  /** A body, or the text of a stream. */
  readonly value: unknown;
}
type Examples = Readonly<Record<string, Example>>;

/** The responses to one operation's request examples, by the name of the request. */
export interface RecordedReplies {
  readonly whole: Examples;
  readonly streamed: Examples;
}

/** Every example of a success in the document, as a gateway responds today. */
export interface RecordedExamples {
  readonly chat: RecordedReplies;
  readonly messages: RecordedReplies;
  readonly responses: RecordedReplies;
  readonly counts: RecordedReplies;
  readonly records: Examples;
}

/** Lists and limits depend on the plan: the records are those of a small plan. */
const config = `
plans:
  - id: starter
    name: Starter
    models: ["sandbox/*"]
    requests_per_minute: 600
    tokens_per_minute: 1000000
    concurrent_requests: 16
  - { id: single, name: Single, models: ["sandbox/echo"] }
`;

/** Replaces the recorded timestamps. */
const MOMENT = "2026-01-01T00:00:00Z";
const SECONDS = Date.parse(MOMENT) / 1_000;

/** Sends every request example to a separate gateway, and reads the records. */
export async function recordExamples(): Promise<RecordedExamples> {
  const server = await startServer({ config });
  try {
    const [{ key }, single] = await Promise.all([
      createCustomer(server, { plan: "starter" }),
      createCustomer(server, { plan: "single" }),
    ]);
    const customer = { root: server.root, key };
    return {
      records: await recordRecords(customer, { ...customer, key: single.key }),
      chat: await recordReplies(customer, "/chat/completions"),
      messages: await recordReplies(customer, "/messages"),
      responses: await recordReplies(customer, "/responses"),
      counts: await recordReplies(customer, "/messages/count_tokens"),
    };
  } finally {
    await server.stop();
  }
}

/** A key of a running gateway. */
interface Caller {
  readonly root: string;
  readonly key: string;
}

async function recordReplies(caller: Caller, path: string): Promise<RecordedReplies> {
  const whole: Record<string, Example> = {};
  const streamed: Record<string, Example> = {};
  for (const [name, { summary, value }] of requestExamples(path)) {
    const reply = await call(caller, `/v1${path}`, { key: caller.key, body: value });
    if (reply.status !== 200) throw new Error(`${path} ${name}: ${reply.status} ${reply.text}`);
    const text = steady(reply.text, `${path} ${name}`);
    if (reply.events.length > 0) streamed[name] = { summary, value: text };
    else whole[name] = { summary, value: JSON.parse(text) };
  }
  return { whole, streamed };
}

function requestExamples(
  path: string,
): readonly (readonly [string, { summary: string; value: object }])[] {
  const body = contractDocument.paths[path]?.post?.requestBody;
  const content = body === undefined || "$ref" in body ? {} : body.content;
  return Object.entries(content["application/json"]?.examples ?? {}).flatMap(([name, example]) =>
    "$ref" in example
      ? []
      : [[name, { summary: example.summary ?? name, value: example.value as object }] as const],
  );
}

async function recordRecords(customer: Caller, single: Caller): Promise<Examples> {
  const read = async (path: string, caller: Caller): Promise<unknown> => {
    const reply = await call(caller, path, { key: caller.key });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    return JSON.parse(steady(reply.text, path));
  };
  return {
    model: { summary: "A model", value: await read("/v1/models/sandbox/echo", customer) },
    model_list: { summary: "The catalog", value: await read("/v1/models", single) },
    account: {
      summary: "An account with a prepaid balance",
      value: await read("/v1/account", customer),
    },
  };
}

/** Returns the response with identifiers and timestamps that are stable across recordings. */
function steady(text: string, seed: string): string {
  const hash = createHash("sha256").update(seed).digest("hex");
  return text
    .replaceAll(
      /(chatcmpl-|msg_|resp_|rs_|fc_|ctc_|call_|acc_|key_)([0-9a-z]{8,})/g,
      (_, kind: string, id: string) => kind.concat(hash.slice(0, id.length)),
    )
    .replaceAll(/"(created_at|as_of)":"[^"]*"/g, `"$1":"${MOMENT}"`)
    .replaceAll(/"(created|created_at)":\d+/g, `"$1":${SECONDS}`);
}
