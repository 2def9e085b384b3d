import { responsesVendor } from "./openai-responses.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

/** A stand-in for OpenAI's `/v1/responses` whose key to its model's thoughts can change. */
export interface ResponsesStandIn extends StandIn {
  /** From here on, what it has encrypted can no longer be read. */
  readonly changeSecret: () => void;
}

export async function startResponsesStandIn(): Promise<ResponsesStandIn> {
  let secret = "first";
  const standIn = await startStandIn(responsesVendor(() => secret));
  return {
    ...standIn,
    changeSecret: () => {
      secret = `${secret} and another`;
    },
  };
}
