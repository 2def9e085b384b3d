/** Path of the chat protocol. */
export const chat = "/v1/chat/completions";
/** Path of the messages protocol. */
export const messages = "/v1/messages";
/** Path of the responses protocol. */
export const responses = "/v1/responses";
/** The path of each protocol. */
export const paths = { chat, messages, responses } as const;
export type ProtocolName = keyof typeof paths;
/** Path of the count of the messages protocol. */
export const countTokens = "/v1/messages/count_tokens";
/** A valid body of chat, messages, and a count; see `bodyAt` for responses. */
export const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };

/** Returns a body with `messages` as the operation at a path takes it. */
export function bodyAt(
  path: string,
  { messages: input, ...rest }: { readonly messages?: unknown; readonly [field: string]: unknown },
): object {
  if (input === undefined) return rest;
  return path === responses ? { ...rest, input } : { ...rest, messages: input };
}

/** The thread for large requests reads a body of this size, even if no other key is active. */
export const OFFLOADED_CHARACTERS = 1_500_000;
/** White space after a JSON body that the thread for large requests is to read. */
export const OFFLOADED_PADDING = " ".repeat(OFFLOADED_CHARACTERS);
