import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { GenerationFold } from "../../core/conversation/generation-result.ts";
import { createProviders } from "../providers/create-providers.ts";
import type { HttpClient } from "../providers/transport/http-client.ts";
import { testRequest } from "../providers/transport/test-upstream.ts";
import { writeJson } from "../../core/raw-json/write-json.ts";
import type { DecodedRequest } from "../../wire/protocols/protocol.ts";
import { type ScriptedBlock, upstreamReplies, type WireKind } from "./upstream-replies.ts";

/** The data of one exchange through the gateway. */
export interface Exchange {
  /** The body of the upstream request. */
  readonly sent: string;
  /** The reply to the client: SSE text, or JSON text. */
  readonly reply: string;
}

/** Returns an HTTP client for an upstream that answers every request with this text. */
function answering(text: string, contentType: string, took: (body: string) => void): HttpClient {
  return {
    post: async (request, open) => {
      took(request.body);
      const reader = open({
        status: 200,
        header: (name) => (name === "content-type" ? contentType : undefined),
        pause: () => undefined,
        resume: () => undefined,
      });
      reader.read(Buffer.from(text));
      reader.end();
    },
    close: async () => undefined,
  };
}

/**
 * For tests: passes one request of a client through a wire to an upstream that sends these blocks,
 * and returns the reply.
 */
export async function exchange(
  decoded: DecodedRequest,
  kind: WireKind,
  blocks: readonly ScriptedBlock[],
): Promise<Exchange> {
  const { stream, conversation } = decoded;
  const type = stream ? "text/event-stream" : "application/json";
  const text = upstreamReplies[kind][stream ? "stream" : "whole"](blocks);
  let sent = "";
  let fresh = 0;
  const http = answering(text, type, (body) => void (sent = body));
  const newCallId = () => `call_new${(fresh += 1)}`;
  const provider = createProviders({ http, sleep: async () => undefined, newCallId })[kind];
  const events: GenerationEvent[] = [];
  await provider.generate(testRequest({ kind, conversation, stream }), {
    start: () => undefined,
    events: (some) => void events.push(...some),
  });
  const identity = { id: "reply", created: 0, model: "m/n" };
  if (stream) {
    const encoder = decoded.openStream(identity);
    return { sent, reply: events.map((event) => encoder.encode(event)).join("") };
  }
  const fold = new GenerationFold();
  for (const event of events) fold.add(event);
  return { sent, reply: writeJson(decoded.encodeReply(fold.result(), identity)) };
}
