import { bucketsOf, costOf } from "/playground/cost.js";
import { ChatFold, MessagesFold } from "/playground/fold.js";
import { buildRequest } from "/playground/request.js";
import { samplesOf } from "/playground/samples.js";
import { EventReader } from "/playground/sse.js";

const element = (id) => document.getElementById(id);
const form = element("form");

/** Model records by id, as the key's plan lists them. The key itself stays in its field. */
let models = new Map();
/** Counts listings requested: a response overtaken by a later request is dropped. */
let listing = 0;
/** Aborts the running request; null if there is none. */
let running = null;
let sample = "curl";

function readForm() {
  const maxTokens = element("max-tokens").value;
  return {
    protocol: form.elements.protocol.value,
    model: element("model").value || "sandbox/echo",
    system: element("system").value.trim(),
    text: element("text").value,
    tools: element("tools").value.trim(),
    maxTokens: maxTokens === "" ? null : Number(maxTokens),
    reasoning: element("reasoning").value,
    stream: element("stream").checked,
  };
}

async function listModels() {
  const key = element("key").value.trim();
  listing += 1;
  const asked = listing;
  if (key === "") {
    showModels([], "");
    return;
  }
  try {
    const response = await fetch("/v1/models", { headers: { authorization: `Bearer ${key}` } });
    const body = await response.json();
    if (asked !== listing) return;
    if (response.ok) showModels(body.data, `${body.data.length} models on this key's plan.`);
    else showModels([], body.error.message);
  } catch {
    if (asked === listing) showModels([], "The gateway cannot be reached.");
  }
}

function showModels(records, note) {
  const chosen = element("model").value;
  models = new Map(records.map((record) => [record.id, record]));
  const options = records.map(({ id }) => new Option(id, id, false, id === chosen));
  const none = new Option("Enter a key first", "");
  element("model").replaceChildren(...(options.length > 0 ? options : [none]));
  element("model").disabled = options.length === 0;
  element("model-note").textContent = note;
  showSamples();
}

function showSamples() {
  const { protocol, ...rest } = readForm();
  let text;
  try {
    const { path, body } = buildRequest({ protocol, ...rest });
    text = samplesOf({ protocol, path, body, origin: location.origin })[sample];
  } catch (error) {
    text = `The tools are not a JSON array yet: ${error.message}`;
  }
  element("sample").textContent = text;
}

async function send() {
  if (running !== null) return;
  // Ctrl+Enter may arrive before the change event of the key's field.
  if (models.size === 0) await listModels();
  const input = readForm();
  let request;
  try {
    request = buildRequest(input);
  } catch (error) {
    showOutcome("failed", `Tools: ${error.message}`);
    return;
  }
  if (running !== null) return;
  running = new AbortController();
  clear();
  const startedAt = performance.now();
  try {
    await ask(request, input);
  } catch (error) {
    if (running.signal.aborted) showOutcome("failed", "Stopped.");
    else showOutcome("failed", `The connection failed: ${error.message}`);
  } finally {
    element("time").textContent = `${Math.round(performance.now() - startedAt)} ms`;
    running = null;
    element("send").disabled = false;
    element("stop").disabled = true;
  }
}

function clear() {
  element("send").disabled = true;
  element("stop").disabled = false;
  for (const id of ["events", "reply"]) element(id).textContent = "";
  for (const id of ["status", "input-tokens", "output-tokens", "cost", "time"]) {
    element(id).textContent = "–";
  }
  showText("reply-text", "");
  showText("reply-reasoning", "");
  showOutcome("running", "Waiting for the model…");
}

async function ask({ path, body }, { protocol }) {
  const response = await fetch(path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${element("key").value.trim()}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
    signal: running.signal,
  });
  element("status").textContent = String(response.status);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream) await readStream(response, { protocol, model: body.model });
  else await readResponse(response, { protocol, model: body.model });
}

async function readResponse(response, { protocol, model }) {
  const text = await response.text();
  element("events").textContent = text;
  const reply = JSON.parse(text);
  element("reply").textContent = JSON.stringify(reply, null, 2);
  if (!response.ok) {
    showOutcome("failed", `${reply.error.code}: ${reply.error.message}`);
    return;
  }
  showReply(reply, { protocol, model });
  showOutcome("done", "Response complete.");
}

async function readStream(response, { protocol, model }) {
  const reader = new EventReader();
  const fold = protocol === "chat" ? new ChatFold() : new MessagesFold();
  let end = null;
  for await (const text of textOf(response.body)) {
    const events = reader.feed(text);
    element("events").append(...events.map(({ raw }) => `${raw}\n\n`));
    element("events").scrollTop = element("events").scrollHeight;
    for (const { data } of events) end = addEvent(fold, data) ?? end;
    const reply = fold.reply();
    if (reply !== null) showReply(reply, { protocol, model });
  }
  if (end === null) showOutcome("failed", "The stream broke off before its end.");
  else showOutcome(end.state, end.message);
}

/** Adds one event's data to the fold; returns how the stream ended if this event ends it. */
function addEvent(fold, data) {
  if (data === null) return null;
  if (data === "[DONE]") return { state: "done", message: "The stream ended with [DONE]." };
  const event = JSON.parse(data);
  if (event.type === "error") {
    return { state: "failed", message: `${event.error.code}: ${event.error.message}` };
  }
  fold.add(event);
  if (event.type !== "message_stop") return null;
  return { state: "done", message: "The stream ended with message_stop." };
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

function showReply(reply, { protocol, model }) {
  const { text, reasoning } = protocol === "chat" ? textsOfChat(reply) : textsOfMessage(reply);
  showText("reply-text", text);
  showText("reply-reasoning", reasoning);
  element("reply").textContent = JSON.stringify(reply, null, 2);
  const { usage } = reply;
  if (!usage) return;
  const { fresh, cached, cacheWrite, output } = bucketsOf(protocol, usage);
  element("input-tokens").textContent = String(fresh + cached + cacheWrite);
  element("output-tokens").textContent = String(output);
  const pricing = models.get(model)?.pricing;
  const cost = pricing === undefined ? null : costOf(protocol, usage, pricing);
  element("cost").textContent = cost === null ? "–" : `$${cost}`;
}

function textsOfChat({ choices: [{ message }] }) {
  return { text: message.content ?? "", reasoning: message.reasoning_content ?? "" };
}

function textsOfMessage({ content }) {
  const join = (type, field) =>
    content
      .filter((block) => block?.type === type)
      .map((block) => block[field])
      .join("\n");
  return { text: join("text", "text"), reasoning: join("thinking", "thinking") };
}

function showText(id, text) {
  element(id).textContent = text;
  element(id).hidden = text === "";
}

function showOutcome(state, message) {
  element("outcome").dataset.state = state;
  element("outcome").textContent = message;
}

function exampleTools() {
  const name = "get_weather";
  const description = "Returns the weather in a city.";
  const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
  const isChat = form.elements.protocol.value === "chat";
  const chat = { type: "function", function: { name, description, parameters: schema } };
  return JSON.stringify([isChat ? chat : { name, description, input_schema: schema }], null, 2);
}

const tabs = [...document.querySelectorAll("[role=tab]")];

function chooseTab(tab) {
  sample = tab.dataset.sample;
  for (const each of tabs) {
    each.setAttribute("aria-selected", String(each === tab));
    each.tabIndex = each === tab ? 0 : -1;
  }
  element("sample").setAttribute("aria-labelledby", tab.id);
  showSamples();
}

for (const tab of tabs) {
  tab.addEventListener("click", () => chooseTab(tab));
  tab.addEventListener("keydown", ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step === undefined) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    chooseTab(next);
    next.focus();
  });
}
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
form.addEventListener("input", showSamples);
element("key").addEventListener("change", () => void listModels());
element("stop").addEventListener("click", () => running?.abort());
element("example-tool").addEventListener("click", () => {
  element("tools").value = exampleTools();
  showSamples();
});
element("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText(element("sample").textContent);
  element("copy").textContent = "Copied";
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void send();
});
showSamples();
