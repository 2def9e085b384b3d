import { roleOf } from "../../../generated/admin/page-client.js";
import type { OperationId } from "../../../generated/admin/operations.ts";
import type { Children } from "../kit/elements.js";
import type { Announcer } from "../kit/ids.js";
import { createNames, type Names } from "./names.js";
import type { Session } from "./session.js";

/** What every view works with: the client of whoever signed in, and the page around it. */
export interface App extends Session, Announcer {
  readonly names: Names;
  /** Whether the token's role may call an operation. */
  readonly may: (operationId: OperationId) => boolean;
  /** Opens an address of the dashboard; shows it anew where it is open. */
  readonly go: (address: string) => void;
  /** Shows the view anew, after a change; `text` says what was changed. */
  readonly refresh: (text?: string) => Promise<void>;
}

/** The address of a list or report: its own parts, and the filters. */
export interface Place {
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/** The address of a list; `account` is the id of the only one whose rows it has, or null. */
export interface AccountPlace extends Place {
  readonly account?: string | null;
}

/** What a view shows; `close` ends what it has under way. */
export interface Shown {
  readonly element: Children;
  readonly close?: () => void;
}

/** A view of the dashboard, a module each. */
export interface View {
  readonly title: string;
  /** Where the navigation shows it, if that is not its own name. */
  readonly place?: string;
  /** Who may not call it does not see the view in the navigation. */
  readonly operation?: OperationId;
  readonly open: (
    app: App,
    parts: readonly string[],
    query: URLSearchParams,
  ) => Shown | Promise<Shown>;
}

const ranks: readonly (string | null)[] = ["read", "support", "full"];

/** The app of a session; `show` draws the view of an address anew. */
export function makeApp(
  { client, actor }: Session,
  { announce, show }: Announcer & { readonly show: (isRefresh: boolean) => Promise<void> },
): App {
  const names = createNames(client);
  return {
    client,
    actor,
    names,
    announce,
    may: (operationId) => ranks.indexOf(actor.role) >= ranks.indexOf(roleOf(operationId)),
    go: (address) => {
      if (location.hash === address) void show(false);
      else location.hash = address;
    },
    refresh: (text) => {
      if (text !== undefined) announce(text);
      names.forget();
      return show(true);
    },
  };
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
