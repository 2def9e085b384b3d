import { roleOf } from "/admin/assets/page-client.js";
import { fill, h } from "./dom.js";
import { forgetToken, keptToken, signIn } from "./session.js";
import { followTheme } from "./theme.js";
import * as account from "./views/account.js";
import * as accounts from "./views/accounts.js";
import * as audit from "./views/audit.js";
import * as keys from "./views/keys.js";
import * as overview from "./views/overview.js";
import * as requests from "./views/requests.js";
import * as upstreams from "./views/upstreams.js";
import * as usage from "./views/usage.js";

const views = { overview, accounts, account, keys, usage, requests, upstreams, audit };
/** In the order of the navigation; the others are reached from one of these. */
const places = ["overview", "accounts", "keys", "usage", "requests", "upstreams", "audit"];
const ranks = ["read", "support", "full"];

const main = document.getElementById("main");
const nav = document.getElementById("views");
const status = document.getElementById("status");
const who = document.getElementById("who");
const signOutButton = document.getElementById("sign-out");

let app = null;
let shown = null;
let turn = 0;

/** Says something to a screen reader, and shows it for a while. */
function announce(text) {
  status.textContent = "";
  // A repeated sentence is spoken again only where the region was empty before.
  requestAnimationFrame(() => (status.textContent = text));
}

function makeApp({ client, actor }) {
  const mayCall = (role) => ranks.indexOf(actor.role) >= ranks.indexOf(role);
  return {
    client,
    actor,
    announce,
    may: (operationId) => mayCall(roleOf(operationId)),
    go: (address) => {
      if (location.hash === address) void show();
      else location.hash = address;
    },
    refresh: () => show({ keepsFocus: true }),
  };
}

/** The view and its arguments: `#/account/acc_1` is `account` with `acc_1`. */
function readAddress() {
  const [name = "", ...parts] = location.hash.replace(/^#\/?/, "").split("/").map(decode);
  return Object.hasOwn(views, name) ? { name, parts } : { name: "overview", parts: [] };
}

/** A part of the address; one that a reader wrote by hand may not be encoded. */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function show({ keepsFocus = false } = {}) {
  if (app === null) return;
  const own = (turn += 1);
  const { name, parts } = readAddress();
  const view = views[name];
  shown?.close?.();
  shown = null;
  showPlaces(view.place ?? name);
  main.setAttribute("aria-busy", "true");
  try {
    const opened = await view.open(app, parts);
    if (own !== turn) {
      opened.close?.();
      return;
    }
    shown = opened;
    fill(main, opened.element);
  } catch (error) {
    if (own !== turn) return;
    if (error.status === 401) {
      signOut("The token is not valid any more.");
      return;
    }
    fill(main, h("h1", {}, view.title), failure(error));
  } finally {
    if (own === turn) main.removeAttribute("aria-busy");
  }
  document.title = `${view.title} · Chat gateway`;
  if (!keepsFocus) focusHeading();
}

function failure(error) {
  const id = error.requestId ? ` Request ${error.requestId}.` : "";
  return h(
    "div",
    { role: "alert", class: "failure" },
    h("p", {}, `${error.message}${id}`),
    h("button", { type: "button", onclick: () => void show() }, "Try again"),
  );
}

function focusHeading() {
  const heading = main.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

function showPlaces(current) {
  const open = places.filter(
    (name) => views[name].operation === undefined || app.may(views[name].operation),
  );
  const links = open.map((name) =>
    h("a", { href: `#/${name}`, "aria-current": name === current && "page" }, views[name].title),
  );
  fill(nav, ...links);
  nav.hidden = false;
}

function showSignIn(reason = "") {
  document.title = "Sign in · Chat gateway";
  const field = h("input", {
    ...{ id: "token", type: "password", required: true, autocomplete: "off" },
    ...{ spellcheck: "false", "aria-describedby": "token-hint token-problem" },
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
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    button.disabled = true;
    problem.textContent = "";
    try {
      await begin(field.value.trim());
    } catch (error) {
      problem.textContent = error.message;
      field.select();
    } finally {
      button.disabled = false;
    }
  });
  fill(main, form);
  field.focus();
}

async function begin(token) {
  const session = await signIn(token);
  app = makeApp(session);
  who.textContent = `${session.actor.name} (${session.actor.role})`;
  signOutButton.hidden = false;
  await show();
}

function signOut(reason) {
  forgetToken();
  turn += 1;
  shown?.close?.();
  shown = null;
  app = null;
  nav.hidden = true;
  signOutButton.hidden = true;
  who.textContent = "";
  showSignIn(reason);
}

function start() {
  followTheme(document.getElementById("theme"));
  signOutButton.addEventListener("click", () => signOut(""));
  // The address holds the view, so the link must not change it.
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  addEventListener("hashchange", () => void show());
  const token = keptToken();
  if (token === null) showSignIn();
  else begin(token).catch((error) => signOut(error.message));
}

start();
