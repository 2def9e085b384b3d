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

/**
 * A part of the account: reads it by `read` and shows it by `show`. What was overtaken by a later
 * read of the same part, or by signing out, is dropped.
 */
function makePart(read, show) {
  let asked = 0;
  return async () => {
    const own = session;
    asked += 1;
    const turn = asked;
    const isCurrent = () => own === session && turn === asked;
    try {
      const found = await read(own.client);
      if (isCurrent()) show(found);
    } catch (error) {
      if (isCurrent()) throw error;
    }
  };
}

const loadAccount = makePart(
  (client) => client.getConsoleAccount(),
  (account) => {
    showFacts(find("balance"), balanceFacts(account));
    showFacts(find("key-facts"), keyFacts(account));
    showFacts(find("limits"), limitFacts(account));
  },
);

const loadUsage = makePart(
  (client) => {
    const [from] = lastDays(Number(find("period").value));
    return client.getConsoleUsage({ query: { by: find("grouping").value, from } });
  },
  (report) => showUsage(find("usage"), report, Number(find("period").value)),
);

const loadStatement = makePart(
  (client) => client.getConsoleStatement({ path: { month: find("month").value } }),
  (statement) => {
    session.statement = statement;
    showStatement(find("statement"), statement);
  },
);

async function loadAll() {
  const own = session;
  report("Loading …");
  await loadAccount();
  if (own !== session) return;
  find("key").value = "";
  find("sign-in").hidden = true;
  find("account").hidden = false;
  await Promise.all([loadUsage(), loadStatement()]);
  if (own === session) report("Up to date.");
}

async function signIn() {
  const client = createClient({ root: "/console/api/v1", token: find("key").value.trim() });
  const own = { client, statement: null };
  session = own;
  find("month").replaceChildren(
    ...lastMonths(STATEMENT_MONTHS).map((month) => option(month, month)),
  );
  await loadAll();
  if (own !== session) return;
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
