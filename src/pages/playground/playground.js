import { composedTurns, showPending, showTurns } from "./conversation.js";
import { bucketsOf, costOf } from "./cost.js";
import { exchange } from "./exchange.js";
import { authorization, chosenProtocol, readSettings } from "./form.js";
import { readImages } from "./images.js";
import { buildRequest } from "./request.js";
import { samplesOf } from "./samples.js";
import { costSince, readAccount } from "./spending.js";
import { joinTabs } from "./tabs.js";
import { convertToolsText, exampleTools } from "./tools.js";
import { assistantTurn } from "./turns.js";

const element = (id) => document.getElementById(id);
const form = element("form");

/** Model records by id, as the key's plan lists them. The key itself stays in its field. */
let models = new Map();
/** Counts listings requested: a response overtaken by a later request is dropped. */
let listing = 0;
/** Aborts the running request; null if there is none. */
let running = null;
let sample = "curl";
/** The turns of exchanges that succeeded, and the images of the next one. */
let turns = [];
let images = [];

function composed() {
  return composedTurns(element("pending"), { text: element("text").value.trim(), images });
}

async function listModels() {
  const headers = authorization();
  listing += 1;
  const asked = listing;
  if (element("key").value.trim() === "") {
    showModels([], "");
    return;
  }
  try {
    const response = await fetch("/v1/models", { headers });
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
  const settings = readSettings();
  let text;
  try {
    const { path, body } = buildRequest({ ...settings, turns: [...turns, ...composed()] });
    const { protocol } = settings;
    text = samplesOf({ protocol, path, body, origin: location.origin })[sample];
  } catch (error) {
    text = error.message;
  }
  element("sample").textContent = text;
}

/** Whether there is nothing to take back, or a request that depends on it. */
function isFixed(added) {
  return turns.length === 0 || added.length > 0;
}

/** Shows the conversation: the last reply by itself, and what it waits for. */
function showConversation(added = []) {
  const last = turns.at(-1);
  const isAnswered = added.length === 0 && last?.role === "assistant";
  showTurns(element("turns"), isAnswered ? turns.slice(0, -1) : [...turns, ...added]);
  for (const id of ["undo", "restart"]) element(id).disabled = isFixed(added);
  if (added.length > 0) return;
  showText("reply-text", last?.text ?? "");
  showText("reply-reasoning", last?.reasoning ?? "");
  showPending(element("pending"), turns);
  showSamples();
}

async function send() {
  if (running !== null) return;
  // Ctrl+Enter may arrive before the change event of the key's field.
  if (models.size === 0) await listModels();
  if (running !== null) return;
  const settings = readSettings();
  const added = composed();
  let request;
  try {
    if (added.length === 0) throw new Error("Write a message first.");
    request = buildRequest({ ...settings, turns: [...turns, ...added] });
  } catch (error) {
    showOutcome("failed", error.message);
    return;
  }
  running = new AbortController();
  clear(added);
  const before = await readAccount(authorization());
  const startedAt = performance.now();
  const end = await attempt(request, settings);
  element("time").textContent = `${Math.round(performance.now() - startedAt)} ms`;
  finish(end, { settings, added });
  if (end.state === "failed") await showCostSince(before);
  running = null;
  element("send").disabled = false;
  for (const id of ["undo", "restart"]) element(id).disabled = isFixed([]);
}

async function attempt(request, { protocol, model }) {
  const { signal } = running;
  let last = null;
  try {
    const end = await exchange({ ...request, headers: authorization(), signal }, protocol, {
      start: ({ status, headers }) => {
        element("status").textContent = String(status);
        element("request-id").textContent = headers.get("x-request-id") ?? "–";
      },
      raw: (text) => {
        element("events").append(text);
        element("events").scrollTop = element("events").scrollHeight;
      },
      reply: (reply) => {
        last = reply;
        showReply(reply, { protocol, model });
      },
    });
    return { ...end, reply: last };
  } catch (error) {
    const message = signal.aborted ? "Stopped." : `The connection failed: ${error.message}`;
    return { state: "failed", message };
  }
}

/** A reply that is complete joins the conversation; after a failure the form stays to be sent. */
function finish({ state, message, reply }, { settings, added }) {
  element("stop").disabled = true;
  showOutcome(state, message);
  if (state === "failed") showTurns(element("turns"), turns);
  else {
    turns = [...turns, ...added, assistantTurn(settings.protocol, reply)];
    element("text").value = "";
    showImages([]);
    showConversation();
  }
  showAnswer();
}

function clear(added) {
  element("send").disabled = true;
  element("stop").disabled = false;
  for (const id of ["events", "reply"]) element(id).textContent = "";
  for (const id of ["status", "input-tokens", "output-tokens", "cost", "time", "request-id"]) {
    element(id).textContent = "–";
  }
  showText("reply-text", "");
  showText("reply-reasoning", "");
  showOutcome("running", "Waiting for the model…");
  showConversation(added);
  showAnswer();
}

/** Brings the answer into sight; where all stands in one column, to its top. */
function showAnswer() {
  const isNarrow = matchMedia("(max-width: 900px)").matches;
  element("answer").scrollIntoView({ block: isNarrow ? "start" : "nearest" });
}

/** Without its final usage, a request's cost is known only from the account. */
async function showCostSince(before) {
  element("cost").textContent = "…";
  const cost = await costSince(before, authorization());
  element("cost").textContent = cost === null ? "–" : `$${cost}`;
}

function showReply(reply, { protocol, model }) {
  const { text, reasoning } = assistantTurn(protocol, reply);
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

function showText(id, text) {
  element(id).textContent = text;
  element(id).hidden = text === "";
}

function showOutcome(state, message) {
  element("outcome").dataset.state = state;
  element("outcome").textContent = message;
}

function showImages(list) {
  images = list;
  const items = list.map((image) => {
    const item = document.createElement("li");
    const remove = document.createElement("button");
    remove.type = "button";
    remove.className = "quiet";
    remove.textContent = "Remove";
    remove.setAttribute("aria-label", `Remove ${image.name}`);
    remove.addEventListener("click", () => showImages(images.filter((each) => each !== image)));
    item.append(image.thumbnail, remove);
    return item;
  });
  element("images").replaceChildren(...items);
  showSamples();
}

async function addImages(files) {
  showImages([...images, ...(await readImages(files))]);
}

/** Takes the last exchange back: its reply goes, and its message returns to the form. */
function undo() {
  turns.pop();
  while (turns.length > 0 && turns.at(-1).role !== "assistant") {
    const { role, text } = turns.pop();
    if (role === "user") element("text").value = text;
  }
  showConversation();
  element("text").focus();
}

joinTabs([...document.querySelectorAll("[role=tab]")], (tab) => {
  sample = tab.dataset.sample;
  element("sample").setAttribute("aria-labelledby", tab.id);
  showSamples();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
});
form.addEventListener("input", showSamples);
form.addEventListener("change", ({ target }) => {
  if (target.name !== "protocol") return;
  element("tools").value = convertToolsText(chosenProtocol(), element("tools").value);
  element("top-k").disabled = chosenProtocol() === "chat";
  showSamples();
});
element("key").addEventListener("change", () => void listModels());
element("stop").addEventListener("click", () => running?.abort());
element("undo").addEventListener("click", undo);
element("restart").addEventListener("click", () => {
  turns = [];
  showConversation();
  element("text").focus();
});
element("example-tool").addEventListener("click", () => {
  element("tools").value = exampleTools(chosenProtocol());
  showSamples();
});
element("image-files").addEventListener("change", ({ target }) => {
  void addImages(target.files);
  target.value = "";
});
element("composer").addEventListener("dragover", (event) => event.preventDefault());
element("composer").addEventListener("drop", (event) => {
  event.preventDefault();
  void addImages(event.dataTransfer.files);
});
element("text").addEventListener("paste", ({ clipboardData }) => {
  if (clipboardData.files.length > 0) void addImages(clipboardData.files);
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
