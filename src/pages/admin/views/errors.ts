import type { App, ViewContent } from "../app.js";
import { viewHead } from "../dom.js";
import { element as h } from "../../kit/elements.js";
import { errorList } from "./request-lists.js";
import { requestTabs } from "./requests.js";

export const title = "Errors";
/** The view under which the navigation shows it. */
export const place = "requests";

/** Shows the latest requests that ended with an error. */
export async function open(
  app: App,
  _parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const list = await errorList(app, { parts: ["errors"], query });
  return { element: h("div", {}, viewHead(title), requestTabs("errors"), list) };
}
