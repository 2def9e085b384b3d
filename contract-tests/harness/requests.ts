/** Path of the chat protocol. */
export const chat = "/v1/chat/completions";
/** Path of the messages protocol. */
export const messages = "/v1/messages";
/** A valid body of both protocols. */
export const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };

/** The thread for large requests reads a body of this size, even if no other key is active. */
export const OFFLOADED_CHARACTERS = 1_500_000;
/** White space after a JSON body that the thread for large requests is to read. */
export const OFFLOADED_PADDING = " ".repeat(OFFLOADED_CHARACTERS);
