import { detach } from "../kit/detach.js";
import { byId, controlById, element, fill, onSubmit } from "../kit/elements.js";
import { copyableId } from "../kit/ids.js";
import { forgetTabKey, onKeyForgotten, tabKey } from "../kit/tab-key.js";
import {
  clearExchange,
  figuresOf,
  showCost,
  showLast,
  showNote,
  showOutcome,
  showReply,
  type ReplyFigures,
} from "./answer.js";
import { composedTurns, showPending, showTurns } from "./conversation.js";
import { exchange, type ExchangeEnd } from "./exchange.js";
import { authorization, chosenProtocol, foldSettings, readSettings } from "./form.js";
import { FieldProblem } from "./field-problem.js";
import { readImages } from "./images.js";
import { KeyModels } from "./key-models.js";
import { clearProblem, clearProblems, showProblem, showProblems } from "./problems.js";
import { buildRequest, type BuiltRequest, type Settings } from "./request.js";
import { SamplePane } from "./sample-pane.js";
import { isAtEnd, scrollToEnd } from "./scrolling.js";
import { costSince, readAccount, type Spending } from "./spending.js";
import { convertToolsText, exampleTools } from "./tools.js";
import {
  assistantTurn,
  interruptedTurn,
  resultField,
  type AssistantTurn,
  type SentImage,
  type Turn,
} from "./turns.js";

const form = byId("form");
const keyField = controlById("key", HTMLInputElement);
const modelChoice = controlById("model", HTMLSelectElement);
const messageField = controlById("text", HTMLTextAreaElement);
const toolsField = controlById("tools", HTMLTextAreaElement);
const topK = controlById("top-k", HTMLInputElement);
const stopStrings = controlById("stops", HTMLTextAreaElement);
const imageFiles = controlById("image-files", HTMLInputElement);
const button = (id: string): HTMLButtonElement => controlById(id, HTMLButtonElement);

/** Aborts the running request; null without one. */
let running: AbortController | null = null;
/** Ends the search for the cost of the last request; null without one. */
let searching: AbortController | null = null;
/** The turns of the exchanges that have a reply, and the images of the next one. */
let turns: readonly Turn[] = [];
let images: readonly SentImage[] = [];

const samples = new SamplePane(() => {
  const settings = readSettings();
  const request = buildRequest({ ...settings, turns: [...turns, ...composed()] });
  return { ...request, protocol: settings.protocol };
});
const key = new KeyModels(() => samples.show());

function composed(): readonly Turn[] {
  return composedTurns(byId("pending"), { text: messageField.value.trim(), images });
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
  byId("welcome").hidden = turns.length > 0 || added.length > 0;
  for (const id of ["undo", "restart"]) button(id).disabled = isFixed(added);
  if (added.length > 0) return;
  showLast(answer);
  showPending(byId("pending"), turns);
  samples.show();
}

/** A request on its way, and what the form had when it was sent. */
interface Sending {
  readonly settings: Settings;
  readonly added: readonly Turn[];
  readonly request: BuiltRequest;
  readonly headers: KeyHeaders;
}

/** The headers of a request that contain its key. */
type KeyHeaders = ReturnType<typeof authorization>;

async function send(): Promise<void> {
  if (running !== null) return;
  // Ctrl+Enter may arrive before the change event of the key's field.
  if (key.models.size === 0 && key.refusal === null) await key.list();
  if (running !== null) return;
  const sending = readForm();
  if (sending === null) return;
  const { settings, added, request, headers } = sending;
  const { signal } = (running = new AbortController());
  // While the hold of the request before may remain, the account does not show this one's cost.
  const isAccountClear = searching === null;
  searching?.abort();
  searching = null;
  begin(sending);
  const before = isAccountClear ? await readAccount(headers) : null;
  const startedAt = performance.now();
  const end = await attempt({ ...request, headers, signal }, settings);
  // Signed out in the meantime: nothing of the exchange may remain.
  if (running?.signal !== signal) return;
  const ms = performance.now() - startedAt;
  byId("time").textContent = `${Math.round(ms)} ms`;
  running = null;
  finish(end, sending, ms);
  button("send").removeAttribute("aria-disabled");
  for (const id of ["undo", "restart"]) button(id).disabled = isFixed([]);
  if (end.state !== "done") await searchCost(before, headers, added);
}

/** Returns the form's request; null if something is missing, which is then shown. */
function readForm(): Sending | null {
  const settings = readSettings();
  const added = composed();
  clearProblems();
  try {
    check(added);
    const request = buildRequest({ ...settings, turns: [...turns, ...added] });
    // The key may be edited during the request.
    return { settings, added, request, headers: authorization() };
  } catch (error) {
    showOutcome("failed", messageOf(error));
    if (error instanceof FieldProblem) showProblems([error]);
    return null;
  }
}

/** Throws a `FieldProblem` if something is missing that every request needs. */
function check(added: readonly Turn[]): void {
  if (key.isEmpty) throw new FieldProblem("key", "Enter your key first.");
  if (key.refusal !== null) throw new FieldProblem("key", key.refusal);
  if (added.length === 0) throw new FieldProblem("text", "Write a message first.");
  const results = added.flatMap((turn) => (turn.role === "tool" ? turn.results : []));
  const missing = results.find(({ text }) => text.trim() === "");
  if (missing !== undefined)
    throw new FieldProblem(resultField(missing.id), "Enter the tool's result first.");
}

/** Clears the problem of an edited field, and the message about the whole form. */
function mend(id: string): void {
  if (clearProblem(id)) showOutcome("idle", "");
}

interface Attempt extends ExchangeEnd {
  /** In the protocol's form; null without a reply. */
  readonly reply: unknown;
  readonly figures: ReplyFigures;
}

async function attempt(
  request: BuiltRequest & { readonly headers: KeyHeaders; readonly signal: AbortSignal },
  settings: Settings,
): Promise<Attempt> {
  const { protocol, model } = settings;
  let reply: unknown = null;
  let figures = figuresOf(null, { protocol, model: undefined });
  try {
    const end = await exchange(request, protocol, {
      start: ({ status, headers }) => {
        byId("status").textContent = String(status);
        const id = headers.get("x-request-id");
        fill(byId("request-id"), id === null ? "–" : copyableId({ announce: showNote }, id));
      },
      raw: (text) => {
        byId("events").append(text);
        byId("events").scrollTop = byId("events").scrollHeight;
      },
      reply: (soFar) => {
        reply = soFar;
        figures = figuresOf(soFar, { protocol, model: key.models.get(model) });
        const isFollowed = isAtEnd();
        showOutcome("running", "The reply is arriving…");
        showReply(soFar, protocol, figures);
        if (isFollowed) scrollToEnd();
      },
    });
    return { ...end, reply, figures };
  } catch (error) {
    const end: ExchangeEnd = request.signal.aborted
      ? { state: "stopped", message: "Stopped." }
      : { state: "failed", message: `The connection failed: ${messageOf(error)}` };
    return { ...end, reply, figures };
  }
}

/**
 * Adds the reply to the conversation, also one that did not end; without any of it, a failed
 * message returns to the form for a retry.
 */
function finish(end: Attempt, { settings, added, headers }: Sending, ms: number): void {
  const { state, message, problems = [] } = end;
  if (document.activeElement === button("stop")) button("send").focus();
  button("stop").disabled = true;
  showOutcome(state, message);
  const isSentKey = headers["authorization"] === authorization()["authorization"];
  const valid = problems.filter(({ field }) => field !== "key" || isSentKey);
  const refused = valid.find(({ field }) => field === "key");
  if (refused !== undefined) key.refused(refused.message);
  const turn = turnOf(end, settings);
  if (turn !== null) turns = [...turns, ...added, { ...turn, figures: { ...end.figures, ms } }];
  else for (const each of added) if (each.role === "user") takeBack(each);
  const isFollowed = isAtEnd();
  if (turn !== null) showConversation();
  else showFailed();
  if (isFollowed) scrollToEnd();
  showProblems(valid);
}

/** Shows the conversation without the failed turn; the fields of tool results stay as they are. */
function showFailed(): void {
  showTurns(byId("turns"), turns);
  showLast(null);
  byId("welcome").hidden = turns.length > 0;
}

/** Returns the turn of a reply; null if nothing of it arrived although nobody stopped it. */
function turnOf({ state, message, reply }: Attempt, { protocol }: Settings): AssistantTurn | null {
  if (state === "done") return assistantTurn(protocol, reply);
  const turn = interruptedTurn(protocol, { reply, interruption: message });
  return state === "stopped" || turn.text.trim() !== "" ? turn : null;
}

/** Returns a message to the form, before what was written in the meantime. */
function takeBack({ text, images: own }: Extract<Turn, { readonly role: "user" }>): void {
  messageField.value = [text, messageField.value].filter((each) => each.trim() !== "").join("\n");
  showImages([...own, ...images]);
}

/** Empties the composer, and shows what is on its way. */
function begin({ settings, added, request }: Sending): void {
  // Not disabled, because a disabled button loses the focus.
  button("send").setAttribute("aria-disabled", "true");
  button("stop").disabled = false;
  clearExchange();
  showOutcome("running", "Waiting for the model…");
  showConversation(added);
  messageField.value = "";
  showImages([]);
  samples.sent({ ...request, protocol: settings.protocol });
  scrollToEnd();
}

/** Shows the cost of a request without final usage, which is known only from the account. */
async function searchCost(
  before: Spending | null,
  headers: KeyHeaders,
  added: readonly Turn[],
): Promise<void> {
  const { signal } = (searching = new AbortController());
  byId("cost").textContent = "…";
  const cost = await costSince({ before, headers, signal });
  if (signal.aborted) return;
  searching = null;
  showCost(cost);
  const at = turns.findLastIndex((turn) => added.includes(turn)) + 1;
  const turn = turns[at];
  if (cost === null || at === 0 || turn?.role !== "assistant" || turn.figures === undefined) return;
  turns = turns.with(at, { ...turn, figures: { ...turn.figures, cost } });
  showConversation();
}

function showImages(list: readonly SentImage[]): void {
  images = list;
  const items = list.map((image) => {
    const name = `Remove ${image.name}`;
    const attributes = { type: "button", class: "quiet", "aria-label": name };
    const remove = element("button", attributes, "Remove");
    remove.addEventListener("click", () => showImages(images.filter((each) => each !== image)));
    return element("li", {}, image.thumbnail, remove);
  });
  byId("images").replaceChildren(...items);
  mend("image-files");
  samples.show();
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

function restart(): void {
  turns = [];
  searching?.abort();
  mend("image-files");
  clearExchange();
  showOutcome("idle", "Nothing sent yet.");
  samples.sent(null);
  showConversation();
  messageField.focus();
}

/** Removes the key from the tab, and what was sent with it from the page. */
function signOut(): void {
  running?.abort();
  running = null;
  button("stop").disabled = true;
  button("send").removeAttribute("aria-disabled");
  forgetTabKey();
  keyField.value = "";
  key.edited();
  clearProblems();
  restart();
  detach(key.list());
  keyField.focus();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

onSubmit(form, () => detach(send()));
form.addEventListener("input", ({ target }) => {
  if (target === keyField) key.edited();
  if (target instanceof HTMLElement) mend(target.id);
  // Another model may take the images.
  if (target === modelChoice) mend("image-files");
  samples.show();
});
form.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== "protocol") return;
  toolsField.value = convertToolsText(chosenProtocol(), toolsField.value);
  topK.disabled = chosenProtocol() !== "messages";
  stopStrings.disabled = chosenProtocol() === "responses";
  samples.show();
});
keyField.addEventListener("change", () => detach(key.list()));
button("stop").addEventListener("click", () => running?.abort());
button("undo").addEventListener("click", undo);
button("sign-out").addEventListener("click", signOut);
onKeyForgotten(signOut);
button("restart").addEventListener("click", restart);
byId("example-tool").addEventListener("click", () => {
  toolsField.value = exampleTools(chosenProtocol());
  mend("tools");
  samples.show();
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
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  const { target } = event;
  const isSending = event.ctrlKey || event.metaKey;
  const isInField = target instanceof HTMLInputElement && target.type !== "file";
  if (isSending || isInField) event.preventDefault();
  if (isSending) detach(send());
  // Enter in a field would submit the form, and a request costs money.
  else if (target === keyField) messageField.focus();
});
foldSettings();
samples.show();
if (tabKey() !== "") {
  keyField.value = tabKey();
  detach(key.list());
}
