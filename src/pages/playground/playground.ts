import type { Schemas } from "../../../generated/types.ts";
import { detach } from "../kit/detach.js";
import { byId, controlById, element, fill, onSubmit } from "../kit/elements.js";
import { moneyElement } from "../kit/money.js";
import { composedTurns, showCalls, showPending, showTurns } from "./conversation.js";
import { bucketsOf, costOf } from "./cost.js";
import { exchange, type ExchangeEnd } from "./exchange.js";
import { authorization, chosenProtocol, readSettings } from "./form.js";
import { FieldProblem } from "./field-problem.js";
import { readImages } from "./images.js";
import { clearProblem, clearProblems, showProblem } from "./problems.js";
import { buildRequest, type BuiltRequest, type Settings } from "./request.js";
import { samplesOf, type Samples } from "./samples.js";
import { costSince, readAccount, type Spending } from "./spending.js";
import { joinTabs } from "./tabs.js";
import { convertToolsText, exampleTools, isObject } from "./tools.js";
import { assistantTurn, type SentImage, type Turn } from "./turns.js";

const form = byId("form");
const keyField = controlById("key", HTMLInputElement);
const modelChoice = controlById("model", HTMLSelectElement);
const messageField = controlById("text", HTMLTextAreaElement);
const toolsField = controlById("tools", HTMLTextAreaElement);
const topK = controlById("top-k", HTMLInputElement);
const imageFiles = controlById("image-files", HTMLInputElement);
const button = (id: string): HTMLButtonElement => controlById(id, HTMLButtonElement);

type Model = Schemas["Model"];

/** Model records by id, as listed for the key's plan. The key is stored only in its field. */
let models: ReadonlyMap<string, Model> = new Map();
/** Number of requested listings: a response is dropped after a later request. */
let listing = 0;
/** Aborts the running request; null without one. */
let running: AbortController | null = null;
const languages = ["curl", "typescript", "python"] as const;
let sample: keyof Samples = "curl";
/** The turns of successful exchanges, and the images of the next one. */
let turns: readonly Turn[] = [];
let images: readonly SentImage[] = [];

function composed(): readonly Turn[] {
  return composedTurns(byId("pending"), { text: messageField.value.trim(), images });
}

async function listModels(): Promise<void> {
  const headers = authorization();
  listing += 1;
  const asked = listing;
  if (keyField.value.trim() === "") {
    showModels([], "");
    return;
  }
  try {
    const response = await fetch("/v1/models", { headers });
    const body = (await response.json()) as Schemas["ModelList"] | Schemas["ErrorResponse"];
    if (asked !== listing) return;
    if ("error" in body) showModels([], body.error.message);
    else showModels(body.data, `${body.data.length} models on this key's plan.`);
  } catch {
    if (asked === listing) showModels([], "The gateway cannot be reached.");
  }
}

function showModels(records: readonly Model[], note: string): void {
  const chosen = modelChoice.value;
  models = new Map(records.map((record) => [record.id, record]));
  const options = records.map(({ id }) => new Option(id, id, false, id === chosen));
  const none = new Option("Enter a key first", "");
  modelChoice.replaceChildren(...(options.length > 0 ? options : [none]));
  modelChoice.disabled = options.length === 0;
  byId("model-note").textContent = note;
  showSamples();
}

function showSamples(): void {
  const settings = readSettings();
  let text: string;
  try {
    const { path, body } = buildRequest({ ...settings, turns: [...turns, ...composed()] });
    const { protocol } = settings;
    text = samplesOf({ protocol, path, body, origin: location.origin })[sample];
  } catch (error) {
    text = messageOf(error);
  }
  byId("sample").textContent = text;
}

/** Returns whether the last turn cannot be undone: there is none, or a request depends on it. */
function isFixed(added: readonly Turn[]): boolean {
  return turns.length === 0 || added.length > 0;
}

/** Shows the conversation: the last reply separately, and the calls that need results. */
function showConversation(added: readonly Turn[] = []): void {
  const last = turns.at(-1);
  const answer = last?.role === "assistant" ? last : null;
  const isAnswered = added.length === 0 && answer !== null;
  showTurns(byId("turns"), isAnswered ? turns.slice(0, -1) : [...turns, ...added]);
  for (const id of ["undo", "restart"]) button(id).disabled = isFixed(added);
  if (added.length > 0) return;
  showText("reply-text", answer?.text ?? "");
  showText("reply-reasoning", answer?.reasoning ?? "");
  showCalls(byId("reply-calls"), answer?.calls ?? []);
  showPending(byId("pending"), turns);
  showSamples();
}

async function send(): Promise<void> {
  if (running !== null) return;
  // Ctrl+Enter may arrive before the change event of the key's field.
  if (models.size === 0) await listModels();
  if (running !== null) return;
  const settings = readSettings();
  const added = composed();
  let request: BuiltRequest;
  clearProblems();
  try {
    if (keyField.value.trim() === "") throw new FieldProblem("key", "Enter your key first.");
    if (added.length === 0) throw new FieldProblem("text", "Write a message first.");
    request = buildRequest({ ...settings, turns: [...turns, ...added] });
  } catch (error) {
    showOutcome("failed", messageOf(error));
    if (error instanceof FieldProblem) {
      showProblem(error);
      byId(error.field).focus();
    }
    return;
  }
  const { signal } = (running = new AbortController());
  clear(added);
  const before = await readAccount(authorization());
  const startedAt = performance.now();
  const end = await attempt(request, settings, signal);
  byId("time").textContent = `${Math.round(performance.now() - startedAt)} ms`;
  finish(end, { settings, added });
  if (end.state === "failed") await showCostSince(before);
  running = null;
  button("send").disabled = false;
  for (const id of ["undo", "restart"]) button(id).disabled = isFixed([]);
}

interface Attempt extends ExchangeEnd {
  /** In the protocol's form; null without a reply. */
  readonly reply: unknown;
}

async function attempt(
  request: BuiltRequest,
  settings: Settings,
  signal: AbortSignal,
): Promise<Attempt> {
  let last: unknown = null;
  try {
    const end = await exchange(
      { ...request, headers: authorization(), signal },
      settings.protocol,
      {
        start: ({ status, headers }) => {
          byId("status").textContent = String(status);
          byId("request-id").textContent = headers.get("x-request-id") ?? "–";
        },
        raw: (text) => {
          byId("events").append(text);
          byId("events").scrollTop = byId("events").scrollHeight;
        },
        reply: (reply) => {
          last = reply;
          showReply(reply, settings);
        },
      },
    );
    return { ...end, reply: last };
  } catch (error) {
    const message = signal.aborted ? "Stopped." : `The connection failed: ${messageOf(error)}`;
    return { state: "failed", message, reply: null };
  }
}

/** Adds a complete reply to the conversation; after a failure the form is kept for a retry. */
function finish(
  { state, message, reply, problems = [] }: Attempt,
  { settings, added }: { readonly settings: Settings; readonly added: readonly Turn[] },
): void {
  button("stop").disabled = true;
  showOutcome(state, message);
  for (const problem of problems) showProblem(problem);
  if (state === "failed") showTurns(byId("turns"), turns);
  else {
    turns = [...turns, ...added, assistantTurn(settings.protocol, reply)];
    messageField.value = "";
    showImages([]);
    showConversation();
  }
  showAnswer();
}

function clear(added: readonly Turn[]): void {
  button("send").disabled = true;
  button("stop").disabled = false;
  for (const id of ["events", "reply"]) byId(id).textContent = "";
  for (const id of ["status", "input-tokens", "output-tokens", "cost", "time", "request-id"]) {
    byId(id).textContent = "–";
  }
  showText("reply-text", "");
  showText("reply-reasoning", "");
  showCalls(byId("reply-calls"), []);
  showOutcome("running", "Waiting for the model…");
  showConversation(added);
  showAnswer();
}

/** Scrolls the answer into view; in a single-column layout, to its top. */
function showAnswer(): void {
  const isNarrow = matchMedia("(max-width: 900px)").matches;
  byId("answer").scrollIntoView({ block: isNarrow ? "start" : "nearest" });
}

/** Shows the cost of a request without final usage, which is known only from the account. */
async function showCostSince(before: Spending | null): Promise<void> {
  byId("cost").textContent = "…";
  const cost = await costSince(before, authorization());
  showCost(cost);
}

/** Shows a rounded cost, with every digit on hover. */
function showCost(cost: string | null): void {
  fill(byId("cost"), cost === null ? "–" : moneyElement(cost));
}

function showReply(reply: unknown, { protocol, model }: Settings): void {
  const { text, reasoning, calls } = assistantTurn(protocol, reply);
  showText("reply-text", text);
  showText("reply-reasoning", reasoning);
  showCalls(byId("reply-calls"), calls);
  byId("reply").textContent = JSON.stringify(reply, null, 2);
  const usage = isObject(reply) ? reply["usage"] : null;
  if (!isObject(usage)) return;
  const { fresh, cached, cacheWrite, output } = bucketsOf(protocol, usage);
  byId("input-tokens").textContent = String(fresh + cached + cacheWrite);
  byId("output-tokens").textContent = String(output);
  const pricing = models.get(model)?.pricing;
  const cost = pricing === undefined ? null : costOf(protocol, usage, pricing);
  showCost(cost);
}

function showText(id: string, text: string): void {
  byId(id).textContent = text;
  byId(id).hidden = text === "";
}

function showOutcome(state: "idle" | "running" | ExchangeEnd["state"], message: string): void {
  byId("outcome").dataset["state"] = state;
  byId("outcome").textContent = message;
}

function showImages(list: readonly SentImage[]): void {
  images = list;
  const items = list.map((image) => {
    const name = `Remove ${image.name}`;
    const remove = element(
      "button",
      { type: "button", class: "quiet", "aria-label": name },
      "Remove",
    );
    remove.addEventListener("click", () => showImages(images.filter((each) => each !== image)));
    return element("li", {}, image.thumbnail, remove);
  });
  byId("images").replaceChildren(...items);
  showSamples();
}

function addImages(files: Iterable<File>): void {
  const add = async (): Promise<void> => {
    const added = await readImages(files);
    showImages([...images, ...added]);
  };
  detach(add(), (error) => showOutcome("failed", `An image cannot be read: ${messageOf(error)}`));
}

/** Undoes the last exchange: removes its reply, and returns its message and images to the form. */
function undo(): void {
  turns = turns.slice(0, -1);
  for (let last = turns.at(-1); last !== undefined && last.role !== "assistant";) {
    if (last.role === "user") {
      messageField.value = last.text;
      showImages(last.images);
    }
    turns = turns.slice(0, -1);
    last = turns.at(-1);
  }
  showConversation();
  messageField.focus();
}

joinTabs([...document.querySelectorAll<HTMLElement>("[role=tab]")], (tab) => {
  sample = languages.find((language) => language === tab.dataset["sample"]) ?? "curl";
  byId("sample").setAttribute("aria-labelledby", tab.id);
  showSamples();
});
onSubmit(form, () => detach(send()));
form.addEventListener("input", ({ target }) => {
  // Editing a field clears its problem and the message about the whole form.
  if (target instanceof HTMLElement && clearProblem(target.id)) showOutcome("idle", "");
  showSamples();
});
form.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== "protocol") return;
  toolsField.value = convertToolsText(chosenProtocol(), toolsField.value);
  topK.disabled = chosenProtocol() === "chat";
  showSamples();
});
keyField.addEventListener("change", () => detach(listModels()));
button("stop").addEventListener("click", () => running?.abort());
button("undo").addEventListener("click", undo);
byId("restart").addEventListener("click", () => {
  turns = [];
  showConversation();
  messageField.focus();
});
byId("example-tool").addEventListener("click", () => {
  toolsField.value = exampleTools(chosenProtocol());
  showSamples();
});
imageFiles.addEventListener("change", () => {
  addImages([...(imageFiles.files ?? [])]);
  imageFiles.value = "";
});
byId("composer").addEventListener("dragover", (event) => event.preventDefault());
byId("composer").addEventListener("drop", (event) => {
  event.preventDefault();
  addImages([...(event.dataTransfer?.files ?? [])]);
});
messageField.addEventListener("paste", ({ clipboardData }) => {
  const files = [...(clipboardData?.files ?? [])];
  if (files.length > 0) addImages(files);
});
async function copySample(): Promise<void> {
  await navigator.clipboard.writeText(byId("sample").textContent);
  showCopied("Copied");
}

function showCopied(outcome: string): void {
  button("copy").textContent = outcome;
}

// Pages over plain HTTP have no clipboard.
button("copy").addEventListener("click", () =>
  detach(copySample(), () => showCopied("Copy failed")),
);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  detach(send());
});
showSamples();

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
