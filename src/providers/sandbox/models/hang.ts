import type { SandboxModel } from "../reply.ts";

/** Accepts the connection and never sends anything. */
export const hang: SandboxModel = { kind: "silent" };
