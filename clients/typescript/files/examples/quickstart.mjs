// Needs GATEWAY_URL (…/v1) and GATEWAY_KEY.
// #region client
import { ChatGateway, GatewayError } from "chat-gateway";

const gateway = new ChatGateway({
  baseUrl: process.env.GATEWAY_URL,
  apiKey: process.env.GATEWAY_KEY,
});
// #endregion

// #region chat
const completion = await gateway.createChatCompletion({
  model: "sandbox/echo",
  messages: [{ role: "user", content: "Hello there" }],
});
console.log(completion.choices[0].message.content);
// #endregion

// #region stream
const chunks = gateway.streamChatCompletion({
  model: "sandbox/echo",
  messages: [{ role: "user", content: "Piece by piece" }],
});
for await (const { choices } of chunks) process.stdout.write(choices[0]?.delta.content ?? "");
console.log();
// #endregion

// #region messages
const events = gateway.streamMessage({
  model: "sandbox/echo",
  max_tokens: 100,
  messages: [{ role: "user", content: "The other protocol" }],
});
for await (const event of events) {
  if (event.type === "content_block_delta" && event.delta.type === "text_delta") {
    process.stdout.write(event.delta.text);
  }
}
console.log();
// #endregion

// #region tools
const weather = {
  model: "sandbox/agent",
  messages: [{ role: "user", content: "Is it sunny?" }],
  tools: [{ type: "function", function: { name: "get_weather" } }],
};
const { choices } = await gateway.createChatCompletion(weather);
weather.messages.push(choices[0].message);
for (const { id } of choices[0].message.tool_calls) {
  weather.messages.push({ role: "tool", tool_call_id: id, content: "sunny" });
}
const answer = await gateway.createChatCompletion(weather);
console.log(answer.choices[0].message.content);
// #endregion

// #region cancel
const stop = new AbortController();
const request = {
  model: "sandbox/slow",
  messages: [{ role: "user", content: "one two three four five" }],
};
try {
  for await (const _ of gateway.streamChatCompletion(request, { signal: stop.signal })) {
    stop.abort(); // closes the connection; the rest is neither made nor charged
  }
} catch (error) {
  if (error.name !== "AbortError") throw error;
  console.log("cancelled");
}
// #endregion

// #region errors
try {
  await gateway.getModel("sandbox/nothing");
} catch (error) {
  if (!(error instanceof GatewayError)) throw error;
  console.log(error.status, error.type, error.code);
}
// #endregion
