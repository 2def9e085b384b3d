import { lastUserText, type Conversation } from "../../conversation/conversation.ts";
import { instanceOrRefusal } from "./call-tool.ts";

/**
 * The answer in the format that the client asks for: JSON that is valid against its schema (throws
 * `unsupported-schema` if none can be generated), or a JSON object with the last user text. Without
 * a format it is `answer`, or the last user text.
 */
export function formatText(conversation: Conversation, answer?: string): string {
  const { output } = conversation;
  if (output?.kind === "json-schema") {
    const request = { schema: output.schema.value(), name: output.name ?? "answer" };
    return JSON.stringify(instanceOrRefusal(request, "the answer"));
  }
  const text = lastUserText(conversation);
  return output?.kind === "json-object" ? JSON.stringify({ echo: text }) : (answer ?? text);
}
