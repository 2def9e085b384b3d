import { anthropicAlways, messagesError } from "./anthropic.ts";
import { bodyProblem } from "./claude-reply.ts";
import { chunkFrame, EVENT_STREAM, exceptionFrame } from "./event-stream.ts";
import { type Json, listOf, objectOf } from "./json.ts";
import { must, Refused } from "./refused.ts";
import { hasBearer, type Vendor, type VendorCall, type VendorReply } from "./vendor.ts";

/** The vendor's model, which a cloud serves under another name and address. */
const { answer, ...own } = anthropicAlways;
const VERSION = { "anthropic-version": "2023-06-01" } as const;

/**
 * Converts a cloud's request to the form of the vendor's own service: the cloud has a different
 * version in the body, and the model in the path.
 */
function asOwn(
  { body, query, ending }: VendorCall,
  asked: {
    readonly version: string;
    readonly stream: boolean;
    readonly betas: readonly string[];
    /** Converts the body to the vendor's own names. */
    readonly own?: (body: Json) => Json;
  },
): VendorCall {
  const problem = bodyProblem(body, asked.version);
  if (problem !== null) throw new Refused(problem);
  const { anthropic_version: _, anthropic_beta: __, ...rest } = asked.own?.(body) ?? body;
  return {
    path: "/v1/messages",
    query,
    ending,
    headers: {
      ...VERSION,
      ...(asked.betas.length > 0 && { "anthropic-beta": asked.betas.join(",") }),
    },
    body: { ...rest, model: own.upstream.model, stream: asked.stream },
  };
}

const noPath = (path: string): Refused => new Refused(`No such path: ${path}`, { status: 404 });

const bedrockModel = "us.anthropic.claude-fable-5-1-v1:0";
const BEDROCK_PATH = /^\/model\/([^/]+)\/invoke(-with-response-stream)?$/;

/** Bedrock's runtime accepts betas only in the body, and streams binary messages. */
function answerBedrock(call: VendorCall): VendorReply {
  const path = BEDROCK_PATH.exec(call.path);
  if (path === null) throw noPath(call.path);
  const [, name = "", streaming] = path;
  const model = decodeURIComponent(name);
  must(model === bedrockModel, "The provided model identifier is invalid.");
  must(!("stream" in call.body), "stream: Extra inputs are not permitted");
  const betas = listOf(call.body["anthropic_beta"]).map(String);
  const version = "bedrock-2023-05-31";
  const stream = streaming !== undefined;
  const reply = answer(asOwn(call, { version, stream, betas, own: withOwnBinding }));
  if ("body" in reply) return reply;
  return { events: reply.events.map((event) => chunkFrame(dataOf(String(event)))) };
}

/** Bedrock accepts only its own name for the treatment of thinking that no longer fits. */
function withOwnBinding(body: Json): Json {
  const thinking = objectOf(body["thinking"]);
  if (thinking["block_binding"] === undefined) return body;
  const { mismatch_behavior: behavior, ...others } = objectOf(thinking["block_binding"]);
  const [other] = Object.keys(others);
  must(
    other === undefined,
    `thinking.adaptive.block_binding.${other}: Extra inputs are not permitted`,
  );
  const binding = { prefix_mismatch_behavior: behavior };
  return { ...body, thinking: { ...thinking, block_binding: binding } };
}

/** Returns the data of a server-sent event. */
function dataOf(event: string): object {
  return JSON.parse(event.slice(event.indexOf("data: ") + "data: ".length)) as object;
}

/** Its refusals: docs.aws.amazon.com/bedrock, "Troubleshooting API error codes". */
export const claudeOnBedrock: Vendor = {
  ...own,
  name: "bedrock, bound thinking",
  upstream: { kind: "anthropic", dialect: "bedrock", model: bedrockModel, basePath: "" },
  answer: answerBedrock,
  hasKey: hasBearer,
  errorBody: ({ message }) => ({ message }),
  errorEvent: exceptionFrame("throttlingException", "Too many tokens"),
  streamType: EVENT_STREAM,
  quota: new Refused("Model access is denied due to INVALID_PAYMENT_INSTRUMENT: stand-in-secret.", {
    status: 403,
  }),
};

const mantleModel = "anthropic.claude-fable-5-1";

/**
 * Bedrock's Mantle endpoint (`bedrock-mantle.<region>.api.aws/anthropic`) accepts the vendor's
 * requests with the same names. Source: pydantic-ai 2.68.0, which tested it;
 * `AnthropicBedrockMantle` of the vendor's SDK.
 */
export const claudeOnMantle: Vendor = {
  ...own,
  name: "bedrock, mantle",
  upstream: {
    kind: "anthropic",
    dialect: "compatible",
    model: mantleModel,
    basePath: "/anthropic",
  },
  answer: (call) => {
    if (call.path !== "/anthropic/v1/messages") throw noPath(call.path);
    must(call.body["model"] === mantleModel, "The provided model identifier is invalid.");
    const body = { ...call.body, model: own.upstream.model };
    return answer({ ...call, path: "/v1/messages", body });
  },
  hasKey: ({ headers }, key) => headers["x-api-key"] === key,
  errorBody: messagesError,
};

const vertexModel = "claude-fable-5-1";
const VERTEX_BASE = "/v1/projects/p1/locations/europe-west1";
const VERTEX_PATH = /^\/publishers\/anthropic\/models\/([^/:]+):(rawPredict|streamRawPredict)$/;

/** Vertex AI accepts betas in a header, like the vendor. */
function answerVertex(call: VendorCall): VendorReply {
  const path = call.path.startsWith(VERTEX_BASE)
    ? VERTEX_PATH.exec(call.path.slice(VERTEX_BASE.length))
    : null;
  if (path === null) throw noPath(call.path);
  const [, model, method] = path;
  must(model === vertexModel, "Publisher Model was not found", { status: 404 });
  const stream = method === "streamRawPredict";
  must(stream === (call.body["stream"] === true), "stream: does not match the method");
  const betas = [call.headers["anthropic-beta"] ?? []].flat();
  return answer(asOwn(call, { version: "vertex-2023-10-16", stream, betas }));
}

export const claudeOnVertex: Vendor = {
  ...own,
  name: "vertex, bound thinking",
  upstream: { kind: "anthropic", dialect: "vertex", model: vertexModel, basePath: VERTEX_BASE },
  answer: answerVertex,
  hasKey: hasBearer,
  errorBody: messagesError,
  quota: new Refused("This API method requires billing to be enabled on stand-in-secret.", {
    status: 403,
  }),
};
