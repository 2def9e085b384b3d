import { ChatFold, MessagesFold } from "./fold.js";
import { EventReader } from "./sse.js";

/**
 * Sends one request and reports what comes, as it comes: `show.start(response)`,
 * `show.raw(text)` and `show.reply(reply)`. Returns how it ended, `{state, message}`.
 */
export async function exchange({ path, body, headers, signal }, protocol, show) {
  const response = await fetch(path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  show.start(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  return isStream ? readStream(response, protocol, show) : readResponse(response, show);
}

async function readResponse(response, show) {
  const text = await response.text();
  show.raw(text);
  const reply = JSON.parse(text);
  if (!response.ok) return failure(reply);
  show.reply(reply);
  return { state: "done", message: "Response complete." };
}

async function readStream(response, protocol, show) {
  const reader = new EventReader();
  const fold = protocol === "chat" ? new ChatFold() : new MessagesFold();
  let end = null;
  for await (const text of textOf(response.body)) {
    const events = reader.feed(text);
    for (const { raw, data } of events) {
      show.raw(`${raw}\n\n`);
      end = addEvent(fold, data) ?? end;
    }
    const reply = fold.reply();
    if (reply !== null) show.reply(reply);
  }
  return end ?? { state: "failed", message: "The stream broke off before its end." };
}

/** Adds one event's data to the fold; returns how the stream ended if this event ends it. */
function addEvent(fold, data) {
  if (data === null) return null;
  if (data === "[DONE]") return { state: "done", message: "The stream ended with [DONE]." };
  const event = JSON.parse(data);
  if (event.type === "error") return failure(event);
  fold.add(event);
  if (event.type !== "message_stop") return null;
  return { state: "done", message: "The stream ended with message_stop." };
}

function failure({ error }) {
  return { state: "failed", message: `${error.code}: ${error.message}` };
}

async function* textOf(stream) {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}
