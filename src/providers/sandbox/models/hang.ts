import type { SandboxModel } from "../reply.ts";

/** Accepts the connection and never says a word. */
export const hang: SandboxModel = { kind: "silent" };
