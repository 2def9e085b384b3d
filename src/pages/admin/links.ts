import { element as h, nameElement, type Child } from "../kit/elements.js";
import { copyableId, shortId, type Announcer } from "../kit/ids.js";
import { addressOf } from "./address.js";

function shown(text: Child): Child {
  return typeof text === "string" ? nameElement(text) : text;
}

/** Returns a link from the account to its page. */
export function accountLink(id: string, text: Child): HTMLElement {
  return h("a", { href: addressOf(["account", id]), title: id }, shown(text));
}

/** Returns a link from the plan to its page. */
export function planLink(id: string, name = id): HTMLElement {
  return h("a", { href: addressOf(["plans", id]), title: id }, nameElement(name));
}

/** Returns a link from the model to its page. */
export function modelPageLink(id: string): HTMLElement {
  return h("a", { href: addressOf(["models", id]), title: id }, nameElement(id));
}

/** Returns a link from the key to its page. */
export function keyLink(id: string, text: Child): HTMLElement {
  return h("a", { href: addressOf(["keys", id]), title: id }, shown(text));
}

/** Returns a link from the model to its requests; a dash for an unknown model. */
export function modelLink(model: string | null): Child {
  if (model === null || model === "") return "–";
  return h("a", { href: addressOf(["requests"], { model }) }, nameElement(model));
}

/** Returns a link from the request to its details, with a button that copies its id. */
export function requestLink(app: Announcer, id: string): HTMLElement {
  const link = h("a", { href: addressOf(["requests", id]), title: id }, h("code", {}, shortId(id)));
  return copyableId(app, id, link);
}

/**
 * Returns a link from the session of an agent to all its requests in the account, with a button that
 * copies its id. Two accounts may use the same id.
 */
export function sessionLink(app: Announcer, id: string, account: string): HTMLElement {
  const href = addressOf(["requests"], { account, agent_session: id, period: "all" });
  return copyableId(app, id, h("a", { href, title: id }, h("code", {}, shortId(id))));
}

/** Returns a link from the upstream to its requests, with the vendor's name of the model. */
export function upstreamLink(upstream: string): HTMLElement {
  const href = addressOf(["requests"], { upstream });
  return h("a", { href, title: upstream }, upstreamModel(upstream));
}

/** Shows the vendor's name of the model of an upstream. */
export function upstreamModel(upstream: string): HTMLElement {
  return nameElement(upstream.slice(upstream.lastIndexOf("#") + 1));
}

/**
 * Shows the kind and the address of an upstream, which tell two upstreams with the same model apart;
 * null if its id has no address.
 */
export function upstreamAddress(upstream: string): HTMLElement | null {
  const end = upstream.lastIndexOf("#");
  return end < 0 ? null : nameElement(upstream.slice(0, end));
}
