import { detach } from "../kit/detach.js";
import { controlById, onSubmit, partOf } from "../kit/elements.js";
import { forgetTabKey, keepTabKey, onKeyForgotten, tabKey } from "../kit/tab-key.js";

// The page is complete without this script, which lets readers send the described call.
const key = controlById("key", HTMLInputElement);
/** An operator's token is not shared with the pages of customers. */
const isShared = key.form?.dataset["shared"] !== undefined;
if (isShared) {
  key.value = tabKey();
  key.addEventListener("change", () => {
    if (key.value === "") forgetTabKey();
  });
  onKeyForgotten(() => (key.value = ""));
}

for (const form of document.querySelectorAll<HTMLFormElement>("form.try")) {
  form.hidden = false;
  onSubmit(form, () => detach(send(form)));
  // The browser may keep the page as it is and show it again.
  addEventListener("pagehide", () => clearReply(form));
}

/** Removes a reply from the document. It may contain a secret, such as that of a new key. */
function clearReply(form: HTMLFormElement): void {
  const place = partOf(form, ".reply", HTMLElement);
  place.textContent = "";
  place.hidden = true;
  partOf(form, ".outcome", HTMLElement).textContent = "";
}

/** Returns the call of a form; calls go to the host that served this page. */
function callOf(form: HTMLFormElement): readonly [address: string, options: RequestInit] {
  const query = new URLSearchParams();
  let path = form.dataset["path"] ?? "";
  // The key is not a parameter.
  for (const input of form.querySelectorAll<HTMLInputElement>("input[data-in]")) {
    if (input.dataset["in"] === "path") {
      path = path.replace(`{${input.name}}`, encodeURIComponent(input.value));
    } else if (input.value !== "") query.set(input.name, input.value);
  }
  const body = form.querySelector("textarea")?.value;
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const headers = { authorization: `Bearer ${key.value}`, ...type };
  const address = query.size === 0 ? path : `${path}?${query}`;
  const method = form.dataset["method"] ?? "GET";
  return [address, { method, headers, ...(body !== undefined && { body }) }];
}

async function send(form: HTMLFormElement): Promise<void> {
  const outcome = partOf(form, ".outcome", HTMLElement);
  const place = partOf(form, ".reply", HTMLElement);
  const button = partOf(form, "button", HTMLButtonElement);
  if (key.value === "") {
    const label = key.labels?.[0]?.textContent ?? "";
    outcome.textContent = `Enter the ${label.toLowerCase()}.`;
    key.focus();
    return;
  }
  button.disabled = true;
  clearReply(form);
  outcome.textContent = "Sent.";
  try {
    const [address, options] = callOf(form);
    const sent = key.value;
    const response = await fetch(address, options);
    if (isShared && response.ok) keepTabKey(sent);
    if (isShared && response.status === 401) forgetTabKey(sent);
    const id = response.headers.get("x-request-id");
    outcome.textContent = `Status ${response.status}${id === null ? "" : `, request ${id}`}`;
    place.textContent = shown(await response.text());
    place.hidden = false;
  } catch {
    outcome.textContent = "The gateway does not answer.";
  } finally {
    button.disabled = false;
  }
}

/** Formats JSON with line breaks; any other text is unchanged. */
function shown(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
