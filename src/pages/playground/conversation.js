import { pendingCalls } from "./turns.js";

const names = { user: "You", assistant: "Model", tool: "Tool results" };

function make(tag, className, text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Shows the turns as a list; each is one item. */
export function showTurns(list, turns) {
  list.replaceChildren(...turns.map(turnItem));
  list.hidden = turns.length === 0;
}

function turnItem(turn) {
  const item = make("li", `turn is-${turn.role}`);
  item.append(make("p", "turn-role", names[turn.role]));
  const parts = { user: userParts, assistant: assistantParts, tool: toolParts }[turn.role](turn);
  item.append(...parts);
  return item;
}

function userParts({ text, images }) {
  const count = `${images.length} image${images.length === 1 ? "" : "s"}`;
  return [
    ...(text === "" ? [] : [make("p", "reply-text", text)]),
    ...(images.length === 0 ? [] : [make("p", "note", count)]),
  ];
}

function assistantParts({ text, reasoning, calls }) {
  return [
    ...(reasoning === "" ? [] : [make("p", "reply-text is-reasoning", reasoning)]),
    ...(text === "" ? [] : [make("p", "reply-text", text)]),
    ...calls.map(({ name, json }) => make("pre", "call", `${name}(${json})`)),
  ];
}

function toolParts({ results }) {
  return results.map(({ name, text }) => make("pre", "call", `${name} → ${text}`));
}

/** Shows a field for the result of each call that waits for one. */
export function showPending(box, turns) {
  const fields = pendingCalls(turns).map(({ id, name, json }) => {
    const field = make("div", "field");
    const label = make("label", "", `Result of ${name}`);
    const area = make("textarea", "code");
    area.id = `result-${id}`;
    label.htmlFor = area.id;
    area.rows = 2;
    area.dataset.call = id;
    area.dataset.name = name;
    area.placeholder = "What the tool returned, as text or JSON";
    field.append(label, make("p", "note", `called with ${json}`), area);
    return field;
  });
  box.replaceChildren(...fields);
}

/** The turns that the composer adds: results of pending calls, then the user's text and images. */
export function composedTurns(box, { text, images }) {
  const areas = [...box.querySelectorAll("textarea")];
  const results = areas.map(({ dataset, value }) => ({
    id: dataset.call,
    name: dataset.name,
    text: value,
  }));
  return [
    ...(results.length === 0 ? [] : [{ role: "tool", results }]),
    ...(text === "" && images.length === 0
      ? []
      : [{ role: "user", text, images: images.map(({ url }) => url) }]),
  ];
}
