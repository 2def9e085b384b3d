import type { Schemas } from "../../../generated/console/types.ts";
import { formatCount, formatDuration, formatSecond, msBetween } from "../kit/format.js";
import { copyableId, type Announcer } from "../kit/ids.js";
import { amountColumn, numberColumns, scrollTable } from "../kit/table.js";
import type { Children } from "../kit/elements.js";
import { archivedNotes, noteElement } from "./notes.js";
import { statusElement } from "./status.js";

type Request = Schemas["Request"];

/**
 * Shows the requests that were loaded so far, and the time before which archived ones are missing.
 */
export function showRequests(
  app: Announcer,
  place: HTMLElement,
  requests: readonly Request[],
  archivedBefore: string | null = null,
): void {
  const notes = archivedNotes(archivedBefore, "listed");
  if (requests.length === 0) {
    place.replaceChildren(noteElement("No requests."), ...notes);
    return;
  }
  const table = scrollTable({
    caption: "Requests, newest first",
    columns: [
      {
        name: "Ended (UTC)",
        isTime: true,
        isHeader: true,
        of: (row) => formatSecond(row.ended_at),
      },
      { name: "Key", of: (request) => copyableId(app, request.key_id, request.key_label) },
      { name: "Model", of: ({ model }) => model },
      { name: "Status", of: endText },
      ...numberColumns<Request>({
        Duration: durationText,
        "Input tokens": (request) => formatCount(request.prompt_tokens),
        "Output tokens": (request) => formatCount(request.completion_tokens),
      }),
      amountColumn<Request>("Charge", ({ charge }) => charge),
      { name: "Id", of: ({ id }) => copyableId(app, id) },
    ],
    rows: requests,
    look: "cards",
  });
  place.replaceChildren(table, ...notes);
}

function endText(request: Request): Children {
  const status = statusElement(request);
  return request.reversed_at === null ? status : [status, ", charge reversed"];
}

function durationText({ started_at: start, ended_at: end }: Request): string {
  return formatDuration(msBetween(start, end));
}
