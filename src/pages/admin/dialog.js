import { field } from "./fields.js";
import { fill, h, newId } from "./dom.js";
import { facts } from "./table.js";

/**
 * One action in a dialog: its fields, then what is about to happen, then the call. `review` gives
 * the rows to confirm; `run` makes the call with the values; `done` is called with its reply and may
 * give an element that is shown before the dialog closes, such as a new key.
 */
export function openAction({ title, fields = [], review, confirm, isDangerous, run, done }) {
  const heading = h("h2", { id: newId("dialog"), tabindex: "-1" }, title);
  const body = h("div");
  const dialog = h("dialog", { "aria-labelledby": heading.id }, heading, body);
  const opener = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The page may have been drawn anew meanwhile.
    if (opener?.isConnected) opener.focus();
    else document.querySelector("h1")?.focus();
  });
  const made = fields.map(field);
  const values = () => Object.fromEntries(made.map(({ name, read }) => [name, read()]));
  const steps = {
    ask: () => showFields({ dialog, body, made, next: steps.review }),
    review: () => {
      const back = fields.length > 0 ? steps.ask : null;
      const step = { dialog, body, rows: review(values()), confirm, isDangerous, back };
      showReview({ ...step, run: () => run(values()), made, done: finish, ask: steps.ask });
    },
  };
  const finish = async (reply) => {
    const last = await done(reply);
    if (last === undefined || last === null) dialog.close();
    else showLast({ dialog, body, heading, last });
  };
  document.body.append(dialog);
  dialog.showModal();
  if (fields.length > 0) steps.ask();
  else steps.review();
}

function cancelButton(dialog) {
  return h("button", { type: "button", onclick: () => dialog.close() }, "Cancel");
}

function showFields({ dialog, body, made, next }) {
  const form = h(
    "form",
    {},
    ...made.map(({ element }) => element),
    h(
      "div",
      { class: "choices" },
      cancelButton(dialog),
      h("button", { class: "primary" }, "Continue"),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    for (const { setProblem } of made) setProblem("");
    next();
  });
  fill(body, form);
  const wrong = made.find(({ input }) => input.hasAttribute("aria-invalid"));
  (wrong ?? made[0]).input.focus();
}

function showReview({ dialog, body, rows, confirm, isDangerous, back, run, made, done, ask }) {
  const problem = h("p", { role: "alert", class: "problem" });
  const button = h("button", { class: isDangerous ? "danger" : "primary" }, confirm);
  const form = h(
    "form",
    {},
    facts(rows),
    problem,
    h(
      "div",
      { class: "choices" },
      cancelButton(dialog),
      back && h("button", { type: "button", onclick: back }, "Back"),
      button,
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await done(await run());
    } catch (error) {
      if (showIssues(error, made)) ask();
      else problem.textContent = error.message;
    } finally {
      button.disabled = false;
    }
  });
  fill(body, form);
  button.focus();
}

/** Puts each issue of a refusal beside its field; false where one has no field here. */
function showIssues({ details = {} }, made) {
  const issues = details.issues ?? [];
  const places = issues.map(({ pointer = "", message }) => ({
    message,
    place: made.find(({ name }) => pointer === `/${name}` || pointer.startsWith(`/${name}/`)),
  }));
  if (places.length === 0 || places.some(({ place }) => place === undefined)) return false;
  for (const { place, message } of places) place.setProblem(message);
  return true;
}

function showLast({ dialog, body, heading, last }) {
  const close = h(
    "button",
    { type: "button", class: "primary", onclick: () => dialog.close() },
    "Done",
  );
  fill(body, last, h("div", { class: "choices" }, close));
  heading.focus();
}

/** A secret that is shown once, with a button that copies it. */
export function secretOnce(label, secret, announce) {
  const id = newId("secret");
  const copy = h("button", { type: "button" }, "Copy");
  copy.addEventListener("click", async () => {
    try {
      // There is no clipboard where the page came over plain HTTP.
      await navigator.clipboard.writeText(secret);
    } catch {
      announce("The browser does not copy it: select the secret, and copy it by hand.");
      return;
    }
    announce("Copied.");
    copy.textContent = "Copied";
  });
  return h(
    "div",
    { class: "secret" },
    h("p", { id }, `${label} It is not shown again.`),
    h("code", { "aria-describedby": id }, secret),
    copy,
  );
}
