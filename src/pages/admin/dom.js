/**
 * Builds an element. A child that is a string becomes a text node, never markup, so that whatever
 * a customer named an account is only shown. Attributes that begin with `on` are listeners; those
 * that are undefined, null or false are left out.
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...present(children));
  return element;
}

/** Replaces the children of an element where its text has changed: a reader's place is kept. */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

/** Sets a text, and touches nothing where it is the same. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A section with a heading that names it. */
export function section(title, ...children) {
  const id = newId("section");
  return h("section", { "aria-labelledby": id }, h("h2", { id }, title), ...children);
}

let made = 0;

/** An id that no other element has. */
export function newId(prefix) {
  made += 1;
  return `${prefix}-${made}`;
}

/** A state as a word with a shape of its own: colour alone says nothing. */
export function badge(text, mood) {
  const marks = { good: "●", warn: "▲", bad: "■", off: "○" };
  return h(
    "span",
    { class: `badge ${mood}` },
    h("span", { "aria-hidden": "true" }, marks[mood]),
    ` ${text}`,
  );
}

function present(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false);
}
