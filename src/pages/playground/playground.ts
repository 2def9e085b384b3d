import { gatewayPath } from "../kit/gateway-path.js";
import type { Schemas } from "../../../generated/types.ts";
import { detach } from "../kit/detach.js";
import { byId, controlById, element, fill, onSubmit } from "../kit/elements.js";
import { copyableId } from "../kit/ids.js";
import { joinTabs } from "../kit/tabs.js";
import {
  clearExchange,
  showAnswer,
  showCost,
  showNote,
  showOutcome,
  showReply,
  showText,
} from "./answer.js";
import { composedTurns, resultField, showCalls, showPending, showTurns } from "./conversation.js";
import { exchange, type ExchangeEnd } from "./exchange.js";
import { authorization, chosenProtocol, readSettings } from "./form.js";
import { FieldProblem } from "./field-problem.js";
import { readImages } from "./images.js";
import { clearProblem, clearProblems, showProblem, type Problem } from "./problems.js";
import { buildRequest, type BuiltRequest, type Settings } from "./request.js";
import { samplesOf, type Samples } from "./samples.js";
import { costSince, readAccount, type Spending } from "./spending.js";
import { convertToolsText, exampleTools } from "./tools.js";
import { assistantTurn, type SentImage, type Turn } from "./turns.js";

const form = byId("form");
const keyField = controlById("key", HTMLInputElement);
const modelChoice = controlById("model", HTMLSelectElement);
const messageField = controlById("text", HTMLTextAreaElement);
const toolsField = controlById("tools", HTMLTextAreaElement);
const topK = controlById("top-k", HTMLInputElement);
const stopStrings = controlById("stops", HTMLTextAreaElement);
const imageFiles = controlById("image-files", HTMLInputElement);
const button = (id: string): HTMLButtonElement => controlById(id, HTMLButtonElement);

type Model = Schemas["Model"];

/** Model records by id, as listed for the key's plan. The key is stored only in its field. */
let models: ReadonlyMap<string, Model> = new Map();
/** Number of requested listings: a response is dropped after a later request. */
let listing = 0;
/** Why the gateway refused the key in the field; null: it has not refused it. */
let refusal: string | null = null;
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
    const response = await fetch(gatewayPath("/v1/models"), { headers });
    const body = (await response.json()) as Schemas["ModelList"] | Schemas["ErrorResponse"];
    if (asked !== listing) return;
    if (response.status === 401 && "error" in body) {
      showModels([], "");
      showRefusedKey(body.error.message);
    } else if ("error" in body) showModels([], body.error.message);
    else showModels(body.data, `${body.data.length} models on this key's plan.`);
  } catch {
    if (asked === listing) showModels([], "The gateway cannot be reached.");
  }
}

/** Marks the key, which is not sent again until it is edited. */
function showRefusedKey(message: string): void {
  refusal = message;
  showProblem({ field: "key", message });
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
    text = samplesOf({ protocol, path, body, origin: location.origin + gatewayPath("") })[sample];
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
  if (models.size === 0 && refusal === null) await listModels();
  if (running !== null) return;
  const settings = readSettings();
  const added = composed();
  let request: BuiltRequest;
  clearProblems();
  try {
    check(added);
    request = buildRequest({ ...settings, turns: [...turns, ...added] });
  } catch (error) {
    showOutcome("failed", messageOf(error));
    if (error instanceof FieldProblem) showProblems([error]);
    return;
  }
  const { signal } = (running = new AbortController());
  // The key may be edited during the request.
  const headers = authorization();
  clear(added);
  const before = await readAccount(headers);
  const startedAt = performance.now();
  const end = await attempt({ ...request, headers, signal }, settings);
  byId("time").textContent = `${Math.round(performance.now() - startedAt)} ms`;
  finish(end, { settings, added, headers });
  if (end.state === "failed") await showCostSince(before, headers);
  running = null;
  button("send").removeAttribute("aria-disabled");
  for (const id of ["undo", "restart"]) button(id).disabled = isFixed([]);
}

/** Throws a `FieldProblem` if something is missing that every request needs. */
function check(added: readonly Turn[]): void {
  if (keyField.value.trim() === "") throw new FieldProblem("key", "Enter your key first.");
  if (refusal !== null) throw new FieldProblem("key", refusal);
  if (added.length === 0) throw new FieldProblem("text", "Write a message first.");
  const results = added.flatMap((turn) => (turn.role === "tool" ? turn.results : []));
  const missing = results.find(({ text }) => text.trim() === "");
  if (missing !== undefined)
    throw new FieldProblem(resultField(missing.id), "Enter the tool's result first.");
}

/** Shows problems at their fields, and moves the focus to the first. */
function showProblems(problems: readonly Problem[]): void {
  for (const problem of problems) showProblem(problem);
  const [first] = problems;
  if (first === undefined) return;
  byId(first.field).focus();
  byId(`${first.field}-problem`).scrollIntoView({ block: "nearest" });
}

/** Clears the problem of an edited field, and the message about the whole form. */
function mend(id: string): void {
  if (clearProblem(id)) showOutcome("idle", "");
}

/** The headers of a request that contain its key. */
type KeyHeaders = ReturnType<typeof authorization>;

interface Attempt extends ExchangeEnd {
  /** In the protocol's form; null without a reply. */
  readonly reply: unknown;
}

async function attempt(
  request: BuiltRequest & { readonly headers: KeyHeaders; readonly signal: AbortSignal },
  settings: Settings,
): Promise<Attempt> {
  let last: unknown = null;
  try {
    const end = await exchange(request, settings.protocol, {
      start: ({ status, headers }) => {
        byId("status").textContent = String(status);
        const id = headers.get("x-request-id");
        fill(byId("request-id"), id === null ? "–" : copyableId({ announce: showNote }, id));
      },
      raw: (text) => {
        byId("events").append(text);
        byId("events").scrollTop = byId("events").scrollHeight;
      },
      reply: (reply) => {
        last = reply;
        const { protocol, model } = settings;
        showReply(reply, { protocol, model: models.get(model) });
      },
    });
    return { ...end, reply: last };
  } catch (error) {
    const message = request.signal.aborted
      ? "Stopped."
      : `The connection failed: ${messageOf(error)}`;
    return { state: "failed", message, reply: null };
  }
}

interface Finished {
  readonly settings: Settings;
  readonly added: readonly Turn[];
  readonly headers: KeyHeaders;
}

/** Adds a complete reply to the conversation; after a failure the form is kept for a retry. */
function finish(
  { state, message, reply, problems = [] }: Attempt,
  { settings, added, headers }: Finished,
): void {
  if (document.activeElement === button("stop")) button("send").focus();
  button("stop").disabled = true;
  showOutcome(state, message);
  const isSentKey = headers["authorization"] === authorization()["authorization"];
  const valid = problems.filter(({ field }) => field !== "key" || isSentKey);
  refusal = valid.find(({ field }) => field === "key")?.message ?? refusal;
  if (state === "failed") showTurns(byId("turns"), turns);
  else {
    turns = [...turns, ...added, assistantTurn(settings.protocol, reply)];
    messageField.value = "";
    showImages([]);
    showConversation();
  }
  showAnswer();
  showProblems(valid);
}

function clear(added: readonly Turn[]): void {
  // Not disabled, because a disabled button loses the focus.
  button("send").setAttribute("aria-disabled", "true");
  button("stop").disabled = false;
  clearExchange();
  showOutcome("running", "Waiting for the model…");
  showConversation(added);
  showAnswer();
}

/** Shows the cost of a request without final usage, which is known only from the account. */
async function showCostSince(before: Spending | null, headers: KeyHeaders): Promise<void> {
  byId("cost").textContent = "…";
  const cost = await costSince(before, headers);
  showCost(cost);
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
  mend("image-files");
  showSamples();
}

function addImages(files: Iterable<File>): void {
  const add = async (): Promise<void> => {
    const { images: added, problems } = await readImages(files);
    showImages([...images, ...added]);
    if (problems.length === 0) return;
    const message = problems.join(" ");
    showProblem({ field: "image-files", message });
    showOutcome("failed", message);
  };
  detach(add());
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
  if (target === keyField) {
    refusal = null;
    // The answer about the previous key is dropped.
    listing += 1;
  }
  if (target instanceof HTMLElement) mend(target.id);
  // Another model may take the images.
  if (target === modelChoice) mend("image-files");
  showSamples();
});
form.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== "protocol") return;
  toolsField.value = convertToolsText(chosenProtocol(), toolsField.value);
  topK.disabled = chosenProtocol() !== "messages";
  stopStrings.disabled = chosenProtocol() === "responses";
  showSamples();
});
keyField.addEventListener("change", () => detach(listModels()));
button("stop").addEventListener("click", () => running?.abort());
button("undo").addEventListener("click", undo);
byId("restart").addEventListener("click", () => {
  turns = [];
  mend("image-files");
  clearExchange();
  showOutcome("idle", "Nothing sent yet.");
  showConversation();
  messageField.focus();
});
byId("example-tool").addEventListener("click", () => {
  toolsField.value = exampleTools(chosenProtocol());
  mend("tools");
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
