// Needs GATEWAY_URL (…/v1) and GATEWAY_KEY.
// #region client
import { APIUserAbortError, ChatGateway, NotFoundError } from "chat-gateway";
import type { ChatCompletionRequest } from "chat-gateway";

// The same as without options: both variables are read by default.
const gateway = new ChatGateway({
  baseUrl: process.env["GATEWAY_URL"],
  apiKey: process.env["GATEWAY_KEY"],
});
// #endregion

// #region chat
const completion = await gateway.createChatCompletion({
  model: "sandbox/echo",
  messages: [{ role: "user", content: "Hello there" }],
});
console.log(completion.choices[0]?.message.content);
// #endregion

// #region stream
const chunks = gateway.streamChatCompletion({
  model: "sandbox/echo",
  messages: [{ role: "user", content: "Piece by piece" }],
});
for await (const { choices } of chunks) {
  process.stdout.write(choices[0]?.delta.content ?? "");
}
const whole = await chunks.finalChatCompletion();
console.log(whole.choices[0]?.finish_reason === "stop" ? "" : "cut off");
// #endregion

// #region messages
const stream = gateway.streamMessage({
  model: "sandbox/echo",
  max_tokens: 100,
  messages: [{ role: "user", content: "The other protocol" }],
});
for await (const text of stream.textStream()) process.stdout.write(text);
const { usage } = await stream.finalMessage();
console.log(usage.output_tokens > 0 ? "" : "empty");
// #endregion

// #region tools
const weather: ChatCompletionRequest = {
  model: "sandbox/agent",
  messages: [{ role: "user", content: "Is it sunny?" }],
  tools: [{ type: "function", function: { name: "get_weather" } }],
};
const reply = await gateway.createChatCompletion(weather);
for (const { message } of reply.choices) {
  weather.messages.push(message);
  for (const { id } of message.tool_calls ?? []) {
    weather.messages.push({ role: "tool", tool_call_id: id, content: "sunny" });
  }
}
const answer = await gateway.createChatCompletion(weather);
console.log(answer.choices[0]?.message.content);
// #endregion

// #region cancel
const stop = new AbortController();
const slow = gateway.streamChatCompletion(
  {
    model: "sandbox/slow",
    messages: [{ role: "user", content: "one two three four five" }],
  },
  { signal: stop.signal },
);
try {
  for await (const _ of slow) stop.abort(); // closes the connection; the rest is neither made nor charged
} catch (error) {
  if (!(error instanceof APIUserAbortError)) throw error;
  console.log("cancelled");
}
// #endregion

// #region errors
try {
  await gateway.getModel("sandbox/nothing");
} catch (error) {
  if (!(error instanceof NotFoundError)) throw error;
  console.log(error.status, error.type, error.code);
}
// #endregion

// #region raw
const { data, response, requestId } = await gateway.listModels().withResponse();
if (data._request_id !== requestId || response.status !== 200) throw new Error("not expected");
// #endregion

// #region options
const patient = new ChatGateway({
  timeout: 60_000,
  maxRetries: 5,
  defaultHeaders: { "x-client-request-id": "checkout-7" },
  logLevel: "info",
});
await patient.getAccount({ timeout: 5_000, maxRetries: 0 });
// #endregion
