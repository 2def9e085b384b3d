import { bodyProblem, type JsonObject, replyTo } from "./claude-reply.ts";
import { sendJson, type CloudServer, startCloud } from "./cloud-server.ts";

export interface VertexOptions {
  /** Unix milliseconds at which a token expires; undefined for one that was never issued. */
  readonly endOf: (token: string) => number | undefined;
  /** The clock by which it expires. */
  readonly nowMs: () => number;
}

const PATH = new RegExp(
  "^/v1/projects/p1/locations/europe-west1/publishers/anthropic/models/" +
    String.raw`(claude-[a-z0-9-]+(?:@\d{8})?):(rawPredict|streamRawPredict)$`,
);

/** Vertex AI's Anthropic models: an expired access token is refused, like an unknown one. */
export function startVertex({ endOf, nowMs }: VertexOptions): Promise<CloudServer> {
  return startCloud((call, response) => {
    const token = /^Bearer (\S+)$/.exec(call.headers.authorization ?? "")?.[1] ?? "";
    if ((endOf(token) ?? 0) <= nowMs() || "x-api-key" in call.headers) {
      const message = "Request had invalid authentication credentials.";
      return sendJson(response, 401, { error: { code: 401, message, status: "UNAUTHENTICATED" } });
    }
    const path = PATH.exec(call.target);
    if (path === null) {
      const message = "Publisher Model was not found";
      return sendJson(response, 404, { error: { code: 404, message, status: "NOT_FOUND" } });
    }
    const [, model = "", action] = path;
    const body = JSON.parse(call.body) as JsonObject;
    const streams = action === "streamRawPredict";
    const problem =
      streams === (body["stream"] === true)
        ? bodyProblem(body, "vertex-2023-10-16")
        : "stream: does not match the method";
    if (problem !== null) {
      const error = { type: "invalid_request_error", message: problem };
      return sendJson(response, 400, { type: "error", error });
    }
    const reply = replyTo(body, model);
    if (!streams) return sendJson(response, 200, reply.message);
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    for (const event of reply.events) {
      response.write(`event: ${String(event["type"])}\ndata: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  });
}
