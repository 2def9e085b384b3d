import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { bodyAt, paths } from "../../contract-tests/harness/requests.ts";
import type { Lane } from "./chaos-plan.ts";
import { startRawUpstream, type RawCall } from "./raw-upstream.ts";
import { wireKinds, wireReply } from "./wire-reply.ts";

/** When a client disconnects. */
export type LeavingMoment = "asked" | "in the head" | "in the reply";

export const leavingMoments: readonly LeavingMoment[] = ["asked", "in the head", "in the reply"];

/** A gateway with clients that disconnect before their response. */
export interface LeftGateway {
  readonly composed: ComposedGateway;
  /**
   * Starts a client that will disconnect: `left` resolves when the upstream's socket has closed.
   */
  readonly arrive: (lane: Lane, when: LeavingMoment) => Promise<LeavingClient>;
  readonly close: () => Promise<void>;
}

export interface LeavingClient {
  readonly leave: () => void;
  readonly left: Promise<void>;
}

/** Starts the gateway and its upstream in this process. */
export async function startLeftGateway(): Promise<LeftGateway> {
  let takeCall: (call: RawCall) => void = () => undefined;
  const upstream = await startRawUpstream((call) => takeCall(call));
  const composed = await composeGateway({ config: { models: modelsOf(upstream.origin) } });
  return {
    composed,
    arrive: async (lane, when) => {
      const called = new Promise<RawCall>((resolve) => (takeCall = resolve));
      const client = send(composed, lane);
      const call = await called;
      const framing = lane.stream ? "chunked" : "length";
      const { bytes, bodyAt } = wireReply({ ...lane, framing, text: "Hello" });
      if (when === "in the head") call.socket.write(bytes.subarray(0, bodyAt - 4));
      if (when === "in the reply") {
        call.socket.write(bytes.subarray(0, bytes.length - 80));
        // A non-streaming response reaches its client only when complete; a stream is left after
        // its first bytes.
        if (lane.stream) await once(client, "data");
      }
      const left = new Promise<void>((resolve) => call.socket.on("close", () => resolve()));
      return { leave: () => void client.destroy(), left };
    },
    close: async () => {
      await composed.close();
      await upstream.close();
    },
  };
}

function modelsOf(origin: string): readonly object[] {
  return wireKinds.map((kind) => ({
    id: `test/${kind}`,
    context_length: 10_000,
    max_output_tokens: 100,
    capabilities: { tools: false, images: false, structured_output: "none", reasoning: "none" },
    pricing: { prompt: "0.000001", completion: "0.000002" },
    upstreams: [{ kind, base_url: `${origin}/v1`, model: kind }],
  }));
}

/** Sends a request over a bare socket, so that disconnecting only ends that socket. */
function send({ root, key }: ComposedGateway, { protocol, wire, stream }: Lane): Socket {
  const path = paths[protocol];
  const messages = [{ role: "user", content: "Hi" }];
  const body = JSON.stringify(bodyAt(path, { model: `test/${wire}`, messages, stream }));
  const { port, hostname } = new URL(root);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `host: ${hostname}`,
      `authorization: Bearer ${key}`,
      "content-type: application/json",
      `content-length: ${body.length}`,
      "",
      body,
    ].join("\r\n"),
  );
  return socket;
}
