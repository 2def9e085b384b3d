import { lastUserText } from "../../../conversation/conversation.ts";
import type { SandboxModel } from "../reply.ts";

/** Text only: repeats the last user text, whatever else is requested. */
export const plain: SandboxModel = {
  kind: "answers",
  reply: (conversation) => [{ type: "text", text: lastUserText(conversation) }],
};
