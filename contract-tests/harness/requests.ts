/** Path of the chat protocol. */
export const chat = "/v1/chat/completions";
/** Path of the messages protocol. */
export const messages = "/v1/messages";
/** A valid body of both protocols. */
export const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };

/**
 * White space after a JSON body. A body of this size is read by the thread for large requests, even
 * if no other key is active.
 */
export const OFFLOADED_PADDING = " ".repeat(1_500_000);
