import type { HintTable } from "./hints.ts";
import { messagesHints } from "./messages-hints.ts";

const noOutput = "Nothing is generated: only the input is counted. Leave it out.";
const notCounted = "It is not part of the input. Leave it out.";

/** Places of messages that a count does not have. */
const { "/stop_sequences": _stop, "/stream": _stream, ...places } = messagesHints.places;

/** Hints for fields of a generation, in addition to those of messages. */
export const countHints: HintTable = {
  ...messagesHints,
  places,
  fields: {
    ...messagesHints.fields,
    "/max_tokens": noOutput,
    "/max_completion_tokens": noOutput,
    "/max_output_tokens": noOutput,
    "/max_tokens_to_sample": noOutput,
    "/stream": noOutput,
    "/stream_options": noOutput,
    "/temperature": noOutput,
    "/top_p": noOutput,
    "/top_k": noOutput,
    "/stop": noOutput,
    "/stop_sequences": noOutput,
    "/safeguards": noOutput,
    "/metadata": notCounted,
    "/user": notCounted,
    "/user_id": notCounted,
    "/service_tier": notCounted,
  },
};
