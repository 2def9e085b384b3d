/** Where chat is served. */
export const chat = "/v1/chat/completions";
/** Where messages are served. */
export const messages = "/v1/messages";
/** A valid body of both protocols. */
export const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };
