import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as readText } from "node:stream/consumers";
import { listenOnLoopback } from "../../../contract-tests/harness/loopback.ts";
import { isObject, type Json } from "./json.ts";
import { Refused } from "./refused.ts";
import type { Vendor, VendorEvent, VendorReply } from "./vendor.ts";
import { untilRead } from "../until-read.ts";

/** The failures of any stand-in. */
export const failureNames = [
  "400",
  "401",
  "429",
  "quota",
  "500",
  "in-stream",
  "truncated",
] as const;
export type FailureName = (typeof failureNames)[number];

export const RETRY_AFTER_S = 30;
/** The message of a 400, the only failure that the client may read. */
export const CLIENT_FAULT = "The stand-in found a fault of the client.";
export const NOT_FOR_CLIENTS = "stand-in-secret";

/** A stand-in on the loopback that refuses the same requests as its vendor. */
export interface StandIn {
  readonly vendor: Vendor;
  readonly origin: string;
  readonly key: string;
  /** The bodies that it answered, in order. */
  readonly taken: readonly Json[];
  /** Its answers to them, in order. */
  readonly answers: readonly VendorReply[];
  /** The messages of its refusals, except for requested ones. */
  readonly refused: readonly string[];
  /** Clears the accepted and refused requests. */
  readonly reset: () => void;
  /** Ends the next replies with this word; undefined: with the model's own. */
  readonly endWith: (ending: string | undefined) => void;
  readonly close: () => Promise<void>;
}

/** Starts a stand-in that refuses the same requests as its vendor, or one that fails. */
export async function startStandIn(
  vendor: Vendor,
  failing: FailureName | null = null,
): Promise<StandIn> {
  const key = "sk-stand-in-0123456789";
  const taken: Json[] = [];
  const answers: VendorReply[] = [];
  const refused: string[] = [];
  let ending: string | undefined;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    try {
      const parsed: unknown = JSON.parse(await readText(request));
      const body = isObject(parsed) ? parsed : {};
      const { pathname: path, searchParams: query } = url;
      const call = { path, query, headers: request.headers, body, ending };
      if (!vendor.hasKey(call, key)) throw new Refused("No key.", { status: 401 });
      if (failing !== null) failAtOnce(vendor, failing);
      const reply = vendor.answer(call);
      taken.push(body);
      answers.push(reply);
      if ("body" in reply) {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify(reply.body));
        return;
      }
      response.writeHead(200, { "content-type": vendor.streamType ?? "text/event-stream" });
      if (failing === null) response.end(bytesOf(reply.events));
      else {
        const lastWord = failing === "in-stream" ? vendor.errorEvent : "";
        await sendFailing(response, reply.events, lastWord);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (failing === null) refused.push(error.message);
      response.writeHead(error.status, { "content-type": "application/json", ...error.headers });
      response.end(JSON.stringify(vendor.errorBody(error)));
    }
  };
  const server = createServer((request, response) => void take(request, response));
  const { origin, close } = await listenOnLoopback(server);
  return {
    vendor,
    origin,
    close,
    key,
    taken,
    answers,
    refused,
    endWith: (word) => (ending = word),
    reset: () => {
      taken.length = 0;
      answers.length = 0;
      refused.length = 0;
    },
  };
}

function failAtOnce(vendor: Vendor, failing: FailureName): void {
  switch (failing) {
    case "400":
      throw new Refused(CLIENT_FAULT);
    case "401":
      throw new Refused(`Incorrect API key: ${NOT_FOR_CLIENTS}.`, {
        status: 401,
        type: "authentication_error",
      });
    case "429":
      throw new Refused(`Too many requests of ${NOT_FOR_CLIENTS}.`, {
        status: 429,
        type: "rate_limit_error",
        headers: { "retry-after": String(RETRY_AFTER_S) },
      });
    case "quota":
      if (vendor.quota !== null) throw vendor.quota;
      return;
    case "500":
      throw new Refused(`Out of ${NOT_FOR_CLIENTS}.`, { status: 500, type: "server_error" });
    case "in-stream":
    case "truncated":
  }
}

/** Breaks off a stream in the middle, with the vendor's error or silently. */
async function sendFailing(
  response: ServerResponse,
  events: readonly VendorEvent[],
  lastWord: VendorEvent,
): Promise<void> {
  response.write(bytesOf(events.slice(0, Math.ceil(events.length / 2))));
  // Otherwise the failure would arrive together with the head, and the gateway would retry.
  await untilRead();
  response.end(lastWord);
}

function bytesOf(events: readonly VendorEvent[]): Buffer {
  return Buffer.concat(events.map((event) => Buffer.from(event)));
}
