import { responsesVendor } from "./openai-responses.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

/** A stand-in for OpenAI's `/v1/responses` whose secret for the model's thoughts can change. */
export interface ResponsesStandIn extends StandIn {
  /** What it has encrypted so far can no longer be decrypted. */
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
