import type { SandboxModel } from "../reply.ts";
import { replyWithEcho } from "./echo.ts";

const PIECE_DELAY_MS = 200;

/** Echo with a pause before each piece; a whole reply comes after all of the pauses. */
export const slow: SandboxModel = {
  kind: "answers",
  reply: replyWithEcho,
  pieceDelayMs: PIECE_DELAY_MS,
};
