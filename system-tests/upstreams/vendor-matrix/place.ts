import { isDeepStrictEqual } from "node:util";
import { call, type Reply } from "../../../contract-tests/harness/call.ts";
import type { Json } from "../stand-ins/json.ts";
import type { Vendor } from "../stand-ins/vendor.ts";
import type { Protocol } from "../ending.ts";
import { type Bench, modelId } from "./bench.ts";
import type { History } from "./history.ts";

/** The vendor, protocol and gateway of a tested cell. */
export interface Place {
  readonly bench: Bench;
  readonly vendor: Vendor;
  readonly protocol: Protocol;
  /** The history of each vendor over each protocol. */
  readonly histories: readonly History[];
}

export function expectSame(what: string, got: unknown, want: unknown): void {
  if (isDeepStrictEqual(got, want)) return;
  throw new Error(`${what}: ${JSON.stringify(got)}, not ${JSON.stringify(want)}`);
}

const PATHS = { chat: "/v1/chat/completions", messages: "/v1/messages" } as const;

/** Sends a request and returns its status and headers. */
export function send(
  place: Place,
  fields: Json = {},
  model = modelId(place.vendor),
): Promise<Reply> {
  const { gateway } = place.bench;
  const messages = [{ role: "user", content: "Hello?" }];
  const body = { model, max_tokens: 2_000, messages, ...fields };
  return call(gateway, PATHS[place.protocol], { key: gateway.key, body });
}
