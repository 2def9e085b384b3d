import { gatewayPath } from "../kit/gateway-path.js";
import { ApiError, createClient, type Client } from "../../../generated/console/page-client.js";
import {
  fileFailedRequest,
  fileRequest,
  fileSession,
} from "../../../generated/console/page-fields.js";
import type { Schemas } from "../../../generated/console/types.ts";
import { recordsCsv, saveFile } from "../kit/csv.js";
import { detach } from "../kit/detach.js";
import {
  byId,
  controlById,
  element,
  fill,
  nameElement,
  onSubmit,
  showFacts,
} from "../kit/elements.js";
import { formatCount, lastDays } from "../kit/format.js";
import { readPages, type Page, type PageQuery } from "../kit/read-list.js";
import { forgetTabKey, keepTabKey, onKeyForgotten, tabKey } from "../kit/tab-key.js";
import { balanceFacts, keyFacts, limitFacts } from "./account.js";
import { showBudgets } from "./budgets.js";
import { showFailedRequests } from "./failed-requests.js";
import type { Announcer } from "../kit/ids.js";
import { keyOptions, keysOf } from "./keys.js";
import {
  addressOf,
  clearChoices,
  filterOf,
  isPeriodReversed,
  readChoices,
  sessionOf,
} from "./choices.js";
import { listMaker } from "./make-list.js";
import { partMaker } from "./make-part.js";
import { keyPart } from "./manage-keys.js";
import { isFilteredPart, partOf, type Part } from "./part-names.js";
import { showPart } from "./parts.js";
import { readModels, showPrices } from "./prices.js";
import { showRequests } from "./requests.js";
import { showSessions } from "./sessions.js";
import { offerPrint, saveStatement, showStatement } from "./statement.js";
import { periods, usageIn } from "./usage.js";

const keyField = controlById("key", HTMLInputElement);
const period = controlById("period", HTMLSelectElement);
const grouping = controlById("grouping", HTMLSelectElement);
const month = controlById("month", HTMLSelectElement);
const keyChoice = controlById("request-key", HTMLSelectElement);
const groupings = ["day", "model", "key"] as const;
const DEFAULT_PERIOD = 30;
/** Maximum number of rows of a file, which every browser can hold in memory. */
const FILE_ROWS_MAX = 50_000;

interface Session {
  readonly client: Client;
  readonly token: string;
  /** The signed-in key; null until it is loaded. */
  key: Schemas["Account"]["key"] | null;
  statement: Schemas["Statement"] | null;
}

/** The current session. Null: signed out. */
let session: Session | null = null;

const option = (value: string, text: string): HTMLElement => element("option", { value }, text);
period.append(...periods.map((days) => option(String(days), `Last ${days} days`)));
period.dataset["usual"] = String(DEFAULT_PERIOD);
period.value = String(DEFAULT_PERIOD);

function report(message: string, state = ""): void {
  byId("status").textContent = message;
  byId("status").dataset["state"] = state;
}

const announcer: Announcer = { announce: (message) => report(message, "note") };
const usage = usageIn(announcer, byId("usage"));

/** Runs an action and shows its failure, at the key's field if signed out; a refused key signs out. */
function run(action: () => Promise<void>): void {
  detach(action(), (error) => {
    const typed = keyField.value;
    if (error instanceof ApiError && error.status === 401) signOut();
    const message = error instanceof Error ? error.message : String(error);
    if (byId("sign-in").hidden) return report(message, "failed");
    report("");
    byId("key-problem").textContent = message;
    keyField.value = typed;
    keyField.select();
  });
}

const makePart = partMaker(() => session);

const loadAccount = makePart(
  (client) => client.getConsoleAccount(),
  (account) => {
    if (session !== null) session.key = account.key;
    fill(byId("account-name"), nameElement(account.name));
    byId("account-notice").hidden = account.state !== "suspended";
    showFacts(byId("balance"), balanceFacts(account));
    showBudgets(byId("budgets"), account);
    showFacts(byId("key-facts"), keyFacts(announcer, account));
    showFacts(byId("limits"), limitFacts(account));
  },
);

function chosenGrouping(): Schemas["UsageReport"]["by"] {
  return groupings.find((by) => by === grouping.value) ?? "day";
}

const loadUsage = makePart(
  async (client) => {
    const days = Number(period.value);
    const [from] = lastDays(days);
    const by = chosenGrouping();
    const query = from === undefined ? { by } : { by, from };
    return { days, found: await client.getConsoleUsage({ query }) };
  },
  ({ days, found }) => usage.show(found, days),
);

const loadStatement = makePart(
  (client) => client.getConsoleStatement({ path: { month: month.value } }),
  (statement) => {
    if (session !== null) session.statement = statement;
    showStatement(byId("statement"), statement);
  },
);

const makeList = listMaker({ makePart, run });

/** The filters of the shown lists, from the address: further pages and files have the same. */
let filter: ReturnType<typeof filterOf> = {};
/** The session of the address, which filters the requests and the sessions. */
let ofSession: ReturnType<typeof sessionOf> = {};

const requestList = makeList({
  read: (client, page) =>
    client.listConsoleRequests({ query: { ...filter, ...ofSession, ...page } }),
  show: (requests, archivedBefore) =>
    showRequests(announcer, byId("requests"), requests, archivedBefore),
  more: "more-requests",
});

const failedList = makeList({
  read: (client, page) => client.listConsoleFailedRequests({ query: { ...filter, ...page } }),
  show: (requests) => showFailedRequests(announcer, byId("failed-requests"), requests),
  more: "more-failed-requests",
});

const sessionList = makeList({
  read: (client, page) =>
    client.listConsoleSessions({ query: { ...filter, ...ofSession, ...page } }),
  show: (...shown) => showSessions(announcer, byId("sessions"), ...shown),
  more: "more-sessions",
});

const ownKeys = keyPart({
  ...announcer,
  makeList,
  client: () => session?.client ?? null,
  run,
  signIn: (secret) => signIn(secret),
  signOut: () => signOut(),
});

const loadMonths = makePart(
  (client) => client.listConsoleStatements(),
  ({ data }) => month.replaceChildren(...data.map(({ month: name }) => option(name, name))),
);

const loadKeys = makePart(
  (client) => client.getConsoleUsage({ query: { by: "key" } }),
  (used) => keyChoice.replaceChildren(...keyOptions(keysOf(used, session?.key ?? null))),
);

const loadPrices = makePart(
  () => (session === null ? Promise.resolve([]) : readModels(session.token)),
  (models) => showPrices(byId("prices"), models),
);

const loadModels = makePart(
  (client) => client.getConsoleUsage({ query: { by: "model" } }),
  ({ data }) => byId("models").replaceChildren(...data.map(({ group }) => option(group, ""))),
);

/** Loads what can be chosen in a part, once; returns whether it was loaded now. */
async function loadOptions(part: Part): Promise<boolean> {
  if (part === "statements" && month.options.length === 0) {
    await loadMonths();
    return true;
  }
  const isFiltered = isFilteredPart(part);
  if (!isFiltered || keyChoice.options.length > 1) return false;
  await Promise.all([loadKeys(), loadModels()]);
  return true;
}

/** Reads what a part shows. */
const loaders: Readonly<Record<Part, () => Promise<void>>> = {
  usage: loadUsage,
  requests: requestList.load,
  errors: failedList.load,
  sessions: sessionList.load,
  statements: loadStatement,
  prices: loadPrices,
  keys: ownKeys.load,
  // Shown from the account, which is read with every part.
  key: () => Promise.resolve(),
};

/** The number of loads so far: an earlier one must not go on. */
let loads = 0;
/** The address whose choices the controls show. */
let shownAddress: string | null = null;

/** Shows the part that the address names, and reads it with its account. */
async function load(): Promise<void> {
  const own = session;
  loads += 1;
  const turn = loads;
  const isCurrent = () => own === session && turn === loads;
  const address = location.hash;
  const part = partOf(address);
  // A refresh keeps text that is typed but not submitted.
  if (address !== shownAddress) readChoices(part, address);
  shownAddress = address;
  filter = filterOf(address);
  ofSession = sessionOf(address);
  showPart(part);
  report("Loading …");
  await loadAccount();
  if (!isCurrent()) return;
  keyField.value = "";
  if (own !== null) keepTabKey(own.token);
  showSignedIn(true);
  // Again: a tab of the hidden account could not be scrolled into view.
  showPart(part);
  if (await loadOptions(part)) {
    if (!isCurrent()) return;
    readChoices(part, address, { onlyLists: true });
    showPart(part);
  }
  await loaders[part]();
  if (isCurrent()) report("Up to date.");
}

/** Puts the choices of the shown part into its address, and reads it. */
function choose(): void {
  if (session === null) return;
  const part = partOf(location.hash);
  const address = addressOf(part);
  if (isFilteredPart(part) && isPeriodReversed()) return;
  // Another address is read when it changes.
  if (address === location.hash) run(load);
  else location.hash = address;
}

function showSignedIn(isSignedIn: boolean): void {
  for (const id of ["account", "account-actions"]) byId(id).hidden = !isSignedIn;
  byId("sign-in").hidden = isSignedIn;
  if (isSignedIn) byId("key-problem").textContent = "";
}

async function signIn(token: string): Promise<void> {
  const client = createClient({ root: gatewayPath("/console/api/v1"), token });
  const own: Session = { client, token, key: null, statement: null };
  session = own;
  keyChoice.replaceChildren(...keyOptions([]));
  await load();
  if (own !== session) return;
  byId("title").tabIndex = -1;
  byId("title").focus();
}

function signOut(): void {
  session = null;
  forgetTabKey();
  usage.clear();
  byId("account-notice").hidden = true;
  for (const id of [
    "account-name",
    "balance",
    "budgets",
    "key-facts",
    "limits",
    "prices",
    "requests",
    "failed-requests",
    "sessions",
    "statement",
    "tabs",
    "models",
    "month",
    "request-key",
  ]) {
    byId(id).replaceChildren();
  }
  for (const list of [requestList, failedList, sessionList, ownKeys]) list.clear();
  clearChoices();
  // The address may contain a key's id.
  history.replaceState(null, "", location.pathname);
  shownAddress = null;
  showSignedIn(false);
  keyField.value = "";
  byId("key-problem").textContent = "";
  keyField.focus();
  report("");
}

function downloadStatement(): void {
  const statement = session?.statement ?? null;
  if (statement !== null) saveStatement(statement);
}

/** Saves the filtered rows of a list as a file. */
async function download<Row extends object>(
  name: string,
  columns: Parameters<typeof recordsCsv>[0],
  read: (client: Client, query: PageQuery) => Promise<Page<Row>>,
): Promise<void> {
  const own = session;
  if (own === null) return;
  const asked = filter;
  report("Reading the requests …", "note");
  // After signing out, no further page is read.
  const readPage = (page: PageQuery): Promise<Page<Row>> =>
    own === session
      ? read(own.client, { ...asked, ...page })
      : Promise.resolve({ data: [], next_cursor: null });
  const { rows, isCut } = await readPages(readPage, { rowsMax: FILE_ROWS_MAX });
  if (own !== session) return;
  if (rows.length === 0) return report("There are no requests to download.", "note");
  saveFile(name, recordsCsv(columns, rows), "text/csv");
  const count = `${formatCount(rows.length)} ${rows.length === 1 ? "request" : "requests"}`;
  const rest = " Choose a shorter period for the others.";
  report(isCut ? `The file has the latest ${count}.${rest}` : `The file has ${count}.`, "note");
}

const downloadRequests = () =>
  download("requests.csv", fileRequest, (client, query) =>
    client.listConsoleRequests({ query: { ...ofSession, ...query } }),
  );
const downloadSessions = () =>
  download("sessions.csv", fileSession, (client, query) =>
    client.listConsoleSessions({ query: { ...ofSession, ...query } }),
  );
const downloadFailed = () =>
  download("failed-requests.csv", fileFailedRequest, (client, query) =>
    client.listConsoleFailedRequests({ query }),
  );

onSubmit(byId("sign-in"), () => run(() => signIn(keyField.value.trim())));
for (const id of ["usage-form", "statement-form"]) onSubmit(byId(id), () => undefined);
byId("refresh").addEventListener("click", () => run(load));
addEventListener("hashchange", () => {
  if (session !== null) run(load);
});
byId("skip").addEventListener("click", (event) => {
  // The address names the shown part, not a place on the page.
  event.preventDefault();
  byId("main").focus();
});
byId("sign-out").addEventListener("click", signOut);
for (const control of [period, grouping, month]) control.addEventListener("change", choose);
onSubmit(byId("requests-form"), choose);
byId("failed-csv").addEventListener("click", () => run(downloadFailed));
byId("sessions-csv").addEventListener("click", () => run(downloadSessions));
byId("requests-csv").addEventListener("click", () => run(downloadRequests));
byId("statement-csv").addEventListener("click", downloadStatement);
offerPrint();
onKeyForgotten(signOut);
if (tabKey() !== "") {
  keyField.value = tabKey();
  run(() => signIn(tabKey()));
}
