import type { SandboxModel } from "../reply.ts";
import { replyWithEcho } from "./echo.ts";

/** Echo whose upstream reports no usage, neither at the start nor at the end. */
export const noUsage: SandboxModel = { kind: "answers", reply: replyWithEcho, reportsUsage: false };
