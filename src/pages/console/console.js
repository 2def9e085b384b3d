import { balanceFacts, keyFacts, limitFacts } from "./account.js";
import { createClient } from "/console/client.js";
import { element, showFacts } from "./elements.js";
import { lastDays, lastMonths } from "./format.js";
import { showStatement, statementCsv } from "./statement.js";
import { periods, showUsage } from "./usage.js";

const find = (id) => document.getElementById(id);
const DEFAULT_PERIOD = 30;
const STATEMENT_MONTHS = 24;

/** What is shown now; the key lives in `client` alone. Null: nobody has signed in. */
let session = null;

const option = (value, text) => element("option", { value }, text);
find("period").append(...periods.map((days) => option(String(days), `Last ${days} days`)));
find("period").value = String(DEFAULT_PERIOD);

function report(message, state = "") {
  find("status").textContent = message;
  find("status").dataset.state = state;
}

/** Runs an action; a refusal is shown, and one of the key signs out. */
async function attempt(action) {
  try {
    await action();
  } catch (error) {
    if (error.status === 401) signOut();
    report(error.message, "failed");
  }
}

async function loadAccount() {
  const account = await session.client.getConsoleAccount();
  showFacts(find("balance"), balanceFacts(account));
  showFacts(find("key-facts"), keyFacts(account));
  showFacts(find("limits"), limitFacts(account));
}

async function loadUsage() {
  const days = Number(find("period").value);
  const [from] = lastDays(days);
  const query = { by: find("grouping").value, from };
  showUsage(find("usage"), await session.client.getConsoleUsage({ query }), days);
}

async function loadStatement() {
  const { client } = session;
  session.statement = await client.getConsoleStatement({ path: { month: find("month").value } });
  showStatement(find("statement"), session.statement);
}

async function loadAll() {
  report("Loading …");
  await loadAccount();
  find("sign-in").hidden = true;
  find("account").hidden = false;
  await Promise.all([loadUsage(), loadStatement()]);
  report("Up to date.");
}

async function signIn() {
  const client = createClient({ root: "/console/api/v1", token: find("key").value.trim() });
  session = { client, statement: null };
  find("month").replaceChildren(
    ...lastMonths(STATEMENT_MONTHS).map((month) => option(month, month)),
  );
  await loadAll();
  find("key").value = "";
  find("balance-title").tabIndex = -1;
  find("balance-title").focus();
}

function signOut() {
  session = null;
  for (const id of ["balance", "key-facts", "limits", "usage", "statement"]) {
    find(id).replaceChildren();
  }
  find("account").hidden = true;
  find("sign-in").hidden = false;
  find("key").value = "";
  find("key").focus();
  report("");
}

function downloadStatement() {
  const { statement } = session;
  if (statement === null) return;
  const url = URL.createObjectURL(new Blob([statementCsv(statement)], { type: "text/csv" }));
  element("a", { href: url, download: `statement-${statement.month}.csv` }).click();
  URL.revokeObjectURL(url);
}

find("sign-in").addEventListener("submit", (event) => {
  event.preventDefault();
  void attempt(signIn);
});
for (const id of ["usage-form", "statement-form"]) {
  find(id).addEventListener("submit", (event) => event.preventDefault());
}
find("refresh").addEventListener("click", () => void attempt(loadAll));
find("sign-out").addEventListener("click", signOut);
find("period").addEventListener("change", () => void attempt(loadUsage));
find("grouping").addEventListener("change", () => void attempt(loadUsage));
find("month").addEventListener("change", () => void attempt(loadStatement));
find("statement-csv").addEventListener("click", downloadStatement);
find("print").addEventListener("click", () => print());
