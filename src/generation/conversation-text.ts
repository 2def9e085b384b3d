import type { Conversation } from "../core/conversation/conversation.ts";
import { visitInput } from "../core/conversation/visit-input.ts";

/**
 * All text of a conversation that a model reads, for a token estimate; images are excluded, and so
 * are names and ids that not every wire sends.
 */
export function conversationText(conversation: Conversation): string {
  const texts: string[] = [];
  visitInput(conversation, {
    text: (text, kind) => {
      if (kind === "content") texts.push(text);
    },
    image: () => undefined,
    document: () => undefined,
  });
  return texts.join("\n");
}
