/**
 * Programs that the compiler checks in its strictest mode and that nothing runs: a reply is sent
 * back as it came, and options of the environment may be undefined.
 */
import { ChatGateway } from "chat-gateway";
import type { ChatMessage, InputMessage, ResponsesInputItem } from "chat-gateway";

const gateway = new ChatGateway({ apiKey: process.env["KEY"], baseUrl: process.env["URL"] });

export async function echoChat(messages: ChatMessage[]): Promise<void> {
  const { choices } = await gateway.createChatCompletion({ model: "m", messages });
  messages.push(...choices.map(({ message }) => message));
  const whole = await gateway.streamChatCompletion({ model: "m", messages }).finalChatCompletion();
  messages.push(...whole.choices.map(({ message }) => message));
}

export async function echoMessage(messages: InputMessage[]): Promise<void> {
  const { role, content } = await gateway.createMessage({ model: "m", max_tokens: 9, messages });
  messages.push({ role, content });
}

export async function echoResponse(input: ResponsesInputItem[]): Promise<void> {
  const { output } = await gateway.createResponse({ model: "m", input });
  input.push(...output);
}

/** The calls and streams keep the types that they had before they had helpers. */
export function olderTypes(messages: ChatMessage[]): readonly [Promise<object>, AsyncGenerator] {
  const request = { model: "m", messages };
  return [gateway.createChatCompletion(request), gateway.streamChatCompletion(request)];
}
