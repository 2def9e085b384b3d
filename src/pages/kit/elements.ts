type Attribute = string | number | boolean | null | undefined | (() => void);
type Attributes = Readonly<Record<string, Attribute>>;

/** The content of an element; a text becomes a text node, never markup. */
export type Child = Node | string;
/** Children, without absent ones. */
export type Children = Child | false | null | undefined | readonly Children[];

/**
 * Creates an element with attributes and children. Attributes that begin with `on` are listeners.
 * An attribute that is true is empty; one that is false or absent is omitted.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Children[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  made.append(...present(children));
  return made;
}

/** Creates an SVG element with attributes and children. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

function setAttributes(made: Element, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") made.addEventListener(key.slice("on".length), value);
    else made.setAttribute(key, value === true ? "" : String(value));
  }
}

function present(children: readonly Children[]): readonly Child[] {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    return typeof child === "string" || child instanceof Node ? [child] : present(child);
  });
}

/** Replaces the content of an element. */
export function fill(place: Element, ...children: readonly Children[]): void {
  place.replaceChildren(...present(children));
}

/** Returns the document's element with an id; throws if it does not exist. */
export function byId(id: string): HTMLElement {
  return controlById(id, HTMLElement);
}

/** Returns the document's element with an id, which must be of a class. */
export function controlById<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`#${id} is not a ${kind.name}`);
}

/** Returns the first descendant that matches a selector, which must be of a class. */
export function partOf<E extends HTMLElement>(
  whole: Element,
  selector: string,
  kind: new () => E,
): E {
  const found = whole.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`${selector} is not a ${kind.name}`);
}

/** Returns a list of choices, of which `chosen` is selected. */
export function selectOf(
  id: string,
  choices: readonly (readonly [value: string, text: string])[],
  chosen = "",
): HTMLSelectElement {
  const options = choices.map(([value, text]) =>
    element("option", { value, selected: value === chosen }, text),
  );
  return element("select", { id }, ...options);
}

/** Handles a form's submission instead of the browser. */
export function onSubmit(form: HTMLElement, act: () => void): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act();
  });
}

/** A name and its value, as a description list shows them. */
export type Fact = readonly [name: string, value: Children];

/** Fills a description list with names and values. */
export function showFacts(list: HTMLElement, facts: readonly Fact[]): void {
  list.replaceChildren(
    ...facts.map(([name, value]) =>
      element("div", {}, element("dt", {}, name), element("dd", {}, value)),
    ),
  );
}

/**
 * Returns a box that scrolls on narrow screens, by the keyboard too; its label describes its
 * content.
 */
export function scrollBox(label: string, ...children: readonly Children[]): HTMLElement {
  const attributes = { class: "scroll", tabindex: "0", role: "region", "aria-label": label };
  return element("div", attributes, ...children);
}

/**
 * Shows a name on one line, which a table may shorten. It is isolated, so that the direction of its
 * letters does not change its neighbours.
 */
export function nameElement(name: string): HTMLElement {
  return element("bdi", { class: "name", title: name }, name);
}

/** Sets a text, unless it is already the same. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

let made = 0;

/** Returns a unique element id. */
export function newId(prefix: string): string {
  made += 1;
  return `${prefix}-${made}`;
}
