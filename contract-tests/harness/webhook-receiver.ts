import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { wallClockMs } from "./real-clock.ts";

const SECRET_BYTES = new TextEncoder().encode("a secret of the receiver");
/** The secret of `gateway.yaml` that signs what a receiver gets. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from(SECRET_BYTES).toString("base64")}`;

interface Received {
  readonly id: string;
  readonly isGenuine: boolean;
  readonly text: string;
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
}

type Answer = "fail" | "take" | "silence";

/**
 * A receiver of webhooks: records messages and returns prepared answers; the last answer repeats.
 */
export class WebhookReceiver {
  readonly received: Received[] = [];
  answers: readonly Answer[] = ["take"];
  /** The secret that verifies the signatures. */
  secret: Uint8Array<ArrayBuffer> = SECRET_BYTES;
  readonly #server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const text = Buffer.concat(pieces).toString();
      const answer = this.answers[Math.min(this.received.length, this.answers.length - 1)];
      void verify(request.headers, text, this.secret).then((isGenuine) => {
        const body = JSON.parse(text) as Pick<Received, "type" | "data">;
        const id = String(request.headers["webhook-id"]);
        this.received.push({ id, isGenuine, text, type: body.type, data: body.data });
        if (answer === "silence") return;
        response.writeHead(answer === "take" ? 204 : 500).end();
      });
    });
  });

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Verifies a signature of Standard Webhooks according to its specification, with WebCrypto. */
async function verify(
  headers: NodeJS.Dict<string | string[]>,
  body: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const [id, at] = [String(headers["webhook-id"]), String(headers["webhook-timestamp"])];
  if (Math.abs(Number(at) - wallClockMs() / 1_000) > 300) return false;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["verify"]);
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`);
  for (const part of String(headers["webhook-signature"]).split(" ")) {
    const [version, signature = ""] = part.split(",");
    const bytes = Buffer.from(signature, "base64");
    if (version === "v1" && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return true;
  }
  return false;
}
