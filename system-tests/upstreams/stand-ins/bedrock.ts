import type { ServerResponse } from "node:http";
import { wallClockMs } from "../../../contract-tests/harness/real-clock.ts";
import { untilRead } from "../until-read.ts";
import { type AwsAccount, signatureProblem } from "./aws-signature.ts";
import { bodyProblem, type JsonObject, replyTo } from "./claude-reply.ts";
import { chunkFrame, EVENT_STREAM, exceptionFrame } from "./event-stream.ts";
import { sendJson, type CloudServer, type CloudCall, startCloud } from "./cloud-server.ts";

export interface BedrockOptions {
  readonly region: string;
  /** Returns the account with accepted signatures; may change while it runs. */
  readonly account: () => AwsAccount;
  /** A Bedrock API key, as a bearer token. */
  readonly apiKey: string;
}

const PATH = /^\/model\/([^/?]+)\/(invoke|invoke-with-response-stream)$/;

/** Amazon Bedrock's runtime, as strict with signatures, addresses and bodies as the service. */
export function startBedrock(options: BedrockOptions): Promise<CloudServer> {
  return startCloud((call, response) => {
    const denial = authorizationProblem(call, options);
    if (denial !== null) return sendJson(response, 403, { message: denial });
    const path = PATH.exec(call.target);
    if (path === null) return sendJson(response, 404, { message: "UnknownOperationException" });
    const [, name = "", action] = path;
    const body = JSON.parse(call.body) as JsonObject;
    const problem =
      "stream" in body
        ? "stream: Extra inputs are not permitted"
        : bodyProblem(body, "bedrock-2023-05-31");
    if (problem !== null) return sendJson(response, 400, { message: problem });
    const model = decodeURIComponent(name);
    if (!/^([a-z]+\.)?anthropic\.claude-/.test(model)) {
      return sendJson(response, 400, { message: "The provided model identifier is invalid." });
    }
    const reply = replyTo(body, model);
    if (action === "invoke") sendJson(response, 200, reply.message);
    else sendStream(response, reply.events, model);
  });
}

function authorizationProblem(call: CloudCall, options: BedrockOptions): string | null {
  const { authorization } = call.headers;
  if (authorization === `Bearer ${options.apiKey}`) return null;
  const scope = { region: options.region, service: "bedrock", nowMs: wallClockMs };
  return signatureProblem(call, options.account(), scope);
}

/**
 * Sends packets that end within messages; a model with a matching name is throttled within its
 * response.
 */
function sendStream(response: ServerResponse, events: readonly JsonObject[], model: string): void {
  response.writeHead(200, { "content-type": EVENT_STREAM });
  const isThrottled = model.endsWith("throttled");
  const bytes = Buffer.concat(events.slice(0, isThrottled ? 3 : undefined).map(chunkFrame));
  for (let at = 0; at < bytes.length; at += 100) response.write(bytes.subarray(at, at + 100));
  if (!isThrottled) {
    response.end();
    return;
  }
  void untilRead().then(() =>
    response.end(exceptionFrame("throttlingException", "Too many tokens")),
  );
}
