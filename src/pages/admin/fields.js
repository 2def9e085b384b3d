import { h, newId } from "./dom.js";

/**
 * A labelled field. `type` is one of `text`, `amount`, `select`, `datetime` and `lines`; `read`
 * gives its value as the contract takes it, or undefined where it is empty.
 */
export function field({
  name,
  label,
  hint,
  type = "text",
  required = false,
  value = "",
  options = [],
}) {
  const id = newId(name);
  const input = control({ id, type, required, value, options });
  const problem = h("p", { id: `${id}-problem`, class: "problem" });
  input.setAttribute("aria-describedby", `${id}-hint ${id}-problem`);
  const optional = required ? "" : " (optional)";
  return {
    name,
    label,
    input,
    element: h(
      "div",
      { class: "field" },
      h("label", { for: id }, `${label}${optional}`),
      input,
      h("p", { id: `${id}-hint`, class: "hint" }, hint ?? ""),
      problem,
    ),
    read: () => readers[type](input.value.trim()),
    setProblem: (text) => {
      problem.textContent = text;
      if (text === "") input.removeAttribute("aria-invalid");
      else input.setAttribute("aria-invalid", "true");
    },
  };
}

const orAbsent = (text) => (text === "" ? undefined : text);

const readers = {
  text: orAbsent,
  amount: (text) => orAbsent(text.replace(/^\$/, "")),
  select: orAbsent,
  datetime: (text) => (text === "" ? undefined : `${text.length === 16 ? `${text}:00` : text}Z`),
  lines: (text) => (text === "" ? undefined : text.split(/[\s,]+/).filter((line) => line !== "")),
};

function control({ id, type, required, value, options }) {
  if (type === "select") {
    const choices = options.map(([key, name]) =>
      h("option", { value: key, selected: key === value }, name),
    );
    return h("select", { id, required }, ...choices);
  }
  if (type === "lines") {
    const area = h("textarea", { id, required, rows: 3, spellcheck: "false" });
    area.value = value;
    return area;
  }
  const kind = type === "datetime" ? "datetime-local" : "text";
  const mode = type === "amount" ? "decimal" : undefined;
  const input = h("input", { id, required, type: kind, inputmode: mode, autocomplete: "off" });
  input.value = value;
  return input;
}

/** A labelled choice outside a form; `onChange` gets the new value at once. */
export function choice({ id, label, options, value, onChange }) {
  const select = h(
    "select",
    { id },
    ...options.map(([key, name]) => h("option", { value: key, selected: key === value }, name)),
  );
  select.addEventListener("change", () => onChange(select.value));
  return h("span", { class: "choice" }, h("label", { for: id }, label), select);
}
