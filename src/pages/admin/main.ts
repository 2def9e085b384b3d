import { detach } from "../kit/detach.js";
import { byId, controlById, element as h, fill, onSubmit } from "../kit/elements.js";
import { ApiError } from "../../../generated/admin/page-client.js";
import { readAddress, type Address } from "./address.js";
import { makeApp, messageOf, type App, type ViewContent, type View } from "./app.js";
import { runBusy } from "./busy-button.js";
import { clearCursors } from "./list.js";
import { closeMenus } from "./menu.js";
import { forgetToken, storedToken, signIn } from "./session.js";
import { followTheme } from "./theme.js";
import * as account from "./views/account.js";
import * as accounts from "./views/accounts.js";
import * as audit from "./views/audit.js";
import * as deprecations from "./views/deprecations.js";
import * as errors from "./views/errors.js";
import * as keys from "./views/keys.js";
import * as models from "./views/models.js";
import * as overview from "./views/overview.js";
import * as plans from "./views/plans.js";
import * as requests from "./views/requests.js";
import * as sessions from "./views/sessions.js";
import * as upstreams from "./views/upstreams.js";
import * as usage from "./views/usage.js";

const views = new Map<string, View>([
  ["overview", overview],
  ["accounts", accounts],
  ["account", account],
  ["keys", keys],
  ["usage", usage],
  ["requests", requests],
  ["errors", errors],
  ["sessions", sessions],
  ["plans", plans],
  ["models", models],
  ["deprecations", deprecations],
  ["upstreams", upstreams],
  ["audit", audit],
]);
/** In the order of the navigation; the other views are reached from one of these. */
const places = [
  ...["overview", "accounts", "keys", "usage", "requests", "plans", "models"],
  ...["upstreams", "audit"],
];

/** The end of every title: the name of the service, which the server wrote into the document. */
const titleEnd = document.title.slice(document.title.indexOf(" · "));

const noView: View = {
  title: "There is no such page",
  open: () => ({
    element: [
      h("h1", {}, noView.title),
      h("p", {}, "The address is not one of the dashboard. ", overviewLink()),
    ],
  }),
};

function overviewLink(): HTMLElement {
  return h("a", { href: "#/overview" }, "Open the overview");
}

const main = byId("main");
const nav = byId("views");
const status = byId("status");
const who = byId("who");
const signOutButton = byId("sign-out");

let app: App | null = null;
let shown: ViewContent | null = null;
let turn = 0;
/** The last opened view, and the page of its list. */
let shownPlace: string | null = null;
let shownCursor: string | null = null;

function announce(text: string): void {
  status.textContent = "";
  // A repeated sentence is spoken again only if the region was empty before.
  requestAnimationFrame(() => (status.textContent = text));
}

/**
 * Returns the view that the address names, with its arguments: `#/account/acc_1` is `account` with
 * `acc_1`.
 */
function readView(): Address & { readonly view: View } {
  const address = readAddress(location.hash);
  const view = views.get(address.name);
  if (view !== undefined) return { ...address, view };
  if (address.name !== "") return { ...address, view: noView };
  return { ...address, name: "overview", parts: [], view: overview };
}

async function show({ keepsFocus = false } = {}): Promise<void> {
  if (app === null) return;
  const own = (turn += 1);
  const { name, parts, query, view } = readView();
  const place = `${name}/${parts[0] ?? ""}`;
  // For another tab, filter or page of the same view, the scroll position stays.
  const isHere = keepsFocus || place === shownPlace;
  const isOtherPage = place === shownPlace && query.get("cursor") !== shownCursor;
  [shownPlace, shownCursor] = [place, query.get("cursor")];
  shown?.close?.();
  shown = null;
  showPlaces(app, view.place ?? name);
  main.setAttribute("aria-busy", "true");
  try {
    const opened = await view.open(app, parts, query);
    if (own !== turn) {
      opened.close?.();
      return;
    }
    shown = opened;
    const focused = document.activeElement?.id ?? "";
    fill(main, opened.element);
    if (isHere) focusAgain(focused);
    if (isOtherPage) main.querySelector(".list")?.scrollIntoView();
  } catch (error) {
    if (own !== turn) return;
    if (error instanceof ApiError && error.status === 401) {
      signOut("The token is no longer valid.");
      return;
    }
    fill(main, h("h1", {}, view.title), failure(error, view.place ?? name));
  } finally {
    if (own === turn) main.removeAttribute("aria-busy");
  }
  setTitle(shown?.title ?? view.title);
  if (!isHere) focusHeading();
}

/** Restores the focus after redrawing; focuses the heading if the element was removed. */
function focusAgain(id: string): void {
  if (main.contains(document.activeElement)) return;
  const again = id === "" ? null : document.getElementById(id);
  if (again !== null) again.focus({ preventScroll: true });
  else if (id !== "") markHeading()?.focus({ preventScroll: true });
}

/** Says why a view cannot be shown; `place` is the list that a missing record would be in. */
function failure(error: unknown, place: string): HTMLElement {
  if (error instanceof ApiError && error.status === 404) {
    const list = h("a", { href: `#/${place}` }, views.get(place)?.title ?? "The list");
    return h("div", { role: "alert", class: "failure" }, h("p", {}, withoutMarks(error)), list);
  }
  const id = error instanceof ApiError ? error.requestId : null;
  const isForbidden = error instanceof ApiError && error.status === 403;
  const request = id === null ? "" : ` Request ${id}.`;
  return h(
    "div",
    { role: "alert", class: "failure" },
    h("p", {}, `${withoutMarks(error)}${request}`),
    !isForbidden && h("button", { type: "button", onclick: () => detach(show()) }, "Try again"),
  );
}

function withoutMarks(error: unknown): string {
  return messageOf(error).replaceAll("`", "");
}

function focusHeading(): void {
  markHeading()?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Returns the heading after making it focusable; null if there is none. */
function markHeading(): HTMLElement | null {
  const heading = main.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  return heading;
}

function showPlaces(app: App, current: string): void {
  const links = places.map((name) => {
    const { title = name, operation } = views.get(name) ?? {};
    if (operation !== undefined && !app.may(operation)) return null;
    return h("a", { href: `#/${name}`, "aria-current": name === current && "page" }, title);
  });
  fill(nav, ...links);
  nav.hidden = false;
  nav.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Names the document. */
function setTitle(title: string): void {
  document.title = title + titleEnd;
}

function showSignIn(reason = ""): void {
  setTitle("Sign in");
  const field = h("input", {
    id: "token",
    type: "password",
    required: true,
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": "token-hint token-problem",
  });
  const problem = h("p", { id: "token-problem", role: "alert", class: "problem" }, reason);
  const button = h("button", { class: "primary" }, "Sign in");
  const form = h(
    "form",
    { class: "sign-in" },
    h("h1", {}, "Sign in"),
    h("label", { for: "token" }, "Admin token"),
    field,
    h(
      "p",
      { id: "token-hint", class: "hint" },
      "It stays in this tab until you sign out or close it.",
    ),
    problem,
    button,
  );
  const failed = (error: unknown): void => {
    problem.textContent = messageOf(error);
    field.select();
  };
  onSubmit(form, () => {
    problem.textContent = "";
    detach(runBusy(button, () => begin(field.value.trim()), failed));
  });
  fill(main, form);
  field.focus();
}

async function begin(token: string): Promise<void> {
  const session = await signIn(token);
  app = makeApp(session, { announce, show: (isRefresh) => show({ keepsFocus: isRefresh }) });
  const actor = `${session.actor.name} (${session.actor.role})`;
  who.textContent = actor;
  who.setAttribute("aria-label", `Settings, signed in as ${actor}`);
  signOutButton.hidden = false;
  await show();
}

function signOut(reason: string): void {
  forgetToken();
  clearCursors();
  turn += 1;
  shown?.close?.();
  shown = null;
  shownPlace = null;
  app = null;
  nav.hidden = true;
  signOutButton.hidden = true;
  who.textContent = "Settings";
  who.removeAttribute("aria-label");
  who.parentElement?.removeAttribute("open");
  showSignIn(reason);
}

function start(): void {
  followTheme(controlById("theme", HTMLSelectElement));
  signOutButton.addEventListener("click", () => signOut(""));
  // The address contains the view, so the link must not change it.
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  closeMenus(document);
  addEventListener("hashchange", () => detach(show()));
  const token = storedToken();
  if (token === null) showSignIn();
  else begin(token).catch((error: unknown) => signOut(messageOf(error)));
}

start();
