import type { Schemas } from "../../../generated/console/types.ts";
import { element } from "../kit/elements.js";
import { formatCount, formatMoment } from "../kit/format.js";
import { copyableId, shortId, type Announcer } from "../kit/ids.js";
import { moneyElement } from "../kit/money.js";
import { numberColumns, scrollTable } from "../kit/table.js";

type Session = Schemas["Session"];

/** Shows the sessions that were loaded so far, each with a link to its requests. */
export function showSessions(
  app: Announcer,
  place: HTMLElement,
  sessions: readonly Session[],
): void {
  if (sessions.length === 0) {
    place.replaceChildren(element("p", { class: "note" }, "No requests with a session."));
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
        Charge: ({ charge }) => moneyElement(charge),
      }),
      { name: "Session", of: (session) => sessionLink(app, session.agent_session) },
    ],
    rows: sessions,
    look: "cards",
  });
  place.replaceChildren(table);
}

function sessionLink(app: Announcer, id: string): HTMLElement {
  const href = `#/requests?${new URLSearchParams({ agent_session: id }).toString()}`;
  const text = element("code", {}, shortId(id));
  return copyableId(app, id, element("a", { href, title: id }, text));
}
