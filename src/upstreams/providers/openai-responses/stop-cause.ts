import type { StopCause } from "../../../core/conversation/generation-event.ts";
import { asObject, asText, type JsonObject } from "../shared/json.ts";

export interface EndContext {
  readonly calledTools: boolean;
  readonly refused: boolean;
}

const incompleteCauses: ReadonlyMap<string, StopCause["cause"]> = new Map([
  ["max_output_tokens", "length"],
  ["content_filter", "filtered"],
]);

/**
 * Why a response ended; undefined if its status does not end a generation. An incomplete response
 * with an unknown reason also counts as cut off.
 */
export function stopCauseOf(response: JsonObject, context: EndContext): StopCause | undefined {
  switch (asText(response["status"])) {
    case "completed":
      if (context.calledTools) return { cause: "tool-calls", raw: "completed" };
      if (context.refused) return { cause: "filtered", raw: "refusal" };
      return { cause: "end", raw: "completed" };
    case "incomplete": {
      const raw = asText(asObject(response["incomplete_details"])?.["reason"]) ?? "incomplete";
      return { cause: incompleteCauses.get(raw) ?? "length", raw };
    }
    default:
      return undefined;
  }
}
