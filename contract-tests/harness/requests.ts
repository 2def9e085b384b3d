/** Path of the chat protocol. */
export const chat = "/v1/chat/completions";
/** Path of the messages protocol. */
export const messages = "/v1/messages";
/** A valid body of both protocols. */
export const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };
