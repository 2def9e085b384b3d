import { roleOf } from "../../../generated/admin/page-client.js";
import type { OperationId } from "../../../generated/admin/operations.ts";
import { detach } from "../kit/detach.js";
import type { Children } from "../kit/elements.js";
import type { Announcer } from "../kit/ids.js";
import { createNames, type Names } from "./names.js";
import type { Session } from "./session.js";

/** Dependencies of every view: the client of the signed-in operator, and the surrounding page. */
export interface App extends Session, Announcer {
  readonly names: Names;
  /** Whether the token's role may call an operation. */
  readonly may: (operationId: OperationId) => boolean;
  /** Opens an address of the dashboard; shows it again if it is already open. */
  readonly go: (address: string) => void;
  /** Shows the view again, after a change; `text` describes the change. */
  readonly refresh: (text?: string) => Promise<void>;
}

/** The address of a list or report: its path, and the filters. */
export interface Place {
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

/**
 * The address of a list; `account` and `key` are the ids of the account and of the key to which the
 * list is limited, or null.
 */
export interface AccountPlace extends Place {
  readonly account?: string | null;
  readonly key?: string | null;
}

/** The content of a view; `close` stops its timers and calls. */
export interface ViewContent {
  readonly element: Children;
  /** The title of the page, if it is not that of the view. */
  readonly title?: string;
  readonly close?: () => void;
}

/** A view of the dashboard; each has its own module. */
export interface View {
  readonly title: string;
  /** The view under which the navigation shows it, if not its own. */
  readonly place?: string;
  /** The operation that the role must allow for the view to appear in the navigation. */
  readonly operation?: OperationId;
  readonly open: (
    app: App,
    parts: readonly string[],
    query: URLSearchParams,
  ) => ViewContent | Promise<ViewContent>;
}

const ranks: readonly (string | null)[] = ["read", "support", "full"];

/** Creates the app of a session; `show` draws the view of an address again. */
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
      if (location.hash === address) detach(show(false));
      else location.hash = address;
    },
    refresh: (text) => {
      if (text !== undefined) announce(text);
      names.forget();
      return show(true);
    },
  };
}

/** Returns the message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
