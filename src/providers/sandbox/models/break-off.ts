import { lastUserText } from "../../../conversation/conversation.ts";
import { UpstreamFailure, type UpstreamFailureKind } from "../../../errors/upstream-failure.ts";
import type { SandboxModel } from "../reply.ts";
import { takeTokens } from "../tokens.ts";

/** Used if the last user text has too few pieces to break off after. */
const filler = ["one", " two", " three"] as const;

/** An error event after three pieces. */
export const breakOff: SandboxModel = failing("server-error", "The sandbox sent an error event.");

/** The stream ends without a terminal event, after three pieces. */
export const truncate: SandboxModel = failing("incomplete", "The sandbox ended without its end.");

/** An invalid reply, after three pieces. */
export const garbage: SandboxModel = failing(
  "malformed-response",
  "The sandbox sent what is no reply.",
);

/** Accepts the connection and never sends anything. */
export const hang: SandboxModel = { kind: "silent" };

/** When streaming: three pieces of echo, then the failure. The upstream's status was successful. */
function failing(kind: UpstreamFailureKind, message: string): SandboxModel {
  return {
    kind: "answers",
    reply: (conversation) => [{ type: "text", text: threePieces(lastUserText(conversation)) }],
    failure: () => new UpstreamFailure(kind, message, { status: 200 }),
  };
}

function threePieces(text: string): string {
  const { pieces } = takeTokens(text.trimEnd(), filler.length);
  return [...pieces, ...filler.slice(pieces.length)].join("");
}
