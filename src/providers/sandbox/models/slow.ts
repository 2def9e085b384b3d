import type { SandboxModel } from "../reply.ts";
import { replyWithEcho } from "./echo.ts";

const PIECE_DELAY_MS = 200;

/** Echo with a pause before each piece; a non-streaming response follows all the pauses. */
export const slow: SandboxModel = {
  kind: "answers",
  reply: replyWithEcho,
  pieceDelayMs: PIECE_DELAY_MS,
};
