import { element, type Child } from "../kit/elements.js";
import { formatCount } from "../kit/format.js";
import { moneyElement } from "../kit/money.js";
import { showMarkdown } from "./markdown.js";
import {
  pendingCalls,
  resultField,
  type AssistantTurn,
  type Call,
  type Figures,
  type SentImage,
  type ToolTurn,
  type Turn,
  type UserTurn,
} from "./turns.js";

const names = { user: "You", assistant: "Model", tool: "Tool results" };

function make(tag: "li" | "p" | "pre" | "div", name: string, text = ""): HTMLElement {
  return element(tag, { class: name }, text);
}

/** Shows the turns as a list, one item per turn. */
export function showTurns(list: HTMLElement, turns: readonly Turn[]): void {
  list.replaceChildren(...turns.map(turnItem));
  list.hidden = turns.length === 0;
}

function turnItem(turn: Turn): HTMLElement {
  const item = make("li", `turn is-${turn.role}`);
  item.append(make("p", "turn-role", names[turn.role]));
  item.append(...partsOf(turn));
  return item;
}

function partsOf(turn: Turn): readonly HTMLElement[] {
  switch (turn.role) {
    case "user":
      return userParts(turn);
    case "assistant":
      return assistantParts(turn);
    case "tool":
      return toolParts(turn);
  }
}

function userParts({ text, images }: UserTurn): readonly HTMLElement[] {
  const row = make("div", "sent-images");
  row.append(...images.map(copyOf));
  return [
    ...(text === "" ? [] : [make("p", "reply-text", text)]),
    ...(images.length === 0 ? [] : [row]),
  ];
}

/** Copies a thumbnail, because the original is in the composer until its turn is over. */
function copyOf({ name, thumbnail }: SentImage): HTMLElement {
  const { width, height } = thumbnail;
  const copy = element("canvas", { width, height, role: "img", "aria-label": name });
  copy.getContext("2d")?.drawImage(thumbnail, 0, 0);
  return copy;
}

function assistantParts(turn: AssistantTurn): readonly HTMLElement[] {
  const { text, reasoning, calls, interruption, figures } = turn;
  const reply = make("div", "reply-text is-markdown");
  showMarkdown(reply, text);
  return [
    ...(reasoning === "" ? [] : [reasoningPart(reasoning)]),
    ...(text === "" ? [] : [reply]),
    ...calls.map(callPart),
    ...(interruption === undefined ? [] : [make("p", "interruption", interruption)]),
    ...(figures === undefined ? [] : [element("p", { class: "figures" }, ...figureParts(figures))]),
  ];
}

function reasoningPart(text: string): HTMLElement {
  const folded = element("details", { class: "reasoning" }, element("summary", {}, "Reasoning"));
  folded.append(make("p", "reply-text", text));
  return folded;
}

/** Returns what a reply took, as one line: its cost first. */
export function figureParts({ input, output, cost, ms }: Figures): readonly Child[] {
  const tokens =
    input === null || output === null
      ? []
      : [`${formatCount(input)} tokens in`, `${formatCount(output)} out`];
  const seconds = ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
  const parts: readonly Child[] = [
    ...(cost === null ? [] : [moneyElement(cost)]),
    ...tokens,
    seconds,
  ];
  return parts.flatMap((part, at) => (at === 0 ? [part] : [" · ", part]));
}

const callPart = ({ name, json }: Call): HTMLElement => make("pre", "call", `${name}(${json})`);

/** Shows the calls of a reply, also while their arguments arrive. */
export function showCalls(box: HTMLElement, calls: readonly Call[]): void {
  box.replaceChildren(...calls.map(callPart));
  box.hidden = calls.length === 0;
}

function toolParts({ results }: ToolTurn): readonly HTMLElement[] {
  return results.map(({ name, text }) => make("pre", "call", `${name} → ${text}`));
}

/** Shows a field for the result of each call without a result. */
export function showPending(box: HTMLElement, turns: readonly Turn[]): void {
  const fields = pendingCalls(turns).map(({ id, name, json, isSearch = false }) => {
    const field = make("div", "field");
    const label = element("label", {}, `Result of ${name}`);
    const area = element("textarea", { class: "code" });
    area.id = resultField(id);
    label.htmlFor = area.id;
    area.rows = 2;
    area.dataset["call"] = id;
    area.dataset["name"] = name;
    area.placeholder = isSearch
      ? "The tools that were found, as a JSON array"
      : "What the tool returned, as text or JSON";
    field.append(label, make("p", "note", `called with ${json}`), area);
    return field;
  });
  box.replaceChildren(...fields);
}

/**
 * Returns the turns that the composer adds: results of pending calls, then the user's text and
 * images.
 */
export function composedTurns(
  box: HTMLElement,
  { text, images }: { readonly text: string; readonly images: readonly SentImage[] },
): readonly Turn[] {
  const areas = [...box.querySelectorAll("textarea")];
  const results = areas.map(({ dataset, value }) => ({
    id: dataset["call"] ?? "",
    name: dataset["name"] ?? "",
    text: value,
  }));
  const turns: Turn[] = [];
  if (results.length > 0) turns.push({ role: "tool", results });
  if (text !== "" || images.length > 0) {
    turns.push({ role: "user", text, images });
  }
  return turns;
}
