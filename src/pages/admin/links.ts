import { element as h, type Child } from "../kit/elements.js";
import { copyableId, shortId, type Announcer } from "../kit/ids.js";
import { addressOf } from "./address.js";

/** Returns a link from the account to its page. */
export function accountLink(id: string, text: Child): HTMLElement {
  return h("a", { href: addressOf(["account", id]), title: id }, text);
}

/** Returns a link from the plan to its accounts. */
export function planLink(plan: string): HTMLElement {
  return h("a", { href: addressOf(["accounts"], { plan }) }, plan);
}

/** Returns a link from the key to its requests. */
export function keyLink(id: string, text: Child): HTMLElement {
  return h("a", { href: addressOf(["requests"], { key: id }), title: id }, text);
}

/** Returns a link from the model to its requests; a dash for an unknown model. */
export function modelLink(model: string | null): Child {
  if (model === null || model === "") return "–";
  return h("a", { href: addressOf(["requests"], { model }) }, model);
}

/** Returns a link from the request to its details, with a button that copies its id. */
export function requestLink(app: Announcer, id: string): HTMLElement {
  const link = h("a", { href: addressOf(["requests", id]), title: id }, h("code", {}, shortId(id)));
  return copyableId(app, id, link);
}
