import type { FromThread, ToThread } from "./messages.ts";
import type { OffloadClient } from "./offload.ts";
import { serializeError } from "./serialized-error.ts";

/** Reserves the tokens of a request of the thread, and sends it the result. */
export async function answerReservation(
  client: Pick<OffloadClient, "reserveTokens">,
  { id, estimate }: Extract<FromThread, { type: "reserve" }>,
  send: (message: ToThread) => void,
): Promise<void> {
  try {
    await client.reserveTokens?.(estimate);
    send({ type: "reserved", id, refusal: null });
  } catch (error) {
    send({ type: "reserved", id, refusal: serializeError(error) });
  }
}
