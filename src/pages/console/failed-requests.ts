import { gatewayPath } from "../kit/gateway-path.js";
import type { Schemas } from "../../../generated/console/types.ts";
import { element } from "../kit/elements.js";
import { formatSecond } from "../kit/format.js";
import { copyableId, type Announcer } from "../kit/ids.js";
import { scrollTable } from "../kit/table.js";
import { statusElement } from "./status.js";

/** Returns the error's code, which links to its explanation and names the limit that refused it. */
function errorOf({ error_code: code }: Schemas["FailedRequest"]): HTMLElement {
  return element("a", { href: gatewayPath(`/docs/errors#${code}`) }, element("code", {}, code));
}

/** Shows the failed requests that were loaded so far. */
export function showFailedRequests(
  app: Announcer,
  place: HTMLElement,
  requests: readonly Schemas["FailedRequest"][],
): void {
  if (requests.length === 0) {
    place.replaceChildren(element("p", { class: "note" }, "No failed requests."));
    return;
  }
  const table = scrollTable({
    caption: "Failed requests, newest first",
    columns: [
      { name: "Time (UTC)", isTime: true, isHeader: true, of: ({ at }) => formatSecond(at) },
      { name: "Status", of: statusElement },
      { name: "Error", of: errorOf },
      { name: "Field", of: ({ pointer }) => pointer !== null && element("code", {}, pointer) },
      { name: "Model", of: ({ model }) => model },
      { name: "Key", of: (row) => row.key_id && copyableId(app, row.key_id, row.key_label) },
      { name: "Id", of: ({ id }) => copyableId(app, id) },
    ],
    rows: requests,
    look: "cards",
  });
  place.replaceChildren(table);
}
