import { responsesVendor } from "./openai-responses.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

/** A stand-in for OpenAI's `/v1/responses` with a changeable secret for the model's thoughts. */
export interface ResponsesStandIn extends StandIn {
  /** Changes the secret, so that its earlier thoughts can no longer be decrypted. */
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
