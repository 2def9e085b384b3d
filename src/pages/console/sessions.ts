import type { Schemas } from "../../../generated/console/types.ts";
import { gatewayPath } from "../kit/gateway-path.js";
import { element } from "../kit/elements.js";
import { formatCount, formatMoment } from "../kit/format.js";
import { copyableId, shortId, type Announcer } from "../kit/ids.js";
import { amountColumn, numberColumns, scrollTable } from "../kit/table.js";
import { archivedNotes, noteElement } from "./notes.js";

type Session = Schemas["Session"];

/**
 * Shows the sessions that were loaded so far, each with a link to its requests, and the time before
 * which archived requests are missing.
 */
export function showSessions(
  app: Announcer,
  place: HTMLElement,
  sessions: readonly Session[],
  archivedBefore: string | null,
): void {
  const notes = archivedNotes(archivedBefore, "counted");
  if (sessions.length === 0) {
    place.replaceChildren(
      noteElement("No requests with a session."),
      element(
        "p",
        {},
        "A session is one run of a coding agent. Connect one with the guide ",
        element("a", { href: gatewayPath("/docs/coding-agents") }, "Coding agents"),
        ".",
      ),
      ...notes,
    );
    return;
  }
  const table = scrollTable({
    caption: "Sessions, the latest first",
    columns: [
      { name: "Last request", isHeader: true, of: (session) => formatMoment(session.last_at) },
      { name: "First request", of: (session) => formatMoment(session.first_at) },
      { name: "Agent", of: ({ agent }) => agent },
      ...numberColumns<Session>({
        Requests: ({ requests }) => formatCount(requests),
        "Input tokens": (session) => formatCount(session.prompt_tokens),
        "Output tokens": (session) => formatCount(session.completion_tokens),
      }),
      amountColumn<Session>("Charge", ({ charge }) => charge),
      { name: "Session", of: (session) => sessionLink(app, session.agent_session) },
    ],
    rows: sessions,
    look: "cards",
  });
  place.replaceChildren(table, ...notes);
}

function sessionLink(app: Announcer, id: string): HTMLElement {
  const href = `#/requests?${new URLSearchParams({ agent_session: id }).toString()}`;
  const text = element("code", {}, shortId(id));
  return copyableId(app, id, element("a", { href, title: id }, text));
}
