import {
  CLIENT_FAULT,
  type FailureName,
  NOT_FOR_CLIENTS,
  RETRY_AFTER_S,
} from "../stand-ins/stand-in.ts";
import type { Reply } from "../../../contract-tests/harness/call.ts";
import type { Protocol } from "../ending.ts";
import { modelId } from "./bench.ts";
import { type Place, expectSame, send } from "./place.ts";

/** The expected response for the client, by the vendor's failure. */
const wanted: Readonly<Record<FailureName, (reply: Reply, protocol: Protocol) => void>> = {
  "400": (reply) => {
    expectSame("status of a 400", reply.status, 400);
    expectSame("the vendor's message", reply.text.includes(CLIENT_FAULT), true);
  },
  "401": (reply) => expectSame("status of a 401", reply.status, 502),
  "429": (reply, protocol) => {
    expectSame("status of a 429", reply.status, protocol === "chat" ? 503 : 529);
    expectSame("retry-after", reply.headers.get("retry-after"), String(RETRY_AFTER_S));
  },
  quota: (reply) => expectSame("status of a used up account", reply.status, 502),
  "500": (reply) => expectSame("status of a 500", reply.status, 502),
  "in-stream": endsInError,
  truncated: endsInError,
};

function endsInError(reply: Reply): void {
  expectSame("status of a stream", reply.status, 200);
  const last = reply.events.at(-1)?.data ?? "";
  expectSame("the stream's last event", Object.keys(JSON.parse(last)).includes("error"), true);
}

/**
 * Checks that each failure reaches the client as in the contract, without details of our account.
 */
export async function tryErrors(place: Place): Promise<void> {
  for (const [failing, check] of Object.entries(wanted)) {
    if (failing === "quota" && place.vendor.quota === null) continue;
    const stream = failing === "in-stream" || failing === "truncated";
    const model = modelId(place.vendor, failing as FailureName);
    const reply = await send(place, stream ? { stream } : {}, model);
    check(reply, place.protocol);
    expectSame("the operator's secrets shown", reply.text.includes(NOT_FOR_CLIENTS), false);
  }
}
